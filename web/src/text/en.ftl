# Sentences of the interface. What a game says is in the game’s own catalogue.
skip = Skip to the page
home = Ludoteca, home
menu = Menu
language = Language
nav-lobby = Lobby
nav-puzzles = Puzzles
nav-mine = My matches
nav-championships = Championships
nothing-here = There is nothing here
to-the-games = See the games
offline = The server does not answer. Your matches are safe; try again in a moment.
try-again = Try again
opening = Opening…
close = Close
yes = Yes
no = No

welcome = What shall we play?
welcome-how = One tap and you play against bots. No account, nothing to install.
go-on = Keep playing
play-now = Play { $game } now
play-bots = Play now
play-against = Play now against…
play-friends = With friends
starting = Dealing…
first-steps = First steps
new-here = New here?
two-minutes = Two minutes, and you can play
new-here-no = Not now
tip-question = Here is the question. Tap what glows.
tip-help = Unsure? Hint shows a good move. Undo takes one back.
tip-log = Missed something? The log has all of it, and Rules says why.
tips-enough = No more tips
choose-otherwise = Choose otherwise
turn-of = { $seats } to play
rules = Rules
contents = On this page
players = { $same ->
    [yes] { $fewest ->
        [1] 1 player
       *[other] { $fewest } players
    }
   *[no] { $most ->
        [1] 1 player
       *[other] { $fewest }–{ $most } players
    }
}
players-or = { $fewest ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 or { $most } players
    }
   *[other] { $most ->
        [1] 1 player
       *[other] { $fewest } or { $most } players
    }
}
length-minutes = { $same ->
    [yes] { $from ->
        [1] 1 minute
       *[other] { $from } minutes
    }
   *[no] { $to ->
        [1] 1 minute
       *[other] { $from }–{ $to } minutes
    }
}
length-hours = { $same ->
    [yes] { $from ->
        [1] 1 hour
       *[other] { $from } hours
    }
   *[no] { $to ->
        [1] 1 hour
       *[other] { $from }–{ $to } hours
    }
}

new-table = New table
how-many = How many players?
who-plays = Who plays?
all-friends = Friends by link
all-bots = Bots
all-here = Everybody on this device
chair = Seat { $number }
sitter-me = Me
sitter-here = Somebody here
name-of = Name of the player in seat { $number }
sitter-open = Open, by link
bot-random = Bot (random)
bot-easy = Bot (easy)
bot-normal = Bot (normal)
bot-hard = Bot (hard)
bot-master = Bot (master)
bots = { $count ->
    [0] No bots
    [1] 1 bot
   *[other] { $count } bots
}
options = Options and time
preset-comfortable = Comfortable
preset-printed = As printed
preset-printed-more = As printed: every rule of the box is on, even those that forgive nobody.
pace = Time
pace-none = No clock
pace-live = With a clock
pace-days = Days per move
pace-live-is = { $main } min + { $increment } s
pace-days-is = { $days ->
    [1] one day per move
   *[other] { $days } days per move
}
minutes = Minutes per player
increment = Extra seconds per turn
days = Days per move
undo-own = You may take back your own moves if they revealed nothing; others if everybody agrees.
undo-consent = A move may be taken back if everybody agrees.
undo-none = No move is taken back.
undo-way-own = your own, yes; others if all agree
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
seat-of = Who sits in seat { $number }
start = Start
next-hint = Players are missing: send the link, or put bots in the free seats.
start-when = It can start when every seat is taken.
no-such-table = There is no such table
table-closed = This table was closed before a match began
table-old-rules = The rules of this game have changed since this match began, so it was closed: nobody wins
match-old-rules = This match was played under older rules and can no longer be shown

board = Board
seats = Players
you = you
winner = won
bot-stands-in = a bot plays
not-here = not here
thinking = thinking…
to-move = to play
turn-mine = your turn
watching = { $count ->
    [0] nobody is watching
    [1] one person is watching
   *[other] { $count } people are watching
}
your-turn = Your turn:
you-may = You may:
waiting-for = Waiting for { $seats }.
bot-plays-for-you = A bot is playing for you.
take-back-seat = Take my seat back
hint = Hint
why = Why?
all-moves = All moves
all-moves-short = All
more-moves = +{ $count }…
hint-says = The bot would do this:
do-it = Do it
hand-over = Pass the device to { $name }. Nobody else should look.
i-am = I am { $name }
proposal-undo = { $seat_is ->
    [you] You would like to take back a move.
   *[other] { $seat } would like to take back a move.
}
proposal-pause = { $seat_is ->
    [you] You would like a pause.
   *[other] { $seat } would like a pause.
}
proposal-end = { $seat_is ->
    [you] You would like to end the match here.
   *[other] { $seat } would like to end the match here.
}
proposal-rematch = { $seat_is ->
    [you] You would like a rematch. It begins when everybody agrees.
   *[other] { $seat } would like a rematch.
}
unrated-then = The match will then not count for the ranking.
agree = Agree
decline = No
take-back = Never mind
rematch = Rematch!
join-rematch = To the rematch
stronger = Now against { $name }
watch-replay = Watch the replay
check-dice = Check the dice
full-screen = Full screen
see-result = The result
see-board = Look at the board
headline-won = { $winners_is ->
    [you] You won!
    [among] You won, with { $winners_others }!
   *[other] { $winners } won
}
headline-nobody = Nobody won
final-score = Final score
how-it-went = How it went
share-result = Share
rating-now = Your rating is now { $rating }.
panel = Around the table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-table = Table
nothing-yet = Nothing has happened yet.
undo = Undo
pause = Pause
resume = Continue
agree-end = Offer to end the match
resign = Resign
leave = Leave
sure-resign = Give up this match?
sure-leave = Leave? A bot plays for you until you come back; if nobody else is left, the match waits.
tastes = As you like it
scene-speed = How fast opponents’ turns are shown
speed-calm = calm
speed-normal = normal
speed-fast = fast
speed-once = at once
speed-is = Speed: { $speed }
show-the-rest = Show the rest at once
skip-to-my-turn = Skip to my turn
theme = Colours
theme-system = same as the device
theme-light = light
theme-dark = dark
volume = Volume
volume-off = silent
notify = A notification when it is my turn
quips = Bots say something at big moments
is-public = Anybody can find this table in the lobby.
is-private = Only people with the link can find this table.
commitment = The dice were sealed before the first move:
connection-connecting = Connecting…
connection-lost = The connection was lost. It comes back by itself; nothing is lost.
status-open = waiting
status-seeding = starting
status-running = being played
status-paused = The match is paused.
status-over = over
free-chairs = { $count ->
    [0] no free seats
    [1] one free seat
   *[other] { $count } free seats
}
place = { $place ->
    [1] won
   *[other] place { $place }
}
nobody-won = nobody won

say-hello = Nobody has said anything yet.
to-partners = to partners
mute-short = Mute
talk-to = Talk to
everybody = everybody
partners = partners
no-talk = There is no chat at this table during the match.
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
no-tables-to-join = Nobody is waiting right now. Open a table, and others will find it here.
tables-to-watch = Matches to watch
no-tables-to-watch = No public match is being played.
being-played = Being played
none-open = You are not at any table.
finished = Finished
none-finished = You have not finished a match yet.
older = Older matches
import = Import a match
import-how = A log downloaded here or from another Ludoteca:
choose-file = Choose a file
not-a-log = This file is not the log of a match.

settings = Settings
saved = Saved.
your-name = Your name
save = Save
my-page = My page
other-device = Another device
other-device-how = With a recovery code you stay yourself in another browser. It is shown only once; keep it secret.
new-code = Show me a code
have-code = I have a code
become = That’s me
welcome-back = Welcome back, { $name }!
devices = My devices
devices-how = Browsers in which you are you. Sign out the ones you do not know; a new recovery code signs out all but this one.
device-seen = last used { $day }
this-device = this one
sign-device-out = Sign it out
sign-out = Sign out here
sign-out-sure = Without a recovery code you cannot come back as yourself. Sign out?
keep-apart = You and this player
mute = Mute
unmute = Unmute
block = Block
unblock = Unblock
report = Report
report-what = What should the host of this server know?
reported = Thank you. The host of this server will read it.
bot-programs = Programs that play
bot-programs-how = An access key lets a program play as you. It is shown only once.
new-token = Make an access key

notices = When it’s your turn
notices-how = Be told outside this page too. Notifications name the game, the players and a link – never a card or a move.
notices-failed = Notifications could not be set up in this browser. Try again later, or choose another way.
notices-forbidden = This browser may not show notifications. Allow them in the browser’s settings for this page.
notices-letter-sent = We have sent an email there. Open its link, and you’re set.
channel-push = Browser
channel-mail = Email
channel-hook = Webhook
channel-unconfirmed = not confirmed yet
channel-end = Stop
channel-end-name = Stop: { $name }
channel-add = Add
channel-push-add = Tell me in this browser
channel-push-cannot = This browser cannot show notifications. On an iPhone, put this page on the home screen first.
channel-mail-add = Tell me by email
channel-hook-add = Tell a program or a chat
channel-hook-how = We send a JSON document to this address; chats that take incoming webhooks show its text.
channel-hook-address = Address
channel-hook-secret = Notifications are signed with this key (Standard Webhooks). It is shown only once:
notices-what = What about
notices-turn = My turn
notices-asked = Somebody asks me to agree
notices-over = A match is over
notices-invited = Invitations and rematches
notices-round = My championship match is ready
notices-plan = A prepared answer did not fit
notices-games = Which games
notices-when = When
notices-every = How often
notices-every-0 = at once
notices-every-60 = once an hour
notices-every-240 = every four hours
notices-every-1440 = once a day
notices-quiet = Quiet hours
notices-from = from
notices-to = to
notices-zone = your time ({ $zone })
letter-leave = No more emails
letter-left = Done: this address gets no more emails.
letter-confirm = Is this address yours?
letter-confirm-how = Then you will get an email here when it’s your turn. Each one has a link to stop them.
letter-confirm-yes = Yes, write to me
letter-confirmed = Done. We’ll write when it’s your turn.

vacation = Vacation
vacation-each = Days of vacation each
vacation-left = { $days ->
    [0] You have no vacation left in this match.
    [1] You have one day of vacation in this match.
   *[other] You have { $days } days of vacation in this match.
}
vacation-how = While anybody is on vacation, nobody’s time runs. Moves may still be made.
vacation-days = Days
vacation-go = Go on vacation
vacation-back = I’m back
vacation-until = On vacation until { $day }
vacation-of = { $name } is on vacation until { $day }; nobody’s time runs.

plans = Prepare an answer
plans-how = It is played for you when it’s your turn, some time later. Nobody else learns of it.
plans-if = If
plans-anything = whatever happens
plans-then = I answer
plans-add = Prepare
plans-none = Nothing is prepared.
plans-line = { $if }: { $then }
plans-withdraw = Withdraw
plans-dropped = What you had prepared did not fit what you were asked, so it was not played.
plans-unclear = What comes next cannot be foreseen from here.
plans-look = See what may come

replay = replay
moment = Moment of the match
turn-back = Previous turn
turn-on = Next turn
step-back = One step back
step-on = One step forward
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
fair-2 = Then every player’s browser adds a random word of its own, so the server cannot have chosen the outcome.
fair-3 = After the match the secret is revealed. It must fit the fingerprint, and every draw follows from it.
fair-this = This match
fair-commitment = Fingerprint, published before the first move
fair-head = Fingerprint of what was agreed, shown at the start
fair-seed = The server’s secret, revealed
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
fair-head-good = What was agreed at the start is what this browser was shown.
fair-head-bad = What was agreed at the start is not what this browser was shown!
fair-head-unknown = This browser was not there at the start.
fair-bots-good = What the bots added follows from the secret: nobody chose it.
fair-bots-bad = What a bot added does not follow from the secret!
fair-undone-good = No draw was taken back without everybody’s consent.
fair-undone-bad = A draw was taken back without everybody’s consent!
fair-draws-good = { $count ->
    [0] There has been no draw yet.
    [1] The only draw follows from the secret and what the players added.
   *[other] All { $count } draws follow from the secret and what the players added.
}
fair-draws-bad = A draw does not follow from the secret and what the players added!
fair-draws-unknown = This log does not say from how many options each draw was made.
fair-all = Check against the rules, too
fair-how = Download the log and let the program play the match again: it makes every draw a second time, and checks against the rules what each one was drawn from.

you-name = You
rival = { $count ->
    [1] Opponent
   *[other] Opponent { $number }
}
lesson-progress = How far you have come
lesson-step = Step { $step } of { $steps }
now-for-real = Now a real match

ratings = Ratings
rating = rating
played = played
won = Won: only of the matches that count.
rating-how = Ratings start at 1000 and rise with victories: it is the least a player is worth. Matches without opponents, on one device, with hints, or with a move taken back by consent do not count.
ladder = Ranking
ladder-none = Nobody is in the ranking yet. Finish a match against bots or other people, and the first place is yours.
ladder-without-me = You are not here yet: finish a match against bots or other people to enter.
rank = Place in the ranking
player = player
wins = won
bot = bot
none-finished-yet = No match has been finished yet.
recent = Recent

championship = Championship
championship-how = Knock-out: the winner goes on, the bracket moves by itself, and a bot stands in for whoever does not come.
new-championship = New championship
no-championships = There are no championships yet.
name = Name
cup-bots = How many bots enter
cup-level = How strong they are
cup-public = Anybody may join
open-championship = Open the championship
entrants = { $count ->
    [0] no entrants
    [1] one entrant
   *[other] { $count } entrants
}
cup-open = open
cup-running = being played
cup-over = over
cup-invite = Send this link: whoever opens it can join.
champion = { $name } won the championship!
my-match = To my match
take-out = Remove { $name }
withdraw = Withdraw
join = Join
call-off = Call off the championship
cup-new = All championships
bracket = Bracket
final = Final
semifinal = Semifinals
round = Round { $number }
bye = bye
watch-it = Watch
by-lot = decided by lot after three draws

with-others = With others
with-others-how = Find a table, enter a championship, or pick up where you left off.

plain-empty = empty
plain-yes = yes
plain-no = no
plain-cell = Row { $row }, column { $column }
plain-choices = { $count ->
    [0] No moves
    [1] One move
   *[other] { $count } moves: choose one
}
plain-back = Choose again
plain-aside = Good to know
own-board-broken = The board of this game could not be drawn, so this is the plain one.
no-rules = Nobody has written the rules of this game in English yet.

trouble-load = The game as it was saved cannot be loaded; the last good one stays.
trouble-fit = This match does not fit the saved rules; it goes on under those it began with.
trouble-kit = The saved game breaks a promise of the contract (ludoteca check tells more).

# After the match.
review = review
review-look = Review the match
review-ask = Review this match
review-how = The review plays on thousands of times from every position and shows how likely each player was to win, what came from luck, and which moves were costly.
review-waiting = The review waits for its turn: live matches come first.
review-running = Being reviewed: { $percent }%
review-ahead = { $count ->
    [1] One other review comes before it.
   *[other] { $count } other reviews come before it.
}
review-left = { $minutes ->
    [0] Less than a minute is left.
    [1] About a minute is left.
   *[other] About { $minutes } minutes are left.
}
review-leave = You need not wait here: it goes on without you.
review-rough = The graph is a first rough look; mistakes and luck follow.
review-at = Move { $number }
moment-back = Key moment before
moment-on = Next key moment
review-failed = The review could not be finished. Nothing is lost; please try again.
percent = { $percent }%
review-chances = Chance to win
review-move = { $action }: { $worth }% to win
review-alternatives = What each move was worth
review-moments = Key moments
review-no-moments = Nothing stands out: no clear mistake, and no stroke of luck that turned the match.
review-short = In short
review-why = Luck and skill
review-expected = Before the deal
review-luck = Luck: dice and cards
review-own = Own moves
review-rivals = The others’ moves
review-table = Given up or agreed
review-result = Result
review-why-how = The rows add up to the result. Moves are measured here with all hands open; whether one was a mistake depends only on what the player could know.
review-share = Share this review
learn-title = Learn from your mistakes
learn-how = { $count ->
    [1] One move cost something. See the position again, and find a better one.
   *[other] { $count } moves cost something. See each position again, and find a better one.
}
learn-start = Begin
learn-ask = You played “{ $action }”. Find something better on the board.
learn-tried = { $good ->
    [yes] Right! “{ $action }” is worth { $worth }%; what you played, { $own_worth }%.
   *[no] “{ $action }” is worth { $worth }%; what you played, { $own_worth }%. There is something better.
}
learn-best = Show me
learn-next = Next mistake
learn-end = Done
play-on = Play on from here
play-on-how = A new match begins at this moment. It does not count for the ranking.
play-on-as = Who are you?
play-on-with = Against
play-on-friends = Friends, by link
play-on-start = Open the table

puzzles = Puzzles
puzzles-how = One position, one clearly best move. Find it on the board.
puzzle-count = { $count ->
    [1] one puzzle
   *[other] { $count } puzzles
}
puzzle-none = There are no puzzles of this game yet.
puzzle-task = Find the best move.
players-here = Players
puzzle-solve = Solve puzzles
puzzle-limit = The match ends after round { $round }: whoever holds the most countries wins, unless somebody meets an objective before.
puzzle-right = Right!
puzzle-wrong = Not the best
puzzle-shown = This was it
puzzle-explained = “{ $action }” wins { $worth }% of the time; the next best, “{ $other_action }”, { $second }%.
puzzle-instead = The others are worth what is left if the whole turn does without it.
puzzle-missed = “{ $action }” wins { $worth }% of the time. There is something better.
puzzle-next = Next puzzle
puzzle-skip = Another one
puzzle-show = Show me
puzzle-yours = Your rating
puzzle-its = This puzzle
puzzle-streak = Solved in a row
puzzle-longest = Longest run
puzzle-again = You have answered this one before: it no longer counts.
puzzle-theme = Theme
puzzle-share = Share this puzzle
theme-all = All
theme-win = Win at once
theme-save = Do not lose
theme-lead = Secure the lead
theme-comeback = Come back
theme-odds = By the odds
theme-missile = Missiles
theme-exchange = When to exchange cards
theme-pact = Sign or not?
theme-duel = Best duel
theme-swap = Which cards to swap
theme-block = Block
theme-defend = Defend
theme-finish = Finish
theme-place = Where to place
theme-attack = Attack
theme-answer = Answer an attack
theme-line = Complete a line
theme-open = Which card to play
theme-move = Which side of the rondel
theme-continent = A whole continent
theme-objective = For the objective
theme-advance = How many advance

daily = Deal of the day
daily-how = The same start for everybody here, once a day, against the same bot. Who makes the most of it?
daily-play = Play today’s deal
daily-go-on = Go on
daily-see = See the ranking
daily-against = Against { $name }
daily-players = { $count ->
    [0] Nobody has finished it yet
    [1] One player has finished it
   *[other] { $count } players have finished it
}
daily-until = Until { $time } ({ $zone })
daily-outcome-won = Won
daily-outcome-drew = Drawn
daily-outcome-lost = Lost
daily-outcome-helped = A bot played for you: it is not ranked.
daily-outcome-late = Finished after the end of the day: it is not ranked.
daily-place = Place { $rank } of { $total }
daily-ranking = Ranking
daily-ranking-how = First the result, then by how many points, then the quicker win or the longer resistance. How long you think does not count.
daily-none = Nobody has finished this deal.
daily-margin = Points ahead
daily-moves = Moves
daily-archive = Earlier days
daily-sealed = What happened in the match stays hidden until the day is over: others still play it.
daily-share = Share
daily-shared = Copied: no word about the deal is in it.
daily-share-text = Ludoteca, { $game }, deal of { $day }: { $outcome } ({ $margin }), { $moves ->
    [1] one move
   *[other] { $moves } moves
}, place { $rank } of { $total }
daily-proof = Where the deal comes from
daily-proof-how = The house drew a secret for this day and published its fingerprint (SHA-256) beforehand. When the day is over the secret is told, and every deal and every die of that day follows from it.
daily-commitment = Published fingerprint
daily-committed = Published on
daily-secret = The day’s secret
daily-secret-later = told when the day is over
daily-tomorrow = Tomorrow’s fingerprint
daily-proof-good = The secret fits the published fingerprint.
daily-proof-bad = The secret does not fit the published fingerprint!
daily-proof-log = A match of that day is checked with: ludoteca verify match.json --day SECRET
daily-result = Result
solo = You play alone
every-day = Every day
daily-short = One start for everybody, once a day
puzzles-short = One position: find the best move
look-back = Look back
look-back-short = What happened, what luck brought, what was costly

page-game = Game
page-private = Only you see this page. Others see your name and your ratings.
page-public = Everybody can see this page.
page-show = Show it to everybody
page-hide = Hide it again
page-hidden = This player keeps the rest to themselves.
page-nothing = Nothing to tell yet: finish a match of this game.
page-course = Rating over time
page-course-alt = From { $first } to { $last }; lowest { $low }, highest { $high }
page-one-point = After one match: { $last }
page-apart = Ratings apart
page-apart-how = Against people and against each level separately; the ranking mixes them.
page-variant = Rules
page-against = Against
page-against-people = people
variant-usual = { $count ->
    [1] alone
   *[other] { $count } players
}
variant-printed = { $count ->
    [1] alone, printed rules
   *[other] { $count } players, printed rules
}
variant-own = { $count ->
    [1] alone, own options
   *[other] { $count } players, own options
}
page-results-seat = By seat
page-seat = Seat { $number }
page-favourites = Favourites
page-feared = Feared
page-feared-how = What the others had when they won against you.
page-feared-of = What the others had when they won.
page-times = { $count ->
    [1] once
   *[other] { $count } times
}
page-won-of = won { $won } of { $played }
page-rivals = Head to head
page-rival = won { $victories }, lost { $defeats }
page-streak = Wins in a row
page-puzzles = Answered: { $done } of { $all }. Your rating is { $rating }; your longest streak, { $longest }.
page-streak-now = now { $now }, best { $longest }
page-badges = Badges
page-badges-count = { $done } of { $all }
page-badge-todo = not yet
page-badge-first = since { $date }
nav-friends = Friends
friends = Friends
friends-how = Send your link: whoever opens it can follow you, and sees when you are here. Nobody else does.
friends-link = Your link
friends-new-link = New link
friends-new-link-how = The old one stops working; who follows you stays.
friends-none = You follow nobody yet. Open the link of a friend, or send yours.
friends-here = here now
friends-away = not here
friends-plays = playing { $game }
friends-mutual = follows you too
friends-followers = They follow you
friends-drop = Remove
friends-unfollow = Unfollow
friends-invite = Invite
friends-invited = Invited
friends-invite-how = Friends who are here
friends-invite-to = Invite to
friends-follow-ask = Follow { $name }?
friends-follow = Follow
friends-invitation = { $name } invites you to play { $game }
friends-accept = Go there
friends-decline = Not now
