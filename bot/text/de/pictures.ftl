# What any picture says to those who do not see it.

# alt-sentence = { $words }.
# alt-about = { $thing }: { $words }
# alt-happened = What happened: { $sentences }
# alt-more = And { $number } more.
