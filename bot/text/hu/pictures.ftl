# What any picture says to those who do not see it.

alt-happened = Ami történt: { $sentences }
alt-more = És még { $number }.
