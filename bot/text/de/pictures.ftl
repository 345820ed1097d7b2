# What any picture says to those who do not see it.

alt-sentence = { $words }.
alt-about = { $thing }: { $words }
alt-happened = Was geschah: { $sentences }
alt-more = Und { $number } weitere.
