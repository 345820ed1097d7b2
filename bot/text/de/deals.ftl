# Deals between players: what they promise each other.

## Deals: what two seats promise each other, so that the bot can tell whether it is kept

deals-open = Absprachen
deals-title = ### Absprachen · { $title }
deals-none = Es gibt keine Absprachen, die du sehen kannst.
deals-note = -# Niemand muss ein Versprechen halten. Der Bot passt auf und meldet, wenn eines gehalten oder gebrochen wird: allen, wenn die Absprache öffentlich ist, sonst nur euch beiden. Statthalter treffen keine Absprachen.
deals-wait = 🤝 { $number ->
    [one] Dir wird eine Absprache angeboten.
   *[other] Dir werden { $number } Absprachen angeboten.
}
deal-offer-public = Öffentliche Absprache anbieten …
deal-offer-private = Private Absprache anbieten …
deal-accept = Annehmen
deal-decline = Ablehnen
deal-withdraw = Zurückziehen
deal-yours = Du hast { $seat } eine öffentliche Absprache angeboten: { $promises }.
deal-yours-privately = Du hast { $seat } eine private Absprache angeboten: { $promises }.
deal-between = **{ $seat } und { $other }**, öffentlich:
deal-between-privately = **{ $seat } und { $other }**, nur unter euch:
deal-promise-open = - ○ { $promise }
deal-promise-kept = - ✓ Gehalten: { $promise }
deal-promise-broken = - ✗ Gebrochen: { $promise }

deal-form-public = Öffentliche Absprache mit { $seat }
deal-form-private = Private Absprache mit { $seat }
deal-gives = Du versprichst { $seat }
deal-asks = { $seat } verspricht dir
deal-nothing = Nichts
deal-where = Wo oder wie viel
deal-place-hint = Ein Ort; leer für überall
deal-number-hint = Ein Ort oder wie viel Macht
deal-until = Bis zum Ende von
deal-until-round = Runde { $round }

deal-done-offered = ✓ Angeboten.
deal-done-yes = ✓ Abgemacht. Die Absprache gilt ab jetzt.
deal-done-no = ✓ Abgelehnt.
deal-done-back = ✓ Zurückgezogen.

table-deal-offered = **{ $seat }** bietet dir eine öffentliche Absprache an, die alle lesen können, sobald du zustimmst: { $promises }.
table-deal-offered-privately = **{ $seat }** bietet dir eine Absprache an, die nur ihr beide lesen könnt: { $promises }.
table-deal-declined = **{ $seat }** lehnt deine Absprache ab: { $promises }.
table-deal-withdrawn = **{ $seat }** zieht die dir angebotene Absprache zurück: { $promises }.
table-deal-offered-openly = 🤝 **{ $seat }** bietet **{ $other }** eine Absprache an: { $promises }.
table-deal-declined-openly = **{ $seat }** lehnt die Absprache von **{ $other }** ab: { $promises }.
table-deal-withdrawn-openly = **{ $seat }** zieht die Absprache zurück, die **{ $other }** angeboten war: { $promises }.
table-deal-made = 🤝 **{ $seat }** und **{ $other }** haben eine Absprache getroffen: { $promises }.
table-promise-kept = ✓ **{ $seat }** hat ein Versprechen gehalten: { $promise }.
table-promise-broken = ✗ **{ $seat }** hat ein Versprechen gebrochen: { $promise }.

trouble-deal-oneself = Mit dir selbst kannst du keine Absprache treffen.
trouble-deal-steward = Ein Statthalter spielt { $seat }, und Statthalter treffen keine Absprachen, weil sie sie nicht halten würden.
trouble-deal-past = Für diese Runde lässt sich keine Absprache treffen: Sie ist vorbei oder noch zu weit weg. Wähle die laufende Runde oder eine der nächsten drei.
trouble-deal-empty = In dieser Absprache verspricht niemand etwas. Wähle, was du versprichst oder was du verlangst.
trouble-deal-place = Dieses Versprechen braucht einen Ort. Tippe seinen Namen.
trouble-deal-number = Dieses Versprechen braucht eine Menge. Tippe eine Zahl von 1 bis { $most }.
trouble-deal-no-place = Auf dem Spielplan gibt es keinen Ort namens „{ $text }“. Tippe den Namen eines Ortes.
trouble-deal-what = Du hast „{ $text }“ getippt, aber kein Versprechen dazu gewählt. Wähle eines oder lass das Feld leer.
trouble-deal-unclear = Ein Menü im Formular ist leer geblieben. Wähle in jedem Menü etwas.
trouble-no-such-promise = Ein solches Versprechen gibt es in diesem Spiel nicht. Öffne das Formular noch einmal.
trouble-no-such-deal = Dieses Angebot steht dir nicht mehr offen: Es wurde beantwortet oder zurückgezogen.
trouble-too-many-deals = Du hast schon { $most } offene Absprachen, und mehr sind nicht möglich. Zieh ein Angebot zurück oder warte, bis eine Absprache endet.
trouble-deal-too-soon = Du hast gerade mehrere Angebote gemacht. Bitte warte eine Minute.
