### The house in the browser and in the terminal.

## Server: refusals

house-stale = The table has changed since you looked. Here it is as it is now.
house-busy = The table changes too fast just now. Try again.
house-spectator = You are watching; only those who have a seat can do this.
house-begun = The match has begun already.
house-not-begun = The match has not begun yet.
house-not-over = The match is not over yet.
house-no-seat = There is no such seat at this table.
house-seat-taken = This seat is taken.
house-full = There is no empty seat at this table.
house-answered = You have answered this discard already.
house-no-undo = Nothing can be taken back now: something has been revealed since, or it was not your move.
house-no-undo-asked = Nobody waits for your answer about taking a move back.
house-line-unusable = This cannot be said: it is empty or holds characters that cannot be shown.
house-slow-down = That was too much at once. Wait a moment.
house-unreadable = The house does not understand this message.
house-protocol = This program is of another version than the house (protocol { $protocol }). Load the page again.
house-wrong-secret = This link does not open a seat any more.
house-no-table = There is no such table.
house-table-damaged = The table { $table } cannot be taken up again: { $reason }
house-no-event = The match has no such event.
house-no-rule = There is no such rule.
house-not-found = There is nothing at this address.
house-no-client = The pages for the browser are not installed.
house-method = This cannot be done at this address.
house-origin = This request comes from another site.
house-too-large = This is too long.

## Server: command line

cli-serve = Open the house: play in the browser, with friends and bots.
house-cli-host = The address to listen at; 0.0.0.0 lets other machines in.
house-cli-port = The port to listen at.
house-cli-database = Where matches are kept: sqlite:///FILE or postgresql+asyncpg://….
house-cli-workers = How many processes serve; more than one needs PostgreSQL.
house-cli-bots = How many seconds a bot takes for a move, on average.
house-cli-claims = How many seconds a discard may be claimed.
house-cli-no-browser = Do not open the browser.
house-cli-join = Sit down at a table of a running house: the link of the table or of your seat.
house-open = The house is open: { $address }
house-port-taken = Port { $port } of { $host } is in use. Choose another with --port.
house-one-worker = SQLite serves one process. For more use PostgreSQL with --database.
house-database-busy = Another process has the house “{ $file }” open.
house-database-kind = The database must be sqlite:///FILE or postgresql+asyncpg://….
house-database-folder = There is no folder “{ $folder }”.

## Server: a guest in the terminal

house-join-link = “{ $link }” is not the link of a table.
house-join-no-answer = Nobody answers at { $address }.
house-join-name = Your name:
house-join-link-kept = Your seat's own link, to come back with: { $link }
house-join-waiting = Waiting for the others. Seats: { $names }
house-join-empty = empty
house-join-lost = The connection was lost; trying again.
house-join-watching = You are watching this table.
house-join-undo = { $name } asks to take the last move back. Allow it? (y/n)
house-join-hint = “say …” speaks to the table, “undo” asks to take your last move back, Ctrl-C leaves; the link brings you back.
house-join-undo-asked = Asked the others to take your move back.
house-join-over = The record of the match: { $link }

## Browser: the frame

house-skip = To the content
house-home = To the house
house-language = Language
house-theme = Light
house-theme-system = auto
house-theme-light = light
house-theme-dark = dark
house-sound = Sounds
house-close = Close
house-looking = One moment …
house-again = Try again
house-no-answer = The house does not answer just now.
house-nowhere = There is nothing here.
house-yes = yes
house-no = no
house-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
house-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
house-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }

## Browser: the house

house-title = A table is set
house-about = Seven table games, with friends or against bots. Choose one: no account, and every deal can be checked.
house-games = Games
house-players = { $minimum }–{ $maximum } players
house-own-tables = Your tables
house-open-tables = Open tables
house-no-open-tables = No table is open to everybody just now.
house-nobody = nobody yet
house-empty-seats = { $count ->
    [0] no empty seat
    [one] one empty seat
   *[other] { $count } empty seats
 }
house-phase-playing = being played
house-phase-over = over

## Browser: a new table

house-your-name = Your name
house-how-many = How many players?
house-pairs = Four play as two pairs; partners sit opposite each other.
house-company = With whom?
house-company-greedy = against bots
house-company-random = against easy bots, which move at random
house-company-optimal = against perfect bots, which play to win
house-company-friends = with friends, by a link; bots may take what is left
house-listed = List this table for everybody who visits the house
house-turn-time = Time for a turn
house-turn-time-hint = When it is over a bot plays until the player is back.
house-turn-no-limit = no limit
house-options = Options of the game
house-option-range = from { $minimum } to { $maximum }
house-open-table = Open the table
house-start = Begin

## Browser: a table

house-table = Table
house-seats = Seats
house-seat-empty = empty seat
house-you = you
house-away = away
house-bot-greedy = bot
house-bot-random = easy bot
house-bot-optimal = perfect bot
house-bot-away = Send { $name } away
house-sit-down = Sit down
house-full-watch = All seats are taken; you can watch.
house-be-ready = I am ready
house-is-ready = ready
house-rename = Change name
house-starts-when-ready = The match begins when all seats are taken and everybody is ready.
house-invite = Invite
house-invite-link = Link for friends
house-invite-hint = Whoever opens it can sit down or watch.
house-own-link = My own link
house-own-link-hint = It opens your seat from any device. Show it to nobody.
house-watch-link = Link for spectators
house-watch-hint = Whoever opens it can watch.
house-links = Links
house-copy = Copy
house-copied = Copied.
house-turned-away = This table cannot be opened.
house-watch-instead = Watch instead
house-offline = The connection was lost; trying again.
house-offline-kept = { $count ->
    [one] What you have just done is kept and will be sent.
   *[other] The { $count } things you have just done are kept and will be sent.
 }

## Browser: the match

house-your-turn = Your turn
house-wait = One moment: the game goes on by itself.
house-time-left = Time left:
house-players-here = Players
house-scores = Points
house-winner = winner
house-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
 }
house-news = What happened
house-no-news = Nothing yet.
house-told = { $name }: { $what }
house-chat = Talk
house-nothing-said = Nobody has said anything yet.
house-say-label = Say to the table
house-say = Say
house-more = More about this table
house-rules = Rules
house-rules-of = Rules: { $game }
house-rule-number = Rule { $number }
house-why-not = Why not?
house-show-in-rules = Show it in the rules
house-undo = Take back
house-undo-asked = { $name } would like to take the last move back.
house-undo-waits = { $name } has asked to take a move back; the others are answering.
house-undo-agree = Agree
house-undo-refuse = Refuse
house-leave = Leave
house-leave-really = Leave the table?
house-leave-open = Your seat becomes empty and somebody else may take it.
house-leave-playing = A bot plays on for you. You can come back at any time and take over again.
house-leave-over = The match is over.
house-stay = Stay
house-over = The match is over.
house-rematch = Rematch
house-join-rematch = Join the rematch
house-watch-rematch = Watch the rematch
house-download = Download the record

## Browser: fair dealing

house-fair = Fair deal
house-fair-sealed = Every shuffle, draw and roll follows from a seed that was fixed before the match, and from what each player's device has added. The seed stays secret until the end; its fingerprint is here from the start.
house-fair-opened = The match is over and the seed is open: anybody can check that nothing was changed.
house-fair-commitment = Fingerprint (SHA-256 of the seed)
house-fair-seed = Seed
house-fair-entropy = Added by { $name }
house-fair-right = Checked in this page: the seed has exactly this fingerprint.
house-fair-wrong = Checked in this page: the seed does NOT have this fingerprint.
house-fair-impossible = This browser checks it only on a secure page (https). Download the record and check it with “noripan replay”.
house-fair-house-right = Played again by the house: every outcome follows from the seed.
house-fair-house-wrong = Played again by the house: an outcome does NOT follow from the seed.

## Browser: the replay

house-replay = Replay
house-to-table = To the table
house-steps = Step by step
house-step = Step
house-step-first = To the beginning
house-step-back = One step back
house-step-forward = One step forward
house-step-last = To the end
house-watcher = Spectator
house-seen-by = As seen by
