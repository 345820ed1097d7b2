# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = 让{ $rival }在{ $area }拿不到贷款。
because-no-loan = 现有的贷款都不值得付那样的价钱和利息。
because-loan = { $loan }值得付它的价钱和利息。
because-loyalty = 把忠诚放在最容易取得的地方。
because-keeps-power = 留住权力。
because-best-units = 选最值钱的单位。
because-sellswords = 加强有危险的地方和目标旁边的地方。
because-helps-weakest = 帮助离获胜最远的家族。
because-out-of-reach = 把忠诚放在坦格利安家族最后才到得了的地方。
because-token-moves = 把标志物移到更有用的地方。
