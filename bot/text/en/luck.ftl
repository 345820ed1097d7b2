# Luck that nobody can choose, receipts for sealed answers, and what came of verifying a record.

## The table

card-seal = -# Luck sealed: `{ $seal }`
card-dark = -# No public beacon takes part in the luck: whoever runs the bot could have chosen it.
light-begins = -# The game begins in a few seconds. Its luck follows from `{ $head }` and from a public beacon.
light-draws = -# ⚄ `{ $head }`
lobby-beginning = The game begins in a few seconds.
status-light = The next draw waits for the public beacon, for some 15 seconds.
trouble-beginning = This game begins in a few seconds, so nothing about it can be changed any more.
setting-lights = **Luck**: how often does a public beacon take part?
setting-lights-once = When the game begins
setting-lights-once-note = Nobody can choose what is drawn, and nobody has to wait.
setting-lights-always = At every draw
setting-lights-always-note = Nobody can even foresee what is drawn. Each draw takes some 15 seconds.
agreed-lights-always = A public beacon takes part in every draw: each takes some 15 seconds, and nobody can foresee it.
table-luck-older = This bot has a better proof of its luck now, which begins with a table. This game goes on without one, and what was promised about its luck no longer holds.
table-luck-opened = The luck of game { $game } is open: its secret was `{ $secret }`, and the log ends at `{ $head }`. { COMMAND("verify") } looks through all of it, by that number too.

## Receipts

panel-receipt = -# Receipt: `{ $receipt }…`
receipt-open = Receipt
receipt-whole = Your receipt for this answer: `{ $receipt }`. It says nothing to others, and an answer that you change has another one. When game { $game } is over, { COMMAND("verify") } finds it in the record.
receipt-none = There is no receipt: your answer is not sealed, or no longer.
receipt-earlier = Your earlier ones in this game, the latest first:

## A record

verify-unreadable = This is no record of a game.
verify-older = This is a record of an older form. Its secret was fixed before the game began and its answers were chained, but nothing shows that nobody has chosen the secret.
verify-failed = The record could not be verified now. Try again later.
verify-too-much = This file takes more time or memory than the record of a game does.
verify-one-at-a-time = A record is being verified for you already. Wait for that one.
verify-green = ✓ Nothing is wrong in { $entries } entries, and what you have kept is in it.
verify-amber = Nothing was found wrong in { $entries } entries, but see what could not be confirmed:
verify-red = **✗ Something is wrong:**
verify-seal = Sealed as `{ $hash }`
verify-head = The log ends at `{ $hash }`
verify-light = Open { $link }: `{ $hash }` has to stand there, and the message must not be edited.
verify-yourself = -# Whoever runs this bot could have changed what it says here. So let somebody else look at the file of { COMMAND("history") }: another bot’s { COMMAND("verify") }, or anybody who has installed Ravenry, with `python -m engine verify`.
wrong-order = Something cannot stand where it stands, in entry { $at }.
wrong-seal = The seal is not that of this secret and this table.
wrong-beacon = Entry { $at } is not the round of the beacon that its post decides about.
wrong-rules = The rules do not allow what entry { $at } says.
wrong-people = Somebody answers or sits in entry { $at } who may not.
wrong-dark = Entry { $at } does without the beacon, and may not.
wrong-seats = The seats are not those that were chosen and drawn.
wrong-draw = What was drawn in entry { $at } does not follow from the rules and the luck.
wrong-receipt = The answers of entry { $at } are not those that were sealed.
wrong-undo = The game may not go back as entry { $at } says.
wrong-rest = Players or times are not those that the end has bound.
wrong-unseen = You have kept { $at }, and it is not of this record.
wrong-post = You have seen { $at } in another message than the record names.
open-nothing-seen = - You have given nothing that you have kept of the game, so all of it could have been made anew. Give receipts, and links to messages with ⚄, as “seen”.
open-unconfirmed = - Nobody has compared the messages that are named below.
open-replaced = - You hold the receipt of an answer that was changed or taken back (entry { $at }).
open-dark = - Whoever runs the bot could have chosen the luck: no public beacon took part (entry { $at }).
open-undo = - The game went back (entry { $at }).
open-restored = - A backup was put in place (entry { $at }).
open-unfinished = - The log has no end.
open-abandoned = - The game was broken off before its end.
