# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-none = keiner keine keinen keinem kein keins nichts nix leer weg löschen entfernen - niemand niemanden
typed-yes = ja j jo jep ok okay klar
# What means nothing between an area and its order.
# What means nothing among pieces and places.
# All pieces that are left, and one piece that becomes another.
typed-everybody = alle alles rest
typed-upgrade = aufwerten aufwertung werte wird werden zu zum zur
typed-or = {" oder "}
typed-understood = ✓ So hat es der Bot verstanden; bestätigt ist noch nichts.
typed-nothing = ⚠ Damit konnte der Bot nichts anfangen:
typed-example = Zum Beispiel: `{ $example }`
typed-moves-example = { $origin }: { $target } { $pieces }
typed-pieces-example = { $place }: { $pieces }
typed-shopping-example = { $payer }: { $pieces } { FORM($place, "in") }
typed-shopping-here = { $pieces } { FORM($place, "in") }
typed-shopping-upgrade = { $payer }: aufwerten { $pieces }
typed-too-long = ⚠ Für eine Antwort ist das zu lang, darum wurde es nicht gelesen. Höchstens: Buchstaben { $letters }, Wörter { $words }.
typed-partly = ⚠ Den Rest hat der Bot verstanden, das hier nicht:
typed-unknown = - „{ $text }“ hat er nicht verstanden.
typed-guess = - „{ $text }“ – meintest du { $guesses }?
typed-several = - „{ $text }“ könnte { $guesses } sein.
typed-refused = - „{ $text }“: { $reason }
typed-refused-guess = - „{ $text }“: { $reason } Meintest du { $guesses }?
typed-more = - … und { $number } weitere.
typed-not-asked = ⚠ Du hast gerade nichts zu beantworten.
typed-button = Tippen
typed-title = Tippe deine Antwort
typed-label = Deine Antwort
typed-hint = Die Namen der Möglichkeiten oder ihre Anfänge

## Fast entry

tokens-fast = Schnelleingabe
tokens-fast-part = Schnelleingabe { $first }–{ $last }

## What there is to know before choosing, and what would follow

news-own = **Was dich betraf**
news-rest = **Was sonst geschah**
news-more = -# … und { $number ->
    [one] 1 weiterer Satz
   *[other] { $number } weitere Sätze
} im Protokoll.
panel-briefing = -# { $line }
panel-preview = ▸ { $line }

# What cannot be bought, and why.
shopping-barred = -# ✗ { $what }: { $reason }

## What there is to say about an option

option-note = **{ $what }**: { $note }

## A token for each place, typed

# What means nothing between a place and its token.
typed-fillers = ein eine einen der die das den dem bekommt mit in im nach auf an von zu und bitte ins am
# What means nothing among pieces and places.
typed-fillers-army = ein eine einen einem der die das den dem mit in im ins nach auf an von aus zu und geht gehen zieht ziehen schick schicke nimm kauf kaufe mein meine meinen bitte
typed-displaced = - { $place } hat keinen Marker mehr: Er kann nur an einem Ort liegen.
typed-tokens-title = Tippe deine Marker
typed-tokens-label = In jeder Zeile ein Ort und sein Marker
typed-tokens-hint = Ein Ort und ein Marker oder die Anfänge ihrer Namen
typed-tokens-example = { $place }: { $token }

command-former = { $old } gibt es nicht mehr. Nimm stattdessen { $new }.
