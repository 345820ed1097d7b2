# What is said of Inis where tables are set up; what the game itself says is in inis/.

option-start = { $value ->
    [exploration] exploration scenario
   *[random] random tiles
}

## Rulings

ruling-capital-in-the-swamp = The Capital in the Swamp
reading-capital-in-the-swamp-forbidden = forbidden
reading-capital-in-the-swamp-allowed = allowed
ruling-lug-after-geis = Lug Samildanach takes a canceled card
reading-lug-after-geis-no = no
reading-lug-after-geis-yes = yes
ruling-cuchulain-clans = Tale of Cuchulain removes
reading-cuchulain-clans-exactly-two = two clans, if there are two
reading-cuchulain-clans-up-to-two = up to two clans
ruling-new-alliance-removes = New Alliance counts as a removal
reading-new-alliance-removes-no = no
reading-new-alliance-removes-yes = yes
ruling-stone-circle-clan = Stone Circle: the clan that is removed
reading-stone-circle-clan-own = is the player's own
reading-stone-circle-clan-any = is anyone's
ruling-citadel-not-built = Citadel with no building left
reading-citadel-not-built-card-taken = still takes the card
reading-citadel-not-built-nothing-taken = takes nothing
ruling-kernunos-draws = Kernunos' Sanctuary draws a tale
reading-kernunos-draws-no = no
reading-kernunos-draws-yes = yes
ruling-geis-against-responses = Geis against responses
reading-geis-against-responses-yes = works
reading-geis-against-responses-no = does not work
ruling-clash-responses-by-outsiders = Clash responses by outsiders
reading-clash-responses-by-outsiders-yes = allowed
reading-clash-responses-by-outsiders-no = not allowed
ruling-warlord-involved = Warlord: an involved player is one who
reading-warlord-involved-exposed-before-the-maneuver = was exposed before the maneuver
reading-warlord-involved-present = is present
ruling-order-after-the-named = After Warlord or Oengus's Ploy, play
reading-order-after-the-named-from-the-named = goes on from the named player
reading-order-after-the-named-as-before = goes on as before
ruling-epic-deck-empty = No Epic Tale card left
reading-epic-deck-empty-discards-shuffled = the open pile is shuffled
reading-epic-deck-empty-nothing-drawn = nothing is drawn
ruling-exploration-without-tile = Exploration with no tile left
reading-exploration-without-tile-nothing = does nothing
ruling-lost-clans-removed = Clans lost to tiles are removed clans
reading-lost-clans-removed-yes = yes
reading-lost-clans-removed-no = no
ruling-mountains-settled = The Mountains take effect
reading-mountains-settled-before-the-clash = before the clash
ruling-responses-after-cancelled = Responses after a canceled card
reading-responses-after-cancelled-allowed = allowed
reading-responses-after-cancelled-none = none
ruling-responses-after-cancelled-tale = Responses after a canceled Epic Tale
reading-responses-after-cancelled-tale-allowed = allowed
reading-responses-after-cancelled-tale-none = none
ruling-cauldron-responses = Responses to Dagda's Cauldron
reading-cauldron-responses-at-its-discard = when the clash is over
reading-cauldron-responses-when-laid-down = when it is played
ruling-moor-at-any-time = The Moor can be played
reading-moor-at-any-time-before-its-holders-decisions = before any decision of its holder
ruling-cathbads-choice = The choice for Cathbad's Word
reading-cathbads-choice-secret = is secret
reading-cathbads-choice-open = is open
ruling-salt-mine-empty-hand = Salt Mine against an empty hand
reading-salt-mine-empty-hand-no-exchange = no exchange
ruling-club-against-empty-hand = The Dagda's Club, empty hand
reading-club-against-empty-hand-clan-removed = a clan is removed
ruling-morrigan-without-opponents = The Morrigan without opponents
reading-morrigan-without-opponents-no-clash = no clash
ruling-diarmuid-into-the-mountains = Diarmuid into the Mountains
reading-diarmuid-into-the-mountains-untouched = the tile does nothing
reading-diarmuid-into-the-mountains-tile-effect = the tile works
ruling-moves-without-may = Moves that do not say “may”
reading-moves-without-may-mandatory = must be made
reading-moves-without-may-optional = can be left out
ruling-deeds = Deeds
reading-deeds-unlimited = are never used up
