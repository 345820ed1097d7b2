# What any picture says to those who do not see it.

alt-happened = چه گذشت: { $sentences }
alt-more = و { $number } مورد دیگر.
