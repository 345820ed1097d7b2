# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = Barde
    .season = Zieh 1 Sagenkarte.
    .triskel = Nachdem dein Manöver einen fremden Clan entfernt hat: 1 Heldentat.

card-citadel = Zitadelle
    .season = Bau eine Zitadelle, wo du anwesend bist. Nimm die Vorteilskarte dieses Territoriums, wenn sie nicht schon gespielt ist.

card-conquest = Eroberung
    .season = Wähle ein Territorium. Zieh mit beliebig vielen deiner Clans aus angrenzenden Territorien hinein.

card-craftsmen-and-peasants = Handwerker und Bauern
    .season = Setz überall, wo du anwesend bist, bis zu 1 Clan für jede Zitadelle dort.

card-druid = Druide
    .season = Nur mit einer weiteren Aktionskarte auf der Hand. Nimm eine beliebige abgelegte Aktionskarte.

card-emissaries = Gesandte
    .season = Zieh mit 1 deiner Clans in ein angrenzendes Territorium, ohne Konflikt.

card-exploration = Entdeckung
    .season = Der Brenn wählt einen Platz; das oberste Plättchen kommt dorthin. Setz 1 Clan darauf.

card-festival = Fest
    .season = Wo du anwesend bist und ein Heiligtum steht: Setz 1 Clan und das Fest. Wer dort einen Konflikt beginnt, verliert einen Clan.

card-geis = Geis
    .triskel = Wenn ein Gegner eine Aktionskarte spielt: Heb ihre Wirkung auf.

card-master-craftsman = Handwerksmeister
    .season = Leg 1 beliebige Karte ab, dann zieh 1 Sagenkarte.
    .triskel = Nach deiner Sagenkarte: Gib sie jemand anderem und erhalte 1 Heldentat.

card-migration = Wanderung
    .season = Zieh mit Clans von dir aus 1 Territorium in angrenzende.

card-new-alliance = Neues Bündnis
    .season = Wo du anwesend bist: Setz 1 Clan, oder ersetz 1 Clan eines Gegners, der dort 2 oder mehr hat.

card-new-clans = Neue Clans
    .season = Setz 2 Clans, wo du anwesend bist, zusammen oder getrennt.

card-raid = Raubzug
    .triskel = Nach deinem Angriff: Nimm dem Ziel eine zufällige Aktionskarte ab; hat es keine, verliert es einen ungeschützten Clan.

card-sanctuary = Heiligtum
    .season = Bau ein Heiligtum, wo du anwesend bist, dann zieh 1 Sagenkarte.

card-scouts-and-spies = Späher und Spione
    .season = Sieh dir die Aktionskarten eines Gegners an. Dann darfst du mit deinen Clans aus 1 Territorium in 1 angrenzendes ziehen.

card-warlord = Kriegsherr
    .season = Beginn einen Konflikt, wo du anwesend bist; du bist der Anstifter.
    .triskel = Nach einem Manöver in deinem Konflikt: Setz dort 1 ungeschützten Clan und nenn, wer das nächste Manöver ausführt.

## Advantage cards

card-advantage-cove = Bucht
    .triskel = Nach deiner Saisonkarte: Nimm die beiseitegelegte Aktionskarte und leg eine andere beiseite.

card-advantage-forest = Wald
    .triskel = Nach deiner Sagenkarte: Zieh 1 Sagenkarte.

card-advantage-gates-of-tir-na-nog = Tore von Tír na Nóg
    .triskel = Wenn die Tore ihren Tribut nehmen: Sieh dir 1 Sagenkarte mehr an, behalte 1.

card-advantage-highlands = Hochland
    .triskel = Wenn im Hochland ein Konflikt beginnt: Nenn den Anstifter unter den Ungeschützten.

card-advantage-hills = Hügel
    .triskel = Wenn du in den Hügeln angegriffen wirst: Der Angriff bleibt ohne Wirkung.

card-advantage-iron-mine = Eisenmine
    .triskel = Wenn du angreifst: Das Ziel verliert einen Clan und legt eine Aktionskarte ab.

card-advantage-lost-vale = Verlorenes Tal
    .triskel = Nach deiner Saisonkarte: Zieh mit 1 beliebigen Clan von nebenan ins Verlorene Tal, ohne Konflikt.

card-advantage-meadows = Wiesen
    .triskel = Wenn du Sagenkarten ziehst: Sieh dir 1 mehr an, behalte 1, leg den Rest ab.

card-advantage-misty-lands = Nebelland
    .season = Leg Aktionskarten ab, sieh dir ebenso viele Sagenkarten an und behalte 1 davon.

card-advantage-moor = Moor
    .triskel = Jederzeit: Sieh dir alle Sagenkarten eines Gegners an.

card-advantage-mountains = Berge
    .triskel = Wenn du Clans in die Berge ziehst: Ihr Besitzer zahlt dafür nichts.

card-advantage-plains = Ebene
    .season = Zieh mit Clans von dir aus der Ebene in angrenzende Territorien.

card-advantage-salt-mine = Salzmine
    .triskel = Nach deiner Saisonkarte: Nimm eine zufällige Aktionskarte eines Gegners und gib eine zurück.

card-advantage-stone-circle = Steinkreis
    .triskel = Nach deiner Sagenkarte: Entfern deinen Clan aus dem Steinkreis, um diese Karte zurückzunehmen.

card-advantage-swamp = Sumpf
    .season = Nichts geschieht: ein Zug, ohne zu passen.

card-advantage-valley = Tal
    .triskel = Nach deiner Saisonkarte: Setz 1 Clan, wo du anwesend bist.

## Epic Tale cards

card-balors-eye = Balors Auge
    .season = Entfern 1 beliebigen Clan.

card-battle-frenzy = Kampfrausch
    .triskel = Wenn alle in Deckung sind: Jeder Clan in den Zitadellen wird ungeschützt.

card-breas-tyranny = Breas' Tyrannei
    .season = Zieh mit einem fremden Clan von dort, wo du anwesend bist, in ein angrenzendes Territorium, ohne Konflikt.

card-cathbads-word = Cathbads Wort
    .triskel = Wenn die Versammlung beginnt: Wähle die Aktionskarte, die beiseitegelegt wird. An ihrem Ende tausch eine deiner dagegen.

card-children-of-dana = Kinder der Dana
    .season = Setz 1 Clan in ein beliebiges Territorium.

card-dagdas-cauldron = Dagdas Kessel
    .triskel = Wenn ein Konflikt deinen Clan entfernt: Sammle hier alle deine, die er entfernt. Bis zu 3 kehren an seinem Ende zurück.

card-dagdas-harp = Dagdas Harfe
    .season = Setz 1 Clan, wo du anwesend bist, für jede Sagenkarte, die du noch hast, bis zu 3.

card-deirdres-beauty = Deirdres Schönheit
    .season = Jeder Gegner zeigt eine zufällige Sagenkarte. Behalte 1 und leg die anderen ab. Entfern 1 deiner Clans.

card-diarmuid-and-grainne = Diarmuid und Grainne
    .triskel = Wenn dein Clan entfernt wird: Setz ihn in ein anderes Territorium, in dem du anwesend bist.

card-eriu = Eriu
    .season = Setz je 1 Clan in bis zu 3 Territorien, in denen du anwesend bist und ein Heiligtum steht.

card-kernunos-sanctuary = Kernunos' Heiligtum
    .season = Wo du anwesend bist und kein Heiligtum steht: Setz 1 Clan und ein Heiligtum.

card-lug-samildanach = Lug Samildanach
    .triskel = Nach einer beliebigen Aktionskarte: Nimm sie auf die Hand.

card-lugs-spear = Lugs Speer
    .triskel = Wenn ein Konflikt beginnt: keine Triskelkarten bis zu seinem Ende.

card-maeves-wealth = Maeves Reichtum
    .season = Jeder Gegner gibt dir eine Aktionskarte; gib jedem eine zurück.

card-manannans-horses = Manannans Pferde
    .season = Zieh mit bis zu 3 deiner Clans aus 1 Territorium in ein beliebiges anderes.

card-nuada-silverhand = Nuada Silberhand
    .season = Setz überall, wo du Häuptling bist, bis zu 1 Clan für jeden Gegner dort.

card-oenguss-ploy = Oengus' List
    .triskel = Wenn ein Zug endet: Der nächste gehört dir.

card-ogmas-eloquence = Ogmas Beredsamkeit
    .triskel = Als Manöver: Der Konflikt endet.

card-strengs-resolve = Strengs Entschlossenheit
    .triskel = Nach deinem Angriff: 1 Heldentat.

card-tailtus-land = Tailtus Land
    .season = Zieh 3 Plättchen und leg 1 davon an, wo du willst. Du darfst mit 1 deiner Clans darauf ziehen.

card-tale-of-cuchulain = Sage von Cuchulain
    .triskel = Als Manöver, mit genau 1 ungeschützten Clan: Entfern 2 beliebige ungeschützte Clans.

card-the-battle-of-moytura = Die Schlacht von Moytura
    .triskel = Als Manöver: Zieh mit deinen Clans von nebenan hinein und setz 1 weiteren, alle ungeschützt.

card-the-champions-share = Der Anteil des Helden
    .season = Nimm die beiseitegelegte Aktionskarte.

card-the-dagda = Der Dagda
    .triskel = Wenn eine Sagen- oder Vorteilskarte gespielt wird: Heb ihre Wirkung auf. Wird er abgelegt, werden Ablage und Stapel gemischt.

card-the-dagdas-club = Dagdas Keule
    .triskel = Wenn dein Clan entfernt würde: Er bleibt. Oder wenn du angreifst: Du wählst, was das Ziel verliert.

card-the-fianna = Die Fianna
    .triskel = Als Manöver: Zieh mit deinen Clans, auch geschützten, in 1 angrenzendes Territorium, ohne Konflikt.

card-the-morrigan = Die Morrigan
    .season = Du darfst den Krähenschwarm wenden. Du darfst irgendwo einen Konflikt beginnen und den Anstifter nennen.

card-the-other-world = Die Anderswelt
    .season = In 1 Territorium mit dir: Setz 1 Clan oder entfern 1 fremden, und das für jedes Heiligtum, bis zu 3.

card-the-stone-of-fal = Der Stein von Fal
    .season = Setz 2 Clans ins Territorium der Hauptstadt.

card-tuans-memory = Tuans Erinnerung
    .season = Sieh dir 3 Sagenkarten an: behalte 1, leg 2 ab.
