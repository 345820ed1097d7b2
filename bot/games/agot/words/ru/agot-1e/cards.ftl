# The cards of the 1st edition; where the 2nd has a card of the same name, what it says otherwise.

## House cards

card-house-blacktyde-captain = { card-house-blacktyde-captain-1e }
    .short = { card-house-blacktyde-captain-1e.short }
    .note = { card-house-blacktyde-captain-1e.note }

card-house-florent-lord = { card-house-florent-lord-1e }
    .short = { card-house-florent-lord-1e.short }
    .note = { card-house-florent-lord-1e.note }

card-house-lannister-captain = { card-house-lannister-captain-1e }
    .short = { card-house-lannister-captain-1e.short }
    .note = { card-house-lannister-captain-1e.note }

card-house-mormont-lord = { card-house-mormont-lord-1e }
    .short = { card-house-mormont-lord-1e.short }
    .note = { card-house-mormont-lord-1e.note }

card-house-tyrell-captain = { card-house-tyrell-captain-1e }
    .short = { card-house-tyrell-captain-1e.short }
    .note = { card-house-tyrell-captain-1e.note }

card-maester-luwin = { card-maester-luwin-1e }
    .short = { card-maester-luwin-1e.short }
    .note = { card-maester-luwin-1e.note }
    .text = { card-maester-luwin-1e.text }
    .ask = { card-maester-luwin-1e.ask }

card-melisandre-of-asshai = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = { card-melisandre-of-asshai-1e.note }
    .text = { card-melisandre-of-asshai-1e.text }
    .ask = { card-melisandre-of-asshai-1e.ask }

card-ser-rodrik-cassel = { card-ser-rodrik-cassel-1e }
    .short = { card-ser-rodrik-cassel-1e.short }
    .note = { card-ser-rodrik-cassel-1e.note }

card-vargo-hoat = { card-vargo-hoat-1e }
    .short = { card-vargo-hoat-1e.short }
    .note = { card-vargo-hoat-1e.note }
    .text = { card-vargo-hoat-1e.text }

card-asha-greyjoy =
    .note = { card-asha-greyjoy-1e.note }
    .text = { card-asha-greyjoy-1e.text }
    .ask = { card-asha-greyjoy-1e.ask }

card-cersei-lannister =
    .note = { card-cersei-lannister-1e.note }
    .text = { card-cersei-lannister-1e.text }
    .ask = { card-cersei-lannister-1e.ask }

card-renly-baratheon =
    .note = { card-renly-baratheon-1e.note }
    .text = { card-renly-baratheon-1e.text }
    .ask = { card-renly-baratheon-1e.ask }

card-ser-loras-tyrell =
    .note = { card-ser-loras-tyrell-1e.note }
    .text = { card-ser-loras-tyrell-1e.text }
    .ask = { card-ser-loras-tyrell-1e.ask }

card-stannis-baratheon =
    .note = { card-stannis-baratheon-1e.note }

card-ser-davos-seaworth =
    .note = { card-ser-davos-seaworth-1e.note }

card-salladhor-saan =
    .note = { card-salladhor-saan-1e.note }
    .text = { card-salladhor-saan-1e.text }

card-tywin-lannister =
    .note = { card-tywin-lannister-1e.note }

card-ser-jaime-lannister =
    .note = { card-ser-jaime-lannister-1e.note }
    .text = { card-tywin-lannister.text }

card-tyrion-lannister =
    .note = { card-tyrion-lannister-1e.note }

card-ser-kevan-lannister =
    .note = { card-ser-kevan-lannister-1e.note }

card-eddard-stark =
    .note = { card-eddard-stark-1e.note }

card-robb-stark =
    .note = { card-robb-stark-1e.note }
    .text = { card-robb-stark-1e.text }

card-greatjon-umber =
    .note = { card-greatjon-umber-1e.note }

card-catelyn-stark =
    .note = { card-catelyn-stark-1e.note }

card-mace-tyrell =
    .note = { card-mace-tyrell-1e.note }

card-ser-garlan-tyrell =
    .note = { card-ser-garlan-tyrell-1e.note }

card-margaery-tyrell =
    .note = { card-margaery-tyrell-1e.note }

card-queen-of-thorns =
    .note = { card-queen-of-thorns-1e.note }
    .text = { card-queen-of-thorns-1e.text }

card-brienne-of-tarth =
    .note = { card-brienne-of-tarth-1e.note }
    .text = { card-brienne-of-tarth-1e.text }

card-euron-crows-eye =
    .note = { card-euron-crows-eye-1e.note }

card-theon-greyjoy =
    .note = { card-theon-greyjoy-1e.note }

card-aeron-damphair =
    .note = { card-aeron-damphair-1e.note }

card-balon-greyjoy =
    .note = { card-balon-greyjoy-1e.note }

card-victarion-greyjoy =
    .note = { card-victarion-greyjoy-1e.note }
    .text = { card-victarion-greyjoy-1e.text }

## Westeros cards

westeros-mustering =
    .text = В порядке хода каждый набирает войска во всех своих городах и крепостях.

westeros-game-of-thrones =
    .text = Каждый получает по 1 власти за каждую иконку власти под своим контролем.

westeros-rains-of-autumn =
    .text = В этом раунде пешие воины, оказывая подмогу, силы не дают.
