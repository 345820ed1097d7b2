# Luck that nobody can choose, receipts for sealed answers, and what came of verifying a record.

## The table

card-seal = -# Shuffles sealed: `{ $seal }`
card-dark = -# No public beacon takes part in the shuffles: the person who runs the bot could have chosen them.
light-begins =
    The game starts in a few seconds.
    -# Proof that nobody has chosen its shuffles, with a public beacon: ||{ $head }||
light-draws = -# ⚄ `{ $head }`
lobby-beginning = The game starts in a few seconds.
status-light = The next draw waits for the public beacon, for about 15 seconds.
trouble-beginning = This game starts in a few seconds, so its settings can no longer be changed.
setting-lights = **Shuffles**: how often does a public beacon take part?
setting-lights-once = When the game starts
setting-lights-once-note = Nobody can choose what is drawn, and nobody has to wait.
setting-lights-always = At every draw
setting-lights-always-note = Nobody can even foresee what is drawn. Each draw takes about 15 seconds.
agreed-lights-always = A public beacon takes part in every draw: each takes about 15 seconds, and nobody can foresee it.
table-luck-older = This bot can now prove its shuffles better, but only in games that start from now on. This game goes on without such a proof, and what was promised about its shuffles no longer holds.
table-luck-opened = The shuffles of game { $game } can be verified: the secret was `{ $secret }`, and the log ends at `{ $head }`. { COMMAND("verify") } checks all of them, and takes that hash too.

## Receipts

panel-receipt = -# Receipt: `{ $receipt }…`
receipt-open = Receipt
receipt-whole = Your receipt for this answer: `{ $receipt }`. It reveals nothing to others, and if you change your answer you get another one. When game { $game } is over, { COMMAND("verify") } finds it in the record.
receipt-none = There is no receipt: your answer is not sealed, or no longer sealed.
receipt-earlier = Your earlier receipts in this game, the latest first:

## A record

verify-unreadable = This file is not a game record. Attach a file from { COMMAND("history") }.
verify-older = This is a record in an older format. Its secret was fixed before the game started and its answers were chained, but nothing proves that the secret was not chosen on purpose.
verify-failed = The record could not be verified just now. Try again later.
verify-too-much = This file needs more time or memory than a game record does.
verify-one-at-a-time = The bot is already verifying a record for you. Wait until it is done.
verify-green = ✓ No faults in { $entries } entries, and everything that you entered is in them.
verify-amber = No faults in { $entries } entries, but some things could not be confirmed:
verify-red = **✗ Something is wrong:**
verify-seal = Sealed as `{ $hash }`
verify-head = The log ends at `{ $hash }`
verify-light = Open { $link }: the message must contain `{ $hash }`, and must not have been edited.
verify-yourself = -# The person who runs this bot could have changed what it says here. So verify the file of { COMMAND("history") } elsewhere: with { COMMAND("verify") } of another bot, or with `python -m engine verify` on a computer that has Ravenry.
wrong-order = Entry { $at } cannot come at this point.
wrong-seal = The seal does not belong to this secret and this table.
wrong-beacon = Entry { $at } is not the round of the beacon that was fixed by its post.
wrong-rules = The rules do not allow what entry { $at } says.
wrong-people = In entry { $at }, someone answers or sits down without being allowed to.
wrong-dark = Entry { $at } does without the beacon, which is not allowed.
wrong-seats = The seats are not the ones that were chosen and drawn.
wrong-draw = The draw in entry { $at } does not follow from the rules and the sealed shuffles.
wrong-receipt = The answers of entry { $at } are not the ones that were sealed.
wrong-undo = Entry { $at } rewinds the game in a way that is not allowed.
wrong-rest = Players or times are not the ones that the end of the log fixes.
wrong-unseen = { $at }, which you entered, does not occur in this record.
wrong-post = { $at }, which you entered, belongs to another message than the record names.
open-nothing-seen = - You entered nothing that you kept from the game, so all of it could have been forged. Enter receipts, and links to messages with ⚄, as “seen”.
open-unconfirmed = - Nobody has compared the messages named below.
open-replaced = - You hold the receipt of an answer that was changed or taken back (entry { $at }).
open-dark = - The person who runs the bot could have chosen the shuffle: no public beacon took part (entry { $at }).
open-undo = - The game was rewound (entry { $at }).
open-restored = - A backup was restored (entry { $at }).
open-unfinished = - The log has no end.
open-abandoned = - The game was abandoned before its end.
