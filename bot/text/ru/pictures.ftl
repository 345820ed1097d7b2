# What any picture says to those who do not see it.

alt-happened = Что произошло: { $sentences }
alt-more = И ещё { $number }.
