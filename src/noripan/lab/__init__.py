"""Many matches at once: random play at native speed, and how fast it is."""
