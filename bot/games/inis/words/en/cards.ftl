# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = Bard
    .season = Draw 1 Epic Tale card.
    .triskel = After your maneuver removed an opposing clan: gain 1 Deed.

card-citadel = Citadel
    .season = Build a Citadel where you are present. Take that territory's Advantage card, unless it has been played.

card-conquest = Conquest
    .season = Choose a territory. Move any number of your clans into it from territories next to it.

card-craftsmen-and-peasants = Craftsmen & Peasants
    .season = Wherever you are present, place up to 1 clan for every Citadel there.

card-druid = Druid
    .season = Only with another Action card in hand. Take any card from the Action discard pile.

card-emissaries = Emissaries
    .season = Move 1 of your clans to an adjacent territory, without a clash.

card-exploration = Exploration
    .season = The Brenn picks a spot; the top tile goes there. Place 1 clan on it.

card-festival = Festival
    .season = Where you and a Sanctuary are: place 1 clan and the Festival. Starting a clash there costs a clan.

card-geis = Geis
    .triskel = When an opponent plays an Action card: cancel it.

card-master-craftsman = Master Craftsman
    .season = Discard 1 card of any kind, then draw 1 Epic Tale card.
    .triskel = After your Epic Tale card: give it to another player and gain 1 Deed.

card-migration = Migration
    .season = Move clans of yours out of 1 territory into territories next to it.

card-new-alliance = New Alliance
    .season = Where you are present: place 1 clan, or replace 1 clan of an opponent who has 2 or more.

card-new-clans = New Clans
    .season = Place 2 clans where you are present: together or apart.

card-raid = Raid
    .triskel = After your attack: take a random Action card from its target; if it has none, it loses an exposed clan.

card-sanctuary = Sanctuary
    .season = Build a Sanctuary where you are present, then draw 1 Epic Tale card.

card-scouts-and-spies = Scouts & Spies
    .season = See the Action cards of an opponent. Then you may move your clans from 1 territory to 1 next to it.

card-warlord = Warlord
    .season = Start a clash where you are present; you are its instigator.
    .triskel = After a maneuver in your clash: place 1 exposed clan there and name who maneuvers next.

## Advantage cards

card-advantage-cove = Cove
    .triskel = After your Season card: take the Action card set aside, and set another one aside.

card-advantage-forest = Forest
    .triskel = After your Epic Tale card: draw 1 Epic Tale card.

card-advantage-gates-of-tir-na-nog = Gates of Tír na Nóg
    .triskel = When the Gates take their toll: look at 1 more Epic Tale card, keep 1.

card-advantage-highlands = Highlands
    .triskel = When a clash begins in the Highlands: name its instigator among those exposed.

card-advantage-hills = Hills
    .triskel = When you are attacked in the Hills: the attack has no effect.

card-advantage-iron-mine = Iron Mine
    .triskel = When you attack: the target loses a clan and discards an Action card.

card-advantage-lost-vale = Lost Vale
    .triskel = After your Season card: move any 1 clan from next to the Lost Vale into it, without a clash.

card-advantage-meadows = Meadows
    .triskel = When you draw Epic Tale cards: look at 1 more, keep 1, discard the rest.

card-advantage-misty-lands = Misty Lands
    .season = Discard Action cards, look at as many Epic Tale cards, and keep 1 of them.

card-advantage-moor = Moor
    .triskel = At any time: look at all Epic Tale cards of an opponent.

card-advantage-mountains = Mountains
    .triskel = When you move clans into the Mountains: their owner pays nothing for it.

card-advantage-plains = Plains
    .season = Move clans of yours from the Plains to territories next to them.

card-advantage-salt-mine = Salt Mine
    .triskel = After your Season card: take a random Action card of an opponent, and give one back.

card-advantage-stone-circle = Stone Circle
    .triskel = After your Epic Tale card: remove your clan from the Stone Circle to take that card back.

card-advantage-swamp = Swamp
    .season = Nothing happens: a turn without passing.

card-advantage-valley = Valley
    .triskel = After your Season card: place 1 clan where you are present.

## Epic Tale cards

card-balors-eye = Balor's Eye
    .season = Remove any 1 clan.

card-battle-frenzy = Battle Frenzy
    .triskel = When all have taken shelter: every clan in the Citadels is exposed.

card-breas-tyranny = Breas' Tyranny
    .season = Move an opposing clan from where you are present to an adjacent territory, without a clash.

card-cathbads-word = Cathbad's Word
    .triskel = When the Assembly begins: choose the Action card set aside. At its end, swap one of yours for it.

card-children-of-dana = Children of Dana
    .season = Place 1 clan in any territory.

card-dagdas-cauldron = Dagda's Cauldron
    .triskel = When a clash removes your clan: keep here all of yours that it removes. Up to 3 return at its end.

card-dagdas-harp = Dagda's Harp
    .season = For every Epic Tale card you still hold, up to 3, place 1 clan where you are present.

card-deirdres-beauty = Deirdre's Beauty
    .season = Every opponent shows a random Epic Tale card. Keep 1 and discard the rest. Remove 1 of your clans.

card-diarmuid-and-grainne = Diarmuid and Grainne
    .triskel = When your clan is removed: put it into another territory where you are present.

card-eriu = Eriu
    .season = Place 1 clan each in up to 3 territories where you and a Sanctuary are.

card-kernunos-sanctuary = Kernunos' Sanctuary
    .season = Where you are present and no Sanctuary is: place 1 clan and a Sanctuary.

card-lug-samildanach = Lug Samildanach
    .triskel = After any Action card: take it into your hand.

card-lugs-spear = Lug's Spear
    .triskel = When a clash begins: no triskel cards until it ends.

card-maeves-wealth = Maeve's Wealth
    .season = Every opponent gives you an Action card; give each giver one back.

card-manannans-horses = Manannan's Horses
    .season = Move up to 3 of your clans from 1 territory to any other.

card-nuada-silverhand = Nuada Silverhand
    .season = Wherever you are chieftain, place up to 1 clan for every opponent there.

card-oenguss-ploy = Oengus's Ploy
    .triskel = When a turn ends: the next turn is yours.

card-ogmas-eloquence = Ogma's Eloquence
    .triskel = As a maneuver: the clash ends.

card-strengs-resolve = Streng's Resolve
    .triskel = After your attack: gain 1 Deed.

card-tailtus-land = Tailtu's Land
    .season = Draw 3 tiles, put 1 into play where you like. You may move 1 of your clans onto it.

card-tale-of-cuchulain = Tale of Cuchulain
    .triskel = As a maneuver, if you have exactly 1 exposed clan: remove any 2 exposed clans.

card-the-battle-of-moytura = The Battle of Moytura
    .triskel = As a maneuver: move your clans in from next to it and place 1 more, all exposed.

card-the-champions-share = The Champion's Share
    .season = Take the Action card that is set aside.

card-the-dagda = The Dagda
    .triskel = When an Epic Tale or Advantage card is played: cancel it. Discarded, it shuffles pile and deck.

card-the-dagdas-club = The Dagda's Club
    .triskel = When your clan would be removed: it stays. Or when you attack: you choose the target's loss.

card-the-fianna = The Fianna
    .triskel = As a maneuver: move clans of yours, sheltered too, to 1 adjacent territory without a clash.

card-the-morrigan = The Morrigan
    .season = You may turn the Flock of Crows. You may start a clash anywhere and name its instigator.

card-the-other-world = The Other World
    .season = In 1 territory where you have clans: for each Sanctuary, up to 3, place 1 clan or remove 1 opposing clan.

card-the-stone-of-fal = The Stone of Fal
    .season = Place 2 clans in the Capital's territory.

card-tuans-memory = Tuan's Memory
    .season = Look at 3 Epic Tale cards: keep 1, discard 2.
