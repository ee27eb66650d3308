# Sentences of the interface. What a game says is in the game's own catalogue.
skip = Skip to the page
home = Ludoteca, home
menu = Menu
language = Language
nav-lobby = Lobby
nav-mine = My matches
nav-championships = Championships
nothing-here = There is nothing here
to-the-games = To the games
offline = The server does not answer. Your matches are safe; try again in a moment.
try-again = Try again
opening = Opening…
close = Close
yes = Yes
no = No

welcome = What shall we play?
welcome-how = One tap and you play against bots. No account, nothing to install.
go-on = Go on playing
play-now = Play { $game } now
play-bots = Play now
play-friends = With friends
starting = Dealing…
first-steps = First steps
rules = Rules
contents = On this page
players = { $same ->
    [yes] { $fewest } players
   *[no] { $fewest }–{ $most } players
}
length-minutes = { $same ->
    [yes] { $from } minutes
   *[no] { $from }–{ $to } minutes
}
length-hours = { $same ->
    [yes] { $from ->
        [1] 1 hour
       *[other] { $from } hours
    }
   *[no] { $from }–{ $to } hours
}

new-table = A new table
how-many = How many players?
who-plays = Who plays?
all-friends = Friends by link
all-bots = Bots
all-here = All on this device
chair = Seat { $number }
sitter-me = Me
sitter-here = Somebody here
name-of = Name of who plays on seat { $number }
sitter-open = Open, by link
bot-random = Bot (random)
bot-easy = Bot (easy)
bot-normal = Bot (normal)
bot-hard = Bot (hard)
bots = { $count } bots
options = Options and time
preset-comfortable = Comfortable
preset-printed = As printed
preset-printed-more = As printed, every rule of the box is on, also those that forgive nobody.
pace = Time
pace-none = No clock
pace-live = With a clock
pace-days = Days for each move
pace-live-is = { $main } min + { $increment } s
pace-days-is = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
minutes = Minutes each
increment = Seconds added for each turn
days = Days for each move
undo-own = Own harmless moves may be taken back, others if all agree.
undo-consent = Moves are taken back if all agree.
undo-none = Nothing is taken back.
undo-way-own = own freely, others if all agree
undo-way-consent = only if everybody agrees
undo-way-none = never
show-in-lobby = In the lobby: anybody may join
open-table = Open the table

invite = Invite friends
invite-how = Send this link: whoever opens it can sit down.
watch-link = Link to this table
copy-link = Share the link
copied = Copied
qr = QR code
qr-alt = QR code of the link
this-table = This table
learn = While you wait
free-chair = Free seat
sit-here = Sit here
move-here = Move here
stand-up = Stand up
free-it = Free it
seat-of = Who sits on seat { $number }
start = Start
next-hint = Some are missing: send the link, or put bots on the open seats.
start-when = It can start when every seat is taken.
no-such-table = There is no such table
table-closed = This table was closed before a match began
table-old-rules = The rules of this game have changed since this match began, so it was closed: nobody wins
match-old-rules = This match was played under older rules and can no longer be shown

board = Board
seats = Players
you = you
winner = winner
bot-stands-in = a bot plays
not-here = not here
thinking = thinking…
to-move = to move
turn-mine = your turn
watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
your-turn = Your turn:
you-may = You may:
waiting-for = Waiting for { $seats }.
bot-plays-for-you = A bot plays for you now.
take-back-seat = Take my seat back
hint = Hint
why = Why?
all-moves = All moves
more-moves = { $count } more…
hint-says = The bot would do this:
do-it = Do it
hand-over = Pass the device to { $name }. Nobody else should look.
i-am = I am { $name }
proposal-undo = { $name } would like to take a move back.
proposal-pause = { $name } would like a pause.
proposal-end = { $name } would like to end the match here.
agree = Agree
decline = No
take-back = Never mind
you-won = You won!
rematch = Rematch!
join-rematch = To the rematch
watch-replay = Watch the replay
check-dice = Check the dice
panel = Around the table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-table = Table
nothing-yet = Nothing has happened yet.
undo = Undo
pause = Pause
resume = Go on
agree-end = Offer to end
resign = Resign
leave = Leave
sure-resign = Give up this match?
sure-leave = Leave? A bot plays for you until you come back; if nobody else is left, the match waits.
tastes = How you like it
theme = Colours
theme-system = as the device
theme-light = light
theme-dark = dark
sound = A sound when it is my turn
notify = A notification when it is my turn
is-public = Anybody may find this table in the lobby.
is-private = Only people with the link find this table.
commitment = The dice were sealed before the first move:
connection-connecting = Connecting…
connection-lost = The connection is cut. It comes back by itself; nothing is lost.
status-open = waiting
status-seeding = starting
status-running = being played
status-paused = The match is paused.
status-over = over
free-chairs = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
place = { $place ->
    [1] won
   *[other] place { $place }
}

say-hello = Nobody has said anything yet.
to-partners = to partners
mute-short = Mute
talk-to = Talk to
everybody = everybody
partners = partners
no-talk = There is no talk at this table while the match runs.
message = Message
send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops…
phrase-thinking = Let me think.
phrase-your-turn = Your turn.
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-bye = Bye!

game = Game
all-games = all games
tables-to-join = Tables to join
no-tables-to-join = Nobody waits right now. Open a table, and others find it here.
tables-to-watch = Matches to watch
no-tables-to-watch = No public match is being played.
being-played = Being played
none-open = You sit at no table.
finished = Finished
none-finished = You have not finished a match yet.
older = Older matches
import = Import a match
import-how = A log that was downloaded here or on another Ludoteca:
choose-file = Choose a file
not-a-log = This file is not a log of a match.

settings = Settings
saved = Saved.
your-name = Your name
save = Save
my-page = My page
other-device = Another device
other-device-how = A recovery code makes another browser you. It is shown once; keep it secret.
new-code = Show me a code
have-code = I have a code
become = It is me
welcome-back = Welcome back, { $name }!
bot-programs = Programs that play
bot-programs-how = A token lets a program play as you. It is shown once.
new-token = Make a token

replay = replay
moment = Moment of the match
turn-back = To the turn before
turn-on = To the next turn
step-back = One step back
step-on = One step on
play = Play
stop = Stop
speed = Speed
seen-by = Seen by
spectator = Spectator
all-open = All hands open
share-moment = Share this moment
download-log = Download the log
over = The match is over.

fair-why = Nobody, the server included, can choose what the dice and the cards bring.
fair-1 = Before the first move the server draws a secret number and publishes its fingerprint (SHA-256).
fair-2 = Then every player's browser adds a random word of its own, so the server cannot have chosen the outcome.
fair-3 = After the match the secret is revealed. It must fit the fingerprint, and every draw follows from it.
fair-this = This match
fair-commitment = Fingerprint, published before the first move
fair-seed = The server's secret, revealed
fair-own = What this browser added
fair-later = The secret is revealed when the match is over.
fair-hash-good = The revealed secret fits the fingerprint.
fair-hash-bad = The revealed secret does not fit the fingerprint!
fair-hash-unknown = This browser cannot compute the fingerprint here (a page without HTTPS, or an imported match).
fair-kept-good = The fingerprint is the one this browser saw before the first move.
fair-kept-bad = The fingerprint is not the one this browser saw before the first move!
fair-kept-unknown = This browser was not there before the first move.
fair-mine-good = What this browser added was used.
fair-mine-bad = What this browser added was not used!
fair-mine-unknown = This browser added nothing to this match.
fair-all = Check every single draw
fair-how = Download the log and let the program derive every draw again; it names the first that does not fit.

you-name = You
rival = Rival { $number }
lesson-progress = How far you are
lesson-step = Step { $step } of { $steps }
now-for-real = Now a real match

ratings = Ratings
rating = rating
played = played
won = Won: only of the matches that count.
rating-how = Everybody begins at 1000. The rating is what a player is worth at least, and rises with victories. Matches alone, on one device or with hints do not count.
ladder = Ranking
ladder-none = Nobody is in the ranking yet. Finish a match against bots or other people, and the first place is yours.
ladder-without-me = You are not here yet: finish a match against bots or other people to enter.
rank = Place in the ranking
player = player
wins = won
bot = bot
none-finished-yet = No match was finished yet.
recent = Lately

championship = Championship
championship-how = Knock-out: who wins goes on, the bracket moves by itself, and a bot stands in for who does not come.
new-championship = A new championship
no-championships = There is no championship yet.
name = Name
cup-bots = How many bots enter
cup-level = How strong they are
cup-public = Anybody may join
open-championship = Open the championship
entrants = { $count ->
    [one] one entrant
   *[other] { $count } entrants
}
cup-open = open
cup-running = being played
cup-over = over
cup-invite = Send this link: whoever opens it can join.
champion = { $name } is the champion!
my-match = To my match
take-out = Take { $name } out
withdraw = Withdraw
join = Join
call-off = Call it off
cup-new = All championships
bracket = Bracket
final = Final
semifinal = Semi-finals
round = Round { $number }
bye = bye
watch-it = Watch
by-lot = decided by lot after three draws

with-others = With others
with-others-how = Find a table, enter a championship, or go on where you left off.
