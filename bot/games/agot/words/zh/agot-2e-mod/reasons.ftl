# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = 让{ $rival }在{ $area }拿不到贷款。
because-no-loan = 不贷款，留住{ $power }点权力。
because-loan = { $loan }现在花{ $power }点权力，以后还要付利息。
because-loyalty = 忠诚标志物放到{ $areas }。
because-keeps-power = 留住{ $power }点权力。
because-destroys = 消灭{ FORM($units, "counted") }；重新征兵要{ $points }点。
because-sellswords = 把{ FORM($units, "counted") }放到{ $areas }。
because-gives-bid = 其中{ $power }点权力给{ $rival }，它有{ $number }座城堡。
because-out-of-reach = 坦格利安家族在{ $areas }及其邻接地区都没有单位。
