### The command line and the terminal.

cli-about = A house of table games: exact rules, bots, records. Without a command: the menu.
cli-menu = Choose a game and play it in the terminal.
cli-games = List the games.
cli-rules = Show the rules of a game.
cli-play = Play in the terminal, against bots or with people sharing it.
cli-score = Value a hand, roll or layout without a match.
cli-replay = Check a record move by move and show where it ends.
cli-bench = Measure random legal play on this machine.

cli-usage = Usage:
cli-usage-command = COMMAND …
cli-usage-options = [OPTIONS]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

cli-help-help = Show this page.
cli-help-lang = Language: en, ko or id.
cli-help-json = Print JSON.
cli-help-option = A game option as name=value; may be repeated.
cli-help-seats = Number of seats.
cli-help-game = The name of a game; see “noripan games”.
cli-help-games-game = The name of a game, to see its options.
cli-help-bench-game = The name of a game; all games if left out.
cli-help-file = A record file; - reads standard input.
cli-help-score = The hand, roll or layout, in the game's notation.
cli-help-dora = Sparrow: the dora tile.
cli-help-dealer = Sparrow: the hand is the dealer's.
cli-help-roll = General: the number of the roll, 1 to 3.
cli-help-steps = Also show every event: whose turn, scores, legal moves.
cli-help-runs = How many runs; the median is shown.
cli-help-people = How many of the seats are people at this terminal.
cli-help-names = Names of all seats, separated by commas.
cli-help-bot = The bot for the other seats: random or greedy, in dice games also optimal; several separated by commas.
cli-help-record = The file to keep the record in.
cli-help-resume = Go on with the match of a record file.
cli-help-seed = Deal from this number instead of securely; for practice.

cli-no-such-option = There is no option { $name } here.
cli-option-value = The value of { $name } is missing or of the wrong kind.
cli-missing = { $name } is missing.
cli-usage-wrong = There is no such command, or something on the command line is too much. See “noripan --help”.
cli-people = { $people } people do not fit { $seats } seats.
cli-resume-game = The record “{ $file }” is of another game: { $game }.
cli-compiling = Compiling the rules of { $game } for this machine; next time this takes no time.

cli-column-name = name
cli-column-title = game
cli-column-seats = seats
cli-column-about = about
cli-column-option = option
cli-column-value = value
cli-column-number = no.
cli-column-event = event
cli-column-turn = then
cli-column-scores = scores
cli-column-legal = legal moves
cli-column-one-core = one core
cli-column-all-cores = all cores
cli-moves = { $count } moves
cli-fair-verified = The deal was fair: every outcome follows from the commitment.
cli-fair-sealed = The deal is committed; its seed is shown after the match.
cli-fair-broken = The deal was not fair.

menu-title = Noripan: choose a game
menu-languages = Language:
menu-prompt = Number (q leaves):
menu-again = Please choose one of those shown.
menu-seats = How many seats, { $minimum } to { $maximum }? [{ $default }]
menu-people = How many of them are people here, { $minimum } to { $maximum }? [{ $default }]

names = Ana, Ben, Cleo, Dan, Eve, Finn, Grace, Hugo
play-commitment = The deal is fixed and can be checked afterwards. Commitment: { $commitment }
play-hint = “?” explains what is legal; Ctrl-C leaves, and the match can be resumed.
play-prompt = { $name }:
play-no-undo = Nothing can be taken back: something has been revealed since.
play-undo = “undo” takes your last move back.
play-help = Type the number of a move or the move itself. “? MOVE” says why a move is illegal, “? R1” shows a rule. Legal now:
play-legal = { $move } is legal.
play-more-moves = … and { $count } more moves; type any of them.
play-hand-over = { $name }, it is your turn. Press Enter when the others look away.
play-interrupted = The match is kept. Go on with: noripan play --resume { $file }
play-recorded = The record is in { $file }
event-opener = { $name } begins.
