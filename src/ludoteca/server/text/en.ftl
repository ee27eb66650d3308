# The server’s own sentences.
refusal-stale = That decision has passed; look at the table again.
refusal-not-found = There is nothing here.
refusal-wrong-method = This cannot be done here.
refusal-bad-request = There is something wrong with the request: { $why }
refusal-bad-message = The table does not understand this message.
refusal-too-large = That is too much at once.
refusal-too-many = Slow down a little, please.
refusal-internal = Something went wrong on our side. Nothing was changed; please try again.
refusal-not-saved = The move could not be saved, so it was not made. Please try again in a moment.
refusal-database-away = We cannot reach our data right now. Nothing is lost; please try again in a moment.
refusal-unsure = The connection to our data broke: we do not know yet whether that was saved. Try again in a moment to find out.
refusal-busy = Others are changing the same thing right now. Please try again.
refusal-no-guest = We do not know you yet: open the home page first.
refusal-foreign-origin = This request comes from another site.
refusal-too-many-guests = Too many newcomers came from your network today; please come back tomorrow, or with your recovery code.
refusal-wrong-code = Nobody has this recovery code.
refusal-bad-name = { $most ->
    [1] A name has one letter.
   *[other] A name has 1 to { $most } letters.
}
refusal-unknown-game = There is no game { $game }.
refusal-bad-option = These options do not fit: { $why }
refusal-wrong-chairs = Number of seats: { $seats }; of players: { $chairs }. They must be equal.
refusal-no-hints = Hints are only for those who play without other people.
refusal-thinking = The bot is still thinking about your last question.
refusal-too-many-tables = { $most ->
    [1] You already have a table waiting; close it first.
   *[other] You already have { $most } tables waiting; close one first.
}
refusal-no-chair = That seat is not free.
refusal-not-open = The match has already begun.
refusal-not-seated = You have no seat at this table.
refusal-host-only = Only the host of the table may do that.
refusal-open-chairs = Some seats are still free: wait for people, or put bots there.
refusal-too-late = The match has already begun.
refusal-bad-seed = { $most ->
    [1] A seed has one letter or digit.
   *[other] A seed has 1 to { $most } letters or digits.
}
refusal-not-over = The match is not over yet.
refusal-paused = The match is paused.
refusal-not-paused = The match is not paused.
refusal-not-running = The match is not running.
refusal-time-is-up = Your time is up: the bot makes this move first, then you can take your seat back.
refusal-away = A bot plays for you now; take your seat back first.
refusal-cup-goes-on = A championship goes on: it is not paused, and against bots alone nothing is taken back or called off. You can resign.
refusal-no-undo = At this table nothing is taken back.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-too-many-undos = { $most ->
    [1] One move may be taken back in a match, and that has been done.
   *[other] { $most } moves may be taken back in a match, and so many have been.
}
refusal-left-too-often = { $most ->
    [1] You have left this match once already: stay, or resign.
   *[other] You have left this match { $most } times already: stay, or resign.
}
refusal-resigned = You have resigned this match already.
refusal-no-talk = That chat is not open at this table now.
refusal-phrases-only = During this match only the ready-made phrases may be said.
refusal-empty-text = There is nothing in this message.
refusal-still-running = The log is a secret until the match is over.
refusal-bad-log = This log cannot be read: { $why }
refusal-lesson-not-yet = That move is possible, but the lesson asks for another one now.
refusal-no-lesson = This game has no lesson yet.
refusal-clock-needed = A championship needs a clock, so that every match comes to its end.
refusal-entered = Each person enters once.
refusal-cup-full = { $most ->
    [1] A championship has at most one entrant.
   *[other] A championship has at most { $most } entrants.
}
refusal-cup-begun = The championship has already begun.
refusal-not-entered = You are not playing in this championship.
refusal-too-few = { $least ->
    [1] A championship needs at least one entrant.
   *[other] A championship needs at least { $least } entrants.
}
refusal-too-many-running = { $most ->
    [1] One of your tables is running already: end that match first.
   *[other] { $most } of your tables are running already: end some of those matches first.
}
refusal-too-many-bot-tables = { $most ->
    [1] You already have a running table with bots; finish it first.
   *[other] You already have { $most } running tables with bots; finish one first.
}
refusal-too-many-imports = { $most ->
    [1] One log a day may be imported; please come back tomorrow.
   *[other] { $most } logs a day may be imported; please come back tomorrow.
}
refusal-too-much-kept = You have imported as much as one person may keep here: { $limit } MB.
refusal-mixed-name = This name mixes letters of several alphabets; use those of one.
refusal-bot-name = Only bots are called that.
refusal-banned = The host of this server does not let you in any more.
refusal-silenced = The host of this server has muted you: you cannot write here.
refusal-apart = Somebody at this table does not want to play with you, or you with them.
refusal-cup-apart = The host of this championship does not want to play with you, or you with them.
refusal-too-many-reviews = { $most ->
    [1] One review a day may be asked for; please come back tomorrow.
   *[other] { $most } reviews a day may be asked for; please come back tomorrow.
}
refusal-no-position = Nobody can play on from there.
refusal-browser-only = A program cannot do that with its access key: open the page in your browser.
refusal-too-many-tokens = { $most ->
    [1] You can have one access key. Revoke it to make another.
   *[other] You can have { $most } access keys. Revoke one to make another.
}
refusal-sealed = Others are still playing this deal: what happened in it is shown when the day is over.
refusal-no-hints-today = There are no hints in the deal of the day: everybody plays it alone.
refusal-own-link = This is your own link: send it to somebody else.
refusal-too-many-friends = { $most ->
    [1] You can follow one person at most.
   *[other] You can follow { $most } people at most.
}
refusal-no-friend = You can only invite people you follow, or who follow you.
refusal-no-room = There is no free seat at this table.
refusal-bad-address = We cannot send anything to this address: it must begin with https:// and name a place on the web.
refusal-private-address = This address is not on the public web, and the host of this server does not let us call it.
refusal-bad-keys = The keys this browser sent for notifications are not valid.
refusal-bad-mail = This is not an email address.
refusal-no-mail = This server sends no emails.
refusal-too-many-letters = That is enough emails for today; please come back tomorrow.
refusal-too-many-channels = { $most ->
    [1] You are told in one place already; remove it first.
   *[other] You are told in { $most } places already; remove one first.
}
refusal-bad-link = This link does not work, or no longer works.
refusal-bad-zone = We do not know this time zone.
refusal-no-vacation = There is no vacation at this table.
refusal-vacation-over = { $left ->
    [0] You have no days of vacation left in this match.
    [1] You have one day of vacation left in this match.
   *[other] You have { $left } days of vacation left in this match.
}
refusal-no-plans = Answers can be prepared only in matches with days per move, and while it is not your turn.
refusal-too-many-plans = { $most ->
    [1] You can prepare one answer at most.
   *[other] You can prepare { $most } answers at most.
}

# What people are told when they are elsewhere; $who are the others at the table.
notice-turn = { $others ->
    [yes] { $game }: it’s your turn (with { $who }).
   *[no] { $game }: it’s your turn.
}
notice-over = { $others ->
    [yes] { $game }: the match with { $who } is over.
   *[no] { $game }: your match is over.
}
notice-asked = { $others ->
    [yes] { $game }: you are asked to agree to something (with { $who }).
   *[no] { $game }: you are asked to agree to something.
}
notice-invited = { $others ->
    [yes] { $game }: you are invited to a table (with { $who }).
   *[no] { $game }: you are invited to a table.
}
notice-round = { $others ->
    [yes] { $game }: your next championship match is ready (with { $who }).
   *[no] { $game }: your next championship match is ready.
}
notice-plan = { $others ->
    [yes] { $game }: the answer you had prepared no longer fits; it’s your turn (with { $who }).
   *[no] { $game }: the answer you had prepared no longer fits; it’s your turn.
}
notice-many = { $count ->
    [1] You have one new notification
   *[other] You have { $count } new notifications
}
notice-more = { $count ->
    [1] … and one more
   *[other] … and { $count } more
}
letter-leave = No more emails? One tap is enough: { $link }
letter-confirm-title = Ludoteca: is this your address?
letter-confirm =
    Somebody, probably you, wants to be told here when it’s their turn at { $house }.

    If that is so, follow this link:
    { $link }

    If not, do nothing: nobody will write to you again.
