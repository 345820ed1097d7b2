# What any picture says to those who do not see it.

alt-sentence = { $words }.
alt-about = { $thing }: { $words }
alt-happened = چه گذشت: { $sentences }
alt-more = و { $number } مورد دیگر.
