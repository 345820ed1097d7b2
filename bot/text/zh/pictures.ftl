# What any picture says to those who do not see it.

alt-sentence = { $words }。
alt-about = { $thing }：{ $words }
alt-happened = 发生的事：{ $sentences }
alt-more = 还有{ $number }件。
