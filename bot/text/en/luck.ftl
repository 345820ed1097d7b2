# Luck that can be checked, receipts for sealed answers, and what came of a check.

## Before the game

lobby-luck = -# The luck of this game is sealed: `{ $hash }`. { $words ->
    [0] Everybody at the table can add a word to it.
    [1] One word was added to it.
   *[other] { $words } words were added to it.
}
word-open = Add a word to the luck
word-title = Your word for the luck
word-label = Any word: every shuffle depends on it
word-hint = Something that nobody else would think of
word-kept = ✓ Your word is “{ $word }”. It counts when the game begins.
word-dropped = ✓ Your word is taken back.
trouble-no-promise = No luck was sealed for this table, so there is nothing to add a word to.

## At the table

table-luck-sealed = All shuffles of this game follow from a secret, sealed as `{ $hash }`{ $count ->
    [0] .
   *[other] , and from your words: { $words }.
}
table-luck-opened = The luck of game { $game } is open: its secret was `{ $secret }`, and the log ends at `{ $head }`. { COMMAND("verify") } checks all of it, by that number too.

## Receipts

panel-receipt = -# Receipt: `{ $receipt }…`
receipt-open = Receipt
receipt-whole = Your receipt for this answer: `{ $receipt }`. It says nothing to others, and an answer that you change has another one. When game { $game } is over, { COMMAND("verify") } finds it in the record.
receipt-none = There is no receipt: your answer is not sealed, or no longer.

## A check

verify-rules = { $differences ->
    [0] ✓ A record of { $steps } steps, as the rules allow them.
   *[other] ✗ A record of { $steps } steps, which differs from the rules.
}
verify-missing = It does not say where its luck came from, so nothing else can be checked.
verify-unreadable = This is no record of a game.
verify-failed = The record could not be checked now. Try again later.
verify-too-much = This file takes more time or memory to check than the record of a game does.
verify-one-at-a-time = A record is being checked for you already. Wait for that one.
verify-promise = Sealed as `{ $hash }`
verify-counts = { $draws } draws, { $receipts } receipts
verify-undone = { $undone } answers were taken back; what was drawn for them was never drawn again.
verify-word = A word for the luck, { $seat }: “{ $word }”
verify-head = The log ends at `{ $hash }`
verify-right = ✓ Luck, receipts and log are as they were sealed.
verify-seen = { $count ->
    [1] ✓ The hash that you have seen is in it.
   *[other] ✓ All { $count } hashes that you have seen are in it.
}
verify-wrong = **✗ Something is wrong:**
wrong-form = The proof is damaged.
wrong-promise = Seal { $at } is not that of this secret, game, seats and rules.
wrong-agreed = Options, seats or rulings are not those that the luck was sealed for.
wrong-draw = Draw { $at } does not follow from secret and words.
wrong-rules = Answer { $at } of the log is not one that the rules allow there.
wrong-receipt = Sealed answer { $at } is not the one that its receipt was given for.
wrong-log = The log does not lead to the steps of the record.
wrong-head = The log does not end where the record says.
wrong-unseen = You have seen { $at }, and it is not in this record.
verify-yourself = -# You can check it without the bot: `docs/fairness/verify.py` reads the file of { COMMAND("record") }.
