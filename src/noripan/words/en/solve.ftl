# Exact best play of the dice games

cli-solve = Work out the best expected total of a dice game played alone.
cli-help-big-general = General: the points of a Big General that ends the game; if left out, the game goes on and it counts as an ordinary General.
cli-solving = Working out { $game }; the result is kept for next time.
solve-not-dice = { $game } has no exact solution; these games have one: { $known }.
solve-no-big-general = There is no Big General in { $game }.
solve-expected = best expected total
solve-sd = standard deviation
solve-seconds = seconds it took
