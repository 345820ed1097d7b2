# What any picture says to those who do not see it.

alt-sentence = { $words }.
alt-about = { $thing }: { $words }
alt-happened = Что произошло: { $sentences }
alt-more = И ещё { $number }.
