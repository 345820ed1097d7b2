# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = Bard
    .season = Draw 1 Epic Tale card.
    .triskel = After your maneuver removed an opposing clan: gain 1 Deed.
    .note = { card-bard.season } / { card-bard.triskel }

card-citadel = Citadel
    .season = Build a Citadel where you are present. Take that territory's Advantage card, unless it has been played.
    .note = { card-citadel.season }

card-conquest = Conquest
    .season = Choose a territory. Move any number of your clans into it from territories next to it.
    .note = { card-conquest.season }

card-craftsmen-and-peasants = Craftsmen & Peasants
    .season = Wherever you are present, place up to 1 clan for every Citadel there.
    .note = { card-craftsmen-and-peasants.season }

card-druid = Druid
    .season = Only with another Action card in hand. Take any card from the Action discard pile.
    .note = { card-druid.season }

card-emissaries = Emissaries
    .season = Move 1 of your clans to an adjacent territory, without a clash.
    .note = { card-emissaries.season }

card-exploration = Exploration
    .season = The Brenn picks a spot; the top tile goes there. Place 1 clan on it.
    .note = { card-exploration.season }

card-festival = Festival
    .season = Where you and a Sanctuary are: place 1 clan and the Festival. Starting a clash there costs a clan.
    .note = { card-festival.season }

card-geis = Geis
    .triskel = When an opponent plays an Action card: cancel it.
    .note = { card-geis.triskel }

card-master-craftsman = Master Craftsman
    .season = Discard 1 card of any kind, then draw 1 Epic Tale card.
    .triskel = After your Epic Tale card: give it to another player and gain 1 Deed.
    .note = { card-master-craftsman.season } / { card-master-craftsman.triskel }

card-migration = Migration
    .season = Move clans of yours out of 1 territory into territories next to it.
    .note = { card-migration.season }

card-new-alliance = New Alliance
    .season = Where you are present: place 1 clan, or replace 1 clan of an opponent who has 2 or more.
    .note = { card-new-alliance.season }

card-new-clans = New Clans
    .season = Place 2 clans where you are present: together or apart.
    .note = { card-new-clans.season }

card-raid = Raid
    .triskel = After your attack: take a random Action card from its target; without one it loses an exposed clan.
    .note = { card-raid.triskel }

card-sanctuary = Sanctuary
    .season = Build a Sanctuary where you are present, then draw 1 Epic Tale card.
    .note = { card-sanctuary.season }

card-scouts-and-spies = Scouts & Spies
    .season = See the Action cards of an opponent. Then you may move your clans from 1 territory to 1 next to it.
    .note = { card-scouts-and-spies.season }

card-warlord = Warlord
    .season = Start a clash where you are present; you are its instigator.
    .triskel = After a maneuver in your clash: place 1 exposed clan there and name who maneuvers next.
    .note = { card-warlord.season } / { card-warlord.triskel }

## Advantage cards

card-advantage-cove = Cove
    .triskel = After your Season card: take the Action card set aside, and set another one aside.
    .note = { card-advantage-cove.triskel }

card-advantage-forest = Forest
    .triskel = After your Epic Tale card: draw 1 Epic Tale card.
    .note = { card-advantage-forest.triskel }

card-advantage-gates-of-tir-na-nog = Gates of Tír na Nóg
    .triskel = When the Gates take their toll: look at 1 more Epic Tale card, keep 1.
    .note = { card-advantage-gates-of-tir-na-nog.triskel }

card-advantage-highlands = Highlands
    .triskel = When a clash begins in the Highlands: name its instigator among those exposed.
    .note = { card-advantage-highlands.triskel }

card-advantage-hills = Hills
    .triskel = When you are attacked in the Hills: the attack has no effect.
    .note = { card-advantage-hills.triskel }

card-advantage-iron-mine = Iron Mine
    .triskel = When you attack: the target loses a clan and discards an Action card.
    .note = { card-advantage-iron-mine.triskel }

card-advantage-lost-vale = Lost Vale
    .triskel = After your Season card: move any 1 clan from next to the Lost Vale into it, without a clash.
    .note = { card-advantage-lost-vale.triskel }

card-advantage-meadows = Meadows
    .triskel = When you draw Epic Tale cards: look at 1 more, keep 1, discard the rest.
    .note = { card-advantage-meadows.triskel }

card-advantage-misty-lands = Misty Lands
    .season = Discard Action cards, look at as many Epic Tale cards, and keep 1 of them.
    .note = { card-advantage-misty-lands.season }

card-advantage-moor = Moor
    .triskel = At any time: look at all Epic Tale cards of an opponent.
    .note = { card-advantage-moor.triskel }

card-advantage-mountains = Mountains
    .triskel = When you move clans into the Mountains: their owner pays nothing for it.
    .note = { card-advantage-mountains.triskel }

card-advantage-plains = Plains
    .season = Move clans of yours from the Plains to territories next to them.
    .note = { card-advantage-plains.season }

card-advantage-salt-mine = Salt Mine
    .triskel = After your Season card: take a random Action card of an opponent, and give one back.
    .note = { card-advantage-salt-mine.triskel }

card-advantage-stone-circle = Stone Circle
    .triskel = After your Epic Tale card: remove your clan from the Stone Circle to take that card back.
    .note = { card-advantage-stone-circle.triskel }

card-advantage-swamp = Swamp
    .season = Nothing happens: a turn without passing.
    .note = { card-advantage-swamp.season }

card-advantage-valley = Valley
    .triskel = After your Season card: place 1 clan where you are present.
    .note = { card-advantage-valley.triskel }

## Epic Tale cards

card-balors-eye = Balor's Eye
    .season = Remove any 1 clan.
    .note = { card-balors-eye.season }

card-battle-frenzy = Battle Frenzy
    .triskel = When all have taken shelter: every clan in the Citadels is exposed.
    .note = { card-battle-frenzy.triskel }

card-breas-tyranny = Breas' Tyranny
    .season = Move an opposing clan from where you are present to an adjacent territory, without a clash.
    .note = { card-breas-tyranny.season }

card-cathbads-word = Cathbad's Word
    .triskel = When the Assembly begins: choose the Action card set aside. At its end, swap one of yours for it.
    .note = { card-cathbads-word.triskel }

card-children-of-dana = Children of Dana
    .season = Place 1 clan in any territory.
    .note = { card-children-of-dana.season }

card-dagdas-cauldron = Dagda's Cauldron
    .triskel = When a clash removes your clan: keep all it removes here. Up to 3 return at its end.
    .note = { card-dagdas-cauldron.triskel }

card-dagdas-harp = Dagda's Harp
    .season = For every Epic Tale card you still hold, up to 3, place 1 clan where you are present.
    .note = { card-dagdas-harp.season }

card-deirdres-beauty = Deirdre's Beauty
    .season = Every opponent shows a random Epic Tale card. Keep 1, the rest go. Remove 1 of your clans.
    .note = { card-deirdres-beauty.season }

card-diarmuid-and-grainne = Diarmuid and Grainne
    .triskel = When your clan is removed: put it into another territory where you are present.
    .note = { card-diarmuid-and-grainne.triskel }

card-eriu = Eriu
    .season = Place 1 clan each in up to 3 territories where you and a Sanctuary are.
    .note = { card-eriu.season }

card-kernunos-sanctuary = Kernunos' Sanctuary
    .season = Where you are present and no Sanctuary is: place 1 clan and a Sanctuary.
    .note = { card-kernunos-sanctuary.season }

card-lug-samildanach = Lug Samildanach
    .triskel = After any Action card: take it into your hand.
    .note = { card-lug-samildanach.triskel }

card-lugs-spear = Lug's Spear
    .triskel = When a clash begins: no triskel cards until it ends.
    .note = { card-lugs-spear.triskel }

card-maeves-wealth = Maeve's Wealth
    .season = Every opponent gives you an Action card; give each giver one back.
    .note = { card-maeves-wealth.season }

card-manannans-horses = Manannan's Horses
    .season = Move up to 3 of your clans from 1 territory to any other.
    .note = { card-manannans-horses.season }

card-nuada-silverhand = Nuada Silverhand
    .season = Wherever you are chieftain, place up to 1 clan for every opponent there.
    .note = { card-nuada-silverhand.season }

card-oenguss-ploy = Oengus's Ploy
    .triskel = When a turn ends: the next turn is yours.
    .note = { card-oenguss-ploy.triskel }

card-ogmas-eloquence = Ogma's Eloquence
    .triskel = As a maneuver: the clash ends.
    .note = { card-ogmas-eloquence.triskel }

card-strengs-resolve = Streng's Resolve
    .triskel = After your attack: gain 1 Deed.
    .note = { card-strengs-resolve.triskel }

card-tailtus-land = Tailtu's Land
    .season = Draw 3 tiles, put 1 into play where you like. You may move 1 of your clans onto it.
    .note = { card-tailtus-land.season }

card-tale-of-cuchulain = Tale of Cuchulain
    .triskel = As a maneuver, with exactly 1 exposed clan: remove any 2 exposed clans.
    .note = { card-tale-of-cuchulain.triskel }

card-the-battle-of-moytura = The Battle of Moytura
    .triskel = As a maneuver: move your clans in from next to it and place 1 more, all exposed.
    .note = { card-the-battle-of-moytura.triskel }

card-the-champions-share = The Champion's Share
    .season = Take the Action card that is set aside.
    .note = { card-the-champions-share.season }

card-the-dagda = The Dagda
    .triskel = When an Epic Tale or Advantage card is played: cancel it. Discarded, it shuffles pile and deck.
    .note = { card-the-dagda.triskel }

card-the-dagdas-club = The Dagda's Club
    .triskel = When your clan would be removed: it stays. Or when you attack: you choose the target's loss.
    .note = { card-the-dagdas-club.triskel }

card-the-fianna = The Fianna
    .triskel = As a maneuver: move clans of yours, sheltered too, to 1 adjacent territory without a clash.
    .note = { card-the-fianna.triskel }

card-the-morrigan = The Morrigan
    .season = You may turn the Flock of Crows. You may start a clash anywhere and name its instigator.
    .note = { card-the-morrigan.season }

card-the-other-world = The Other World
    .season = In 1 territory with you: for each Sanctuary, up to 3, place 1 clan or remove 1 opposing clan.
    .note = { card-the-other-world.season }

card-the-stone-of-fal = The Stone of Fal
    .season = Place 2 clans in the Capital's territory.
    .note = { card-the-stone-of-fal.season }

card-tuans-memory = Tuan's Memory
    .season = Look at 3 Epic Tale cards: keep 1, discard 2.
    .note = { card-tuans-memory.season }
