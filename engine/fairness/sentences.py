"""The sentences of verification: one plain sentence for each finding."""

from __future__ import annotations

SENTENCES = {
    # red
    "form": "This is no record of the form record/2, or not written in the one way it has to be.",
    "order": "“{entry}” cannot stand here.",
    "order:open": "Nothing is in the log.",
    "order:light": "No light is due here.",
    "order:unlit": "Something was drawn before there was light for it.",
    "seal": "The seal is not that of this secret and this opening.",
    "beacon:chain": "The beacon is none that is known.",
    "beacon:lag": "The round could have been known when the head was posted.",
    "beacon:none": "This table has no beacon.",
    "beacon:signature": "Round {round} of the beacon has another signature.",
    "rules:ruleset": "No such game is known.",
    "rules:known": "The game was played by rules that are not these: {rules}.",
    "rules:setup": "The game cannot be set up like this: {why}.",
    "rules:kind": "The answer of {seat} is of another kind than what was asked.",
    "rules:refused": "The rules refuse the answer of {seat}: {why}.",
    "rules:unasked": "The rules do not let {seat} do this now: {why}.",
    "rules:broken": "The rules cannot follow this.",
    "people:join": "People are not counted in the order in which they joined.",
    "people:leave": "Somebody leaves who was not at the table.",
    "people:begin": "Those who play are not those who joined and did not leave.",
    "people:by": "{by} has answered for {seat}, and does not have that seat.",
    "people:chose": "{by} has answered for {seat} and chosen, which only people and stewards may.",
    "people:unasked": "Somebody has acted for a seat that they do not have.",
    "people:sits": "{who} cannot take {seat}.",
    "round:press": "The post is older than a press before it.",
    "round:post": "The round is not the one that the post decides about.",
    "round:rises": "The round is not later than that of the light before.",
    "dark:why": "That is not why this table does without a light.",
    "dark:by": "Not everybody has agreed to do without a light.",
    "seats": "The seats are not those that were chosen and drawn.",
    "draw:asked": "The rules leave nothing to chance here.",
    "draw:value": "The rules and the luck give another {kind} here.",
    "draw:kind": "What was drawn is of another kind than what was asked.",
    "locked": "{seat} has locked an answer and is not asked with others.",
    "unlocked": "{seat} takes back an answer that is not locked.",
    "opened": "The answers are not those of all who are asked.",
    "receipt:missing": "The answer of {seat} was opened and never locked.",
    "receipt:other": "The answer of {seat} is not the one that was locked in entry {locked}.",
    "undo:to": "Nobody can go back to behind entry {to} from here.",
    "undo:by": "Going back was not agreed to by all whom it concerns.",
    "end": "The game does not end here as it says: {result}.",
    "rest": "Names or times are not those that the end has bound.",
    "unseen": "This hash is not of this record: {hash}",
    "unseen:short": "Only whole hashes of 64 letters say something: {hash}",
    "post": "This head stood in another post than the one that the record names: {hash}",
    # amber
    "nothing-seen": "Nothing was compared that somebody has kept of the game: the whole record"
    " could have been made anew.",
    "unconfirmed": "For {some} of {all} lights nobody has compared the post: open each link below.",
    "replaced": "You hold the receipt of an answer of {seat} that was never opened:"
    " it was changed or taken back.",
    "dark": "The game went on without the beacon: the host could have foreseen what was drawn,"
    " and may have chosen the secret.",
    "dark:none": "The table was opened without a beacon: the host could have chosen the secret.",
    "undo": "The table went back: {answers} answers and {draws} draws were taken back.",
    "undo:host": "The host of the bot went back: {answers} answers and {draws} draws were taken"
    " back, and the table was not asked.",
    "restored": "A backup was put in place; what was told since it was made is lost.",
    "older": "This record is of an older form: its secret was fixed before the game began and its"
    " answers were chained, but nothing shows that nobody has chosen the secret, and nothing of it"
    " is verified any more.",
    "older:none": "This record is of an older form, and says nothing of where its luck came from.",
    "unfinished": "The log has no end.",
    "abandoned": "The game was broken off before its end.",
    # neither
    "sits": "From here on {who} has {seat}.",
    # the whole
    "red": "Something in this record is not as it has to be.",
    "amber": "Nothing was found wrong, but look at what is said above.",
    "green": "Nothing is wrong, and every light was compared with its post.",
}
