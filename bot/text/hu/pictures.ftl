# What any picture says to those who do not see it.

alt-sentence = { $words }.
alt-about = { $thing }: { $words }
alt-happened = Ami történt: { $sentences }
alt-more = És még { $number }.
