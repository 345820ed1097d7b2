# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = همه این را می‌بینند و راه برگشتی نیست.
