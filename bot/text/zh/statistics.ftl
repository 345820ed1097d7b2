# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = 统计
statistics-title = { $ruleset }：{ $players }名玩家
statistics-games = { $games }场已结束的对局，平均{ $rounds }回合；其中有管家的{ $stewards }场
statistics-none = 还没有什么可统计：本服务器还没有玩完过这样的对局。
statistics-counting = 刚结束的对局还在统计；过一分钟再来看。
statistics-nothing = 这里没有可显示的：这些对局没有这一项，或者没有计时。
statistics-failed = ⚠ 图片没有画成。请再试一次。
statistics-choose = 哪些对局
statistics-kind = { $ruleset }，{ $players }名玩家（{ $games }）
statistics-about-seats = 席位
statistics-about-games = 长短与结局
statistics-about-cards = 卡牌
statistics-about-bids = 出价
statistics-about-pace = 用时
statistics-about-records = 纪录
statistics-wins = 各席位的胜率
statistics-wins-foot = 黑线是95%区间：对局少时，很多是运气。红色标记是各席位一样强时的位置。
statistics-of = { $whole }场中{ $part }场
statistics-place = { $whole }场中{ $part }场，平均第{ $place }名
statistics-share = { $percent }%
statistics-length = 一场对局玩几个回合
statistics-round = { $number }回合
statistics-endings = 对局如何结束
statistics-draw = 平局
statistics-conceded = 由本桌商定胜者
statistics-cards = 出得最多的卡牌
statistics-card-note = { $whole }次中{ $part }次；出过的人赢下{ $percent }%的对局
statistics-bids = 为哪些事出价，平均出多少
statistics-bid-note = { $times }次；最高出价平均{ $top }，最多{ $most }
statistics-pace = 真人回答要多久
statistics-pace-note = { $answers }个回答；十个里有九个在{ $span }之内
statistics-pace-foot = 一半的回答比这个数字快。可以暗中给出的回答不计。
statistics-days = { $days }天
statistics-hours = { $hours }小时
statistics-minutes = { $minutes }分钟
statistics-seconds = { $seconds }秒
bests-fastest = **最快的胜利**：{ $who }，第{ $round }回合（对局{ $game }）
bests-biggest = **{ $heading }**：{ $told }（对局{ $game }）
bests-peace = **最长的和平**：{ $rounds }回合（对局{ $game }）
bests-row = **最多连胜**：{ $user }，{ $row }场
bests-none = 还没有纪录。
bests-note = -# 不愿列名或署名的人，这里不会出现名字。

## Profiles

profile-title = **{ $user }** 在本服务器的资料
profile-hidden = { $user } 不想上榜。
profile-reliability = **可靠度：{ $percent }%**
profile-reliability-new = **可靠度：新人**
profile-made-of = 按时回答{ $timely }次，超时{ $late }次；玩完{ $finished }场对局，中途离开{ $left }场；接手席位{ $taken }次；打过招呼的休假{ $away }次
profile-how = 可靠度是有期限的回答中按时的比例。中途离开一场对局，等于超时一次；接手别人留下的席位等于5次按时回答。半年前的事只算一半，每个人一开始都有10次按时回答。打过招呼的休假不扣分。
profile-ratings = **评分**
profile-rating = { $kind }：**{ $points }** ± { $spread }，{ $games }场对局，{ $wins }胜
profile-rating-note = 大家都从1000开始；有95%的把握，真实评分与它相差不超过±后面的数。席位也算在内：用弱的席位赢，分加得更多。
profile-no-rating = 还没有玩完过计分的对局。
profile-not-rated = 你在本服务器没有评分，因为你没有申请。
profile-games = 在这里玩完{ $games }场对局，赢了{ $wins }场
profile-row = 最多连胜{ $row }场，现在连胜{ $now }场
profile-fastest = 最快的胜利：第{ $rounds }回合（{ $kind }）
profile-met = 和你一起玩过{ $games }场对局：你名次在前{ $ahead }场，在后{ $behind }场
profile-rate = 在这里参加评分
profile-unrate = 退出评分
profile-list = 重新上榜
profile-unlist = 不再上榜
profile-leaders = 查看排行榜
profile-year = 我的{ $year }年
profile-rated-now = 从现在起你在本服务器有评分；你在这里玩完的对局也算。
profile-unrated-now = 你在本服务器不再有评分。
profile-listed-now = 别人又能在这里看到你的资料了。
profile-unlisted-now = 别人在这里看不到你的评分和可靠度；要求可靠度的牌桌仍然会知道你够不够。
leaderboard-title = **排行榜：{ $kind }**
leaderboard-line = { $place }. { $user }：**{ $points }** ± { $spread }（{ $games }场对局，{ $wins }胜）
leaderboard-none = 还没有人上榜。想上榜，请用 { COMMAND("profile") } 参加评分。
leaderboard-how = 按评分减去两倍的不确定度排列，所以玩得少的排在后面。
leaderboard-seats = 各席位本身的评分：{ $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **你的{ $year }年**
year-none = { $year }年你没有玩完过对局。
year-of = { $user }的{ $year }年
year-summary = 玩完{ $games }场，赢了{ $wins }场，共{ $rounds }回合
year-seats = 最常坐的席位
year-cards = 最常出的卡牌
year-post = 发到频道
year-games = 你玩完了{ $games }场对局，赢了{ $wins }场，一共{ $rounds }回合。
year-seat = 你最常坐的是{ $seat }（{ $times }次）。
year-card = 你的年度卡牌：{ $card }，出了{ $times }次。
year-mate = 和你一起玩得最多的是 { $user }：{ $times }场。
year-pace = 你有一半的回答在{ $span }之内给出。
year-bid = 你最大胆的出价：为{ $subject }出价{ $power }点权力。
year-answers = 你给出了{ $answers }个回答。
table-year-over = { $year }年过去了。打开 { COMMAND("profile") }，按**我的{ $year }年**，回顾你这一年的对局。
## At a table

lobby-reliable = { $player } · 可靠度{ $percent }%（{ $due }次回答中{ $timely }次按时，{ $games }场对局中玩完{ $finished }场）
lobby-reliable-new = { $player } · 新人
agreed-reliability = 要加入这场对局，可靠度至少要达到{ $value }%。
setting-reliability-none = 谁都可以
setting-reliability-none-note = 没有最低要求。
setting-reliability-value = { $value }%
setting-reliability-value-note = 以本服务器资料里的为准。
setting-rated-people = 全由真人玩完才计分
setting-rated-people-note = 每个席位始终由一个人玩、没有管家时才计分。
setting-rated-all = 一律计分
setting-rated-all-note = 管家也算对手；席位算在最后坐它的人头上。
setting-rated-none = 不计分
setting-rated-none-note = 不计入任何评分。
agreed-rated-all = 这场对局一律计入评分，有管家或换过玩家也算。
agreed-rated-none = 这场对局不计入评分。
setup-page-rating = 评分
setting-rated = **评分**：这场对局算不算？
setting-reliability = **可靠度**：加入的人至少要多可靠？
trouble-not-reliable = 这张牌桌要求可靠度{ $least }%，你是{ $percent }%。怎么算的，见 { COMMAND("profile") }；每按时回答一次，可靠度都会提高。
