# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = 放置令牌
for-bid = 出价
for-ties = 平手出价的排列
for-westeros-choice = 选择维斯特洛卡
for-supply = 因补给移除单位
for-muster = 征兵
for-raven = 渡鸦信差
for-raven-peek = 渡鸦信差
for-raid = 突击令牌
for-march = 行军令牌
for-consolidate = 集权令牌
for-port-capture = 处理夺得的船舰
for-call-support = 请求支援
for-neutral-support = 支援对付中立势力
for-support = 战斗支援
for-refuse-support = 战斗支援
for-hand = 选家族卡
for-pick = 选一张家族卡
for-house-card = 家族卡
for-ability = 家族卡的特殊能力
for-blade = 瓦雷利亚钢剑
for-casualties = 伤亡
for-retreat = 撤退
for-retreat-losses = 撤退损失
for-wildling-tie = 裁决平手的出价
for-wildling-option = 野人的惩罚
for-wildling-destroy = 野人的惩罚
for-wildling-track = 野人卡
for-wildling-downgrade = 野人的惩罚
for-wildling-upgrade = 野人的奖励
for-wildling-discard = 野人的惩罚
for-wildling-retrieve = 野人的奖励
