# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-none = semmi semmit nincs ures senki nelkul torol torold le - semennyi semennyit
typed-yes = igen i ok oke persze
# What means nothing between an area and its order.
# What means nothing among pieces and places.
# All pieces that are left, and one piece that becomes another.
typed-everybody = mind minden mindenkit mindenki mindet mindent osszes tobbi tobbiek maradek
typed-upgrade = fejleszt fejlesztek fejlesztes fejleszd atalakit lesz legyen
typed-or = {" vagy "}
typed-understood = ✓ A bot így értette; még semmi sincs véglegesítve.
typed-nothing = ⚠ A bot ezzel nem tudott mit kezdeni:
typed-example = Például: `{ $example }`
typed-moves-example = { $origin }: { $target } { $pieces }
typed-pieces-example = { $place }: { $pieces }
typed-shopping-example = { $payer }: { $pieces } ide { $place }
typed-shopping-here = { $pieces } ide { $place }
typed-shopping-upgrade = { $payer }: fejleszt { $pieces }
typed-too-long = ⚠ Ez túl hosszú egy válaszhoz, a bot nem olvasta el: legfeljebb { $letters } betű és { $words } szó lehet.
typed-partly = ⚠ A többit a bot értette, de ezzel nem tudott mit kezdeni:
typed-unknown = - „{ $text }”: ezt a bot nem értette.
typed-guess = - „{ $text }” – erre gondoltál: { $guesses }?
typed-several = - „{ $text }” – ez többféle is lehet: { $guesses }.
typed-refused = - „{ $text }”: { $reason }
typed-refused-guess = - „{ $text }”: { $reason } Erre gondoltál: { $guesses }?
typed-more = - … és még { $number }.
typed-not-asked = ⚠ Most nincs mire válaszolnod.
typed-button = Beírom
typed-title = Írd be a válaszod
typed-label = A válaszod
typed-hint = A lehetőségek neve, vagy az elejük

## Fast entry

tokens-fast = Gyors bevitel
tokens-fast-part = Gyors bevitel { $first }–{ $last }

## What there is to know before choosing, and what would follow

news-own = **Ami téged érintett**
news-rest = **Ami még történt**
news-more = -# … és még { $number } mondat a naplóban.
panel-briefing = -# { $line }
panel-preview = ▸ { $line }

# What cannot be bought, and why.
shopping-barred = -# ✗ { $what }: { $reason }

## What there is to say about an option

option-note = **{ $what }**: { $note }

## A token for each place, typed

# What means nothing between a place and its token.
typed-fillers = a az és kap kapja kapjon ide oda be jelzo jelzot kerem legyen kerek
# What means nothing among pieces and places.
typed-fillers-army = a az egy és ide oda innen onnan ban ben ba be bol rol ra re hoz hez megy mennek menjen lep lepnek kuld viszem veszek vesz kerem
typed-displaced = - { $place }: innen lekerült a jelző, mert csak egy helyen lehet.
typed-tokens-title = Írd be a jelzőidet
typed-tokens-label = Soronként egy hely és a jelzője
typed-tokens-hint = Egy hely és egy jelző, vagy a nevük eleje
typed-tokens-example = { $place }: { $token }

command-former = { $old } már nincs. Használd ezt: { $new }.
