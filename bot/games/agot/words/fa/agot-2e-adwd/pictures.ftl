# What pictures of A Dance with Dragons say beside those of the 2nd edition, or in other words.

round-of = از 6
board-head = دور { $round } از 6: { $phase }. وحشی‌ها روی { $wildlings }.
alt-head = نقشه، دور { $round } از 6: { $phase }. وحشی‌ها روی { $wildlings }.
