# What pictures of Mother of Dragons say beside those of the 2nd edition.

hand-lysa-arryn-mod = 莱莎
hand-bronze-yohn-royce-mod = 约恩
hand-ser-vardis-egen = 瓦狄斯
hand-harry-hardyng = 哈利
hand-godric-borrell = 戈德里克
hand-anya-waynwood = 安雅
hand-robert-arryn = 劳勃
hand-khal-drogo = 卓戈
hand-arstan-whitebeard = 阿斯坦
hand-xaro-xhoan-daxos = 札罗
hand-ser-jorah-mormont = 乔拉
hand-daenerys-targaryen-a = 丹妮莉丝
hand-viserys-targaryen = 韦赛里斯
hand-illyrio-mopatis = 伊利里欧
hand-daenerys-targaryen-b = 丹妮莉丝
hand-daario-naharis = 达里奥
hand-gray-worm = 灰虫子
hand-strong-belwas = 贝沃斯
hand-captain-groleo = 格罗莱
hand-rakharo = 拉卡洛
hand-missandei = 弥桑黛

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = 忠诚{ $number }
board-house-loyalty = { $house }：忠诚{ $loyalty }/{ $goal }；每条龙值{ $strength }。
board-bank = 铁金库：{ $offers }。
board-loans = { $house }的贷款：{ $loans }。
board-removed = 移出对局：{ $cards }。
