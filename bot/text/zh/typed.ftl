# What may be typed in every game; traditional characters and Latin letters are read without being listed.

# Numbers from 0, parted by blanks; a slash parts the ways to say one of them.
typed-numbers = 零/〇 一/壹 二/两/俩/贰 三/叁/仨 四/肆 五/伍 六/陆 七/柒 八/捌 九/玖 十/拾 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十
# Endings that a name may have in a sentence, and those of several things; - for none.
typed-endings = -
typed-endings-plural = -
# Words before the place that pieces leave, and before the one that they go to; -x is an ending.
typed-from = 从 由 自
typed-to = 到 去 往 向 至 进 进入 前往 回 回到 返回 进攻 攻打 攻击 攻
# What means nothing around something that is chosen.
typed-fillers-choice = 我 我们 从 出 下注 押 押注 出价 投 打 打出 用 使用 建 建造 派 选 选择 牌 张 个 点 点数 权力 权力点 标记 在 的 于 给 到 去 请
# Words with which a part says something of the part before the comma, with commas between.
typed-ties = 或, 或者, 但, 但是, 除了, 除非, 而不是, 不, 别, 然后, 再
# The keys of a keyboard on which this language is typed by mistake, and what they mean; - for none.
typed-layout = -
# Other words for things, by their ids, with commas between; each language has its own.
typed-also = -
