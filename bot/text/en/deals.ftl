# Deals between players: what they promise each other.

## Deals: what two seats promise each other, so that the bot can tell whether it is kept

deals-open = Deals
deals-title = ### Deals · { $title }
deals-none = There are no deals that you can see.
deals-note = -# Nobody has to keep a promise. The bot watches, and reports when one is kept or broken: to everyone if the deal is public, otherwise to the two of you. Stewards make no deals.
deals-wait = 🤝 { $number ->
    [one] A deal is offered to you.
   *[other] { $number } deals are offered to you.
}
deal-offer-public = Offer a public deal to …
deal-offer-private = Offer a private deal to …
deal-accept = Accept
deal-decline = Decline
deal-withdraw = Withdraw
deal-yours = You have offered { $seat } a public deal: { $promises }.
deal-yours-privately = You have offered { $seat } a private deal: { $promises }.
deal-between = **{ $seat } and { $other }**, public:
deal-between-privately = **{ $seat } and { $other }**, between the two of you:
deal-promise-open = - ○ { $promise }
deal-promise-kept = - ✓ Kept: { $promise }
deal-promise-broken = - ✗ Broken: { $promise }

deal-form-public = Public deal with { $seat }
deal-form-private = Private deal with { $seat }
deal-gives = You promise { $seat }
deal-asks = { $seat } promises you
deal-nothing = Nothing
deal-where = Where, or how much
deal-place-hint = A place; empty for everywhere
deal-number-hint = A place, or an amount of Power
deal-until = Until the end of
deal-until-round = Round { $round }

deal-done-offered = ✓ Offered.
deal-done-yes = ✓ Agreed. The deal counts from now on.
deal-done-no = ✓ Declined.
deal-done-back = ✓ Withdrawn.

table-deal-offered = **{ $seat }** offers you a public deal, which everyone can read once you accept: { $promises }.
table-deal-offered-privately = **{ $seat }** offers you a deal that only the two of you can read: { $promises }.
table-deal-declined = **{ $seat }** declines your deal: { $promises }.
table-deal-withdrawn = **{ $seat }** withdraws the deal offered to you: { $promises }.
table-deal-offered-openly = 🤝 **{ $seat }** offers **{ $other }** a deal: { $promises }.
table-deal-declined-openly = **{ $seat }** declines the deal of **{ $other }**: { $promises }.
table-deal-withdrawn-openly = **{ $seat }** withdraws the deal offered to **{ $other }**: { $promises }.
table-deal-made = 🤝 **{ $seat }** and **{ $other }** have made a deal: { $promises }.
table-promise-kept = ✓ **{ $seat }** has kept a promise: { $promise }.
table-promise-broken = ✗ **{ $seat }** has broken a promise: { $promise }.

trouble-deal-oneself = You cannot make a deal with yourself.
trouble-deal-steward = A steward plays { $seat }, and stewards make no deals, because they would not keep them.
trouble-deal-past = A deal cannot be made for that round: it is over, or too far ahead. Choose the current round or one of the next three.
trouble-deal-empty = Nobody promises anything in this deal. Choose what you promise, or what you ask for.
trouble-deal-place = This promise needs a place. Type the name of one.
trouble-deal-number = This promise needs an amount. Type a number from 1 to { $most }.
trouble-deal-no-place = There is no place called “{ $text }” on the board. Type the name of one.
trouble-deal-what = You typed “{ $text }”, but chose no promise for it. Choose one, or leave the field empty.
trouble-deal-unclear = A menu of the form was left empty. Choose something in each menu.
trouble-no-such-promise = This game has no such promise. Open the form again.
trouble-no-such-deal = This offer is no longer open to you: it was answered or withdrawn.
trouble-too-many-deals = You already have { $most } open deals, which is the most you can have. Withdraw an offer, or wait until a deal ends.
trouble-deal-too-soon = You have just made several offers. Please wait a minute.
