"""The sentences of verification: one plain sentence for each finding."""

from __future__ import annotations

SENTENCES = {
    # red
    "form": "This is not a record in the format record/2, or is not written as the format asks.",
    "order": "An entry “{entry}” cannot come at this point.",
    "order:open": "The log is empty.",
    "order:light": "No light is due here.",
    "order:unlit": "Something was drawn before the light that it needs.",
    "seal": "The seal does not belong to this secret and this opening.",
    "beacon:chain": "The beacon is not known.",
    "beacon:lag": "The round may already have been known when the head was posted.",
    "beacon:none": "This table has no beacon.",
    "beacon:signature": "The signature is not that of round {round} of the beacon.",
    "rules:ruleset": "The ruleset is not known.",
    "rules:known": "The game was played by other rules than these: {rules}.",
    "rules:setup": "The game cannot be set up in this way: {why}.",
    "rules:kind": "The answer of {seat} is of another kind than the question.",
    "rules:refused": "The rules refuse the answer of {seat}: {why}.",
    "rules:unasked": "The rules do not allow this action of {seat} now: {why}.",
    "rules:broken": "The rules cannot go on from here.",
    "people:join": "People are not numbered in the order in which they joined.",
    "people:leave": "A person leaves without having been at the table.",
    "people:begin": "The players are not the people who joined and stayed.",
    "people:by": "{by} has answered for {seat} without having that seat.",
    "people:chose": "{by} has chosen an answer for {seat}, which only people and stewards may.",
    "people:unasked": "A person has acted for a seat that they do not have.",
    "people:sits": "{who} cannot take {seat}.",
    "bid:people": "{who} has bid for seats without being at the table.",
    "unbid": "{who} has taken back bids without having any.",
    "bids:people": "The bids that were opened are not those of everyone who has sealed some.",
    "bids:receipt": "The bids of {who} are not the ones that were sealed in entry {locked}.",
    "bids:missing": "The seats were given out without opening the bids for them.",
    "round:press": "The post is older than a press before it.",
    "round:post": "The round is not the one that the post fixes.",
    "round:rises": "The round is not later than that of the light before.",
    "dark:why": "The table does not go on without a light for this reason.",
    "dark:by": "Not everyone has agreed to go on without a light.",
    "seats": "The seats are not the ones that were chosen and drawn.",
    "draw:asked": "The rules draw nothing at this point.",
    "draw:value": "The {kind} here does not follow from the rules and the secret.",
    "draw:kind": "The draw is of another kind than the question.",
    "locked": "{seat} has locked an answer, but is not asked together with others.",
    "unlocked": "{seat} has taken back an answer that was not locked.",
    "opened": "The answers are not those of all seats that are asked.",
    "receipt:missing": "The answer of {seat} was opened without having been locked.",
    "receipt:other": "The answer of {seat} is not the one that was locked in entry {locked}.",
    "undo:to": "The game cannot go back to entry {to} from here.",
    "undo:by": "Not everyone concerned has agreed to go back.",
    "end": "The game does not end here with this result: {result}.",
    "rest": "Players or times are not the ones that the end of the log fixes.",
    "unseen": "This hash does not occur in this record: {hash}",
    "unseen:short": "Only a whole hash of 64 characters can be compared: {hash}",
    "post": "This head was in another post than the one that the record names: {hash}",
    # amber
    "nothing-seen": "Nothing was compared that a player has kept of the game, so all of the record"
    " could be a forgery.",
    "unconfirmed": "For {some} of {all} lights the post was not compared: open each link below.",
    "replaced": "You have the receipt of an answer of {seat} that was never opened, because it was"
    " changed or taken back.",
    "dark": "The game went on without the beacon, so the host could have foreseen what was drawn,"
    " and may have chosen the secret.",
    "dark:none": "The table was opened without a beacon, so the host could have chosen the secret.",
    "undo": "The table went back: {answers} answers and {draws} draws were taken back.",
    "undo:host": "The host of the bot went back without asking the table: {answers} answers and"
    " {draws} draws were taken back.",
    "restored": "A backup was restored, so everything since it was made is lost.",
    "older": "This record is in an older format. Its secret was fixed before the game began and its"
    " answers were chained, but nothing proves that the secret was not chosen, and such records"
    " are no longer verified.",
    "older:none": "This record is in an older format, which does not name the source of its draws.",
    "unfinished": "The log has no end.",
    "abandoned": "The game was abandoned before its end.",
    # neither
    "sits": "From here on, {who} has {seat}.",
    # the whole
    "red": "Something in this record is wrong.",
    "amber": "Nothing wrong was found, but read the notes above.",
    "green": "Nothing wrong was found, and every light was compared with its post.",
}
