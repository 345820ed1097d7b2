# What is said of Inis where tables are set up; what the game itself says is in inis/.

option-start = { $value ->
    [exploration] Szenario der Entdeckung
   *[random] zufällige Plättchen
}

## Rulings

ruling-capital-in-the-swamp = Die Hauptstadt im Sumpf
reading-capital-in-the-swamp-forbidden = verboten
reading-capital-in-the-swamp-allowed = erlaubt
ruling-lug-after-geis = Lug Samildanach nimmt eine aufgehobene Karte
reading-lug-after-geis-no = nein
reading-lug-after-geis-yes = ja
ruling-cuchulain-clans = Die Sage von Cuchulain entfernt
reading-cuchulain-clans-exactly-two = zwei Clans, wenn es zwei gibt
reading-cuchulain-clans-up-to-two = bis zu zwei Clans
ruling-new-alliance-removes = Neues Bündnis gilt als Entfernen
reading-new-alliance-removes-no = nein
reading-new-alliance-removes-yes = ja
ruling-stone-circle-clan = Steinkreis: Der entfernte Clan
reading-stone-circle-clan-own = gehört dem Spieler selbst
reading-stone-circle-clan-any = kann jedem gehören
ruling-citadel-not-built = Zitadelle, wenn kein Gebäude mehr da ist
reading-citadel-not-built-card-taken = die Karte wird trotzdem genommen
reading-citadel-not-built-nothing-taken = nichts wird genommen
ruling-kernunos-draws = Kernunos' Heiligtum bringt eine Sagenkarte
reading-kernunos-draws-no = nein
reading-kernunos-draws-yes = ja
ruling-geis-against-responses = Geis gegen Reaktionen
reading-geis-against-responses-yes = wirkt
reading-geis-against-responses-no = wirkt nicht
ruling-clash-responses-by-outsiders = Reaktionen Unbeteiligter in Konflikten
reading-clash-responses-by-outsiders-yes = erlaubt
reading-clash-responses-by-outsiders-no = nicht erlaubt
ruling-warlord-involved = Kriegsherr: Beteiligt ist, wer
reading-warlord-involved-exposed-before-the-maneuver = vor dem Manöver ungeschützt war
reading-warlord-involved-present = anwesend ist
ruling-order-after-the-named = Nach Kriegsherr oder Oengus' List
reading-order-after-the-named-from-the-named = geht es beim genannten Spieler weiter
reading-order-after-the-named-as-before = geht es weiter wie vorher
ruling-epic-deck-empty = Keine Sagenkarte mehr da
reading-epic-deck-empty-discards-shuffled = die offene Ablage wird gemischt
reading-epic-deck-empty-nothing-drawn = nichts wird gezogen
ruling-exploration-without-tile = Entdeckung ohne übriges Plättchen
reading-exploration-without-tile-nothing = bewirkt nichts
ruling-lost-clans-removed = Clans, die durch Plättchen verloren gehen, gelten als entfernt
reading-lost-clans-removed-yes = ja
reading-lost-clans-removed-no = nein
ruling-mountains-settled = Die Berge wirken
reading-mountains-settled-before-the-clash = vor dem Konflikt
ruling-responses-after-cancelled = Reaktionen nach einer aufgehobenen Karte
reading-responses-after-cancelled-allowed = erlaubt
reading-responses-after-cancelled-none = keine
ruling-responses-after-cancelled-tale = Reaktionen nach einer aufgehobenen Sage
reading-responses-after-cancelled-tale-allowed = erlaubt
reading-responses-after-cancelled-tale-none = keine
ruling-cauldron-responses = Reaktionen auf Dagdas Kessel
reading-cauldron-responses-at-its-discard = wenn der Konflikt vorbei ist
reading-cauldron-responses-when-laid-down = wenn er gespielt wird
ruling-moor-at-any-time = Das Moor lässt sich spielen
reading-moor-at-any-time-before-its-holders-decisions = vor jeder Entscheidung seines Besitzers
ruling-cathbads-choice = Die Wahl bei Cathbads Wort
reading-cathbads-choice-secret = ist geheim
reading-cathbads-choice-open = ist offen
ruling-salt-mine-empty-hand = Salzmine gegen eine leere Hand
reading-salt-mine-empty-hand-no-exchange = kein Tausch
ruling-club-against-empty-hand = Dagdas Keule, leere Hand
reading-club-against-empty-hand-clan-removed = ein Clan wird entfernt
ruling-morrigan-without-opponents = Die Morrigan ohne Gegner
reading-morrigan-without-opponents-no-clash = kein Konflikt
ruling-diarmuid-into-the-mountains = Diarmuid in die Berge
reading-diarmuid-into-the-mountains-untouched = das Plättchen bewirkt nichts
reading-diarmuid-into-the-mountains-tile-effect = das Plättchen wirkt
ruling-moves-without-may = Züge, bei denen nicht „darf“ steht
reading-moves-without-may-mandatory = müssen gemacht werden
reading-moves-without-may-optional = können wegbleiben
ruling-deeds = Heldentaten
reading-deeds-unlimited = gehen nie aus
