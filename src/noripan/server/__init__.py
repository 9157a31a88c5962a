"""The house in a browser: tables, seats and matches served to many people at once."""
