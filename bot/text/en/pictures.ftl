# What any picture says to those who do not see it.

alt-happened = What happened: { $sentences }
alt-more = And { $number } more.
