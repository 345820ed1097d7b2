# Deals between players: what they promise each other.

## Deals: what two seats promise each other, so that the bot can tell whether it is kept

deals-open = 约定
deals-title = ### 约定 · { $title }
deals-none = 没有你能看到的约定。
deals-note = -# 谁都可以不守承诺。机器人会留意，并在承诺兑现或违背时告知：公开的约定告诉所有人，否则只告诉你们双方。管家不做约定。
deals-wait = 🤝 有{ $number }份约定等你答复。
deal-offer-public = 提议公开约定：选择对方
deal-offer-private = 提议私下约定：选择对方
deal-accept = 接受
deal-decline = 拒绝
deal-withdraw = 撤回
deal-yours = 你向{ $seat }提议了公开约定：{ $promises }。
deal-yours-privately = 你向{ $seat }提议了私下约定：{ $promises }。
deal-between = **{ $seat }和{ $other }**，公开：
deal-between-privately = **{ $seat }和{ $other }**，仅限双方：
deal-promise-open = - ○ { $promise }
deal-promise-kept = - ✓ 已兑现：{ $promise }
deal-promise-broken = - ✗ 已违背：{ $promise }

deal-form-public = 与{ $seat }的公开约定
deal-form-private = 与{ $seat }的私下约定
deal-gives = 你向{ $seat }承诺
deal-asks = { $seat }向你承诺
deal-nothing = 什么都不承诺
deal-where = 地点，或数量
deal-place-hint = 地点；留空表示所有地方
deal-number-hint = 地点，或权力的数量
deal-until = 有效到哪个回合结束
deal-until-round = 第{ $round }回合

deal-done-offered = ✓ 已提议。
deal-done-yes = ✓ 约定达成，从现在起算数。
deal-done-no = ✓ 已拒绝。
deal-done-back = ✓ 已撤回。

table-deal-offered = **{ $seat }**向你提议一份公开约定，你接受后所有人都会看到：{ $promises }。
table-deal-offered-privately = **{ $seat }**向你提议一份只有你们双方知道的约定：{ $promises }。
table-deal-declined = **{ $seat }**拒绝了你的约定：{ $promises }。
table-deal-withdrawn = **{ $seat }**撤回了约定的提议：{ $promises }。
table-deal-offered-openly = 🤝 **{ $seat }**向**{ $other }**提议一份约定：{ $promises }。
table-deal-declined-openly = **{ $seat }**拒绝了**{ $other }**的约定：{ $promises }。
table-deal-withdrawn-openly = **{ $seat }**撤回了向**{ $other }**提议的约定：{ $promises }。
table-deal-made = 🤝 **{ $seat }**和**{ $other }**达成约定：{ $promises }。
table-promise-kept = ✓ **{ $seat }**兑现了承诺：{ $promise }。
table-promise-broken = ✗ **{ $seat }**违背了承诺：{ $promise }。

trouble-deal-oneself = 你不能和自己约定。
trouble-deal-steward = { $seat }由管家在玩，而管家不做约定，因为它们不会遵守。
trouble-deal-past = 那个回合已经结束，或者还太远，不能为它约定。请选本回合或接下来三个回合之一。
trouble-deal-empty = 这份约定里没有人承诺什么。请选择你承诺什么，或要求什么。
trouble-deal-place = 这种承诺需要一个地点。请输入它的名字。
trouble-deal-number = 这种承诺需要一个数量。请输入1到{ $most }的数字。
trouble-deal-no-place = 版图上没有叫“{ $text }”的地点。请输入一个地点的名字。
trouble-deal-what = 你输入了“{ $text }”，但没有选择承诺。请选择一个，或把这一栏留空。
trouble-deal-unclear = 表单里有一个菜单是空的。请在每个菜单里都选一项。
trouble-no-such-promise = 这场对局没有这种承诺。请重新打开表单。
trouble-no-such-deal = 这份提议你已经不能答复了：它已有答复，或已撤回。
trouble-too-many-deals = 等待答复或有效的约定最多{ $most }份，你已经有这么多了。请撤回一份提议，或者等一份约定结束。
trouble-deal-too-soon = 你刚刚提议了好几次。请等一分钟。
