# What pictures of games with vassals say beside those of the 2nd edition.

short-phase-vassals = انتخاب دست‌نشانده‌ها
short-phase-vassal-orders = دستورهای دست‌نشانده‌ها

vassal-of = دست‌نشاندهٔ { $house }
vassal-free = دست‌نشانده، هنوز آزاد
vassal-hand = سه تا از هفت کارت دست‌نشانده‌ها، که فقط فرمانده‌اش می‌بیند
board-vassal = { $house }: { $commander }، { $castles } قلعه، تدارکات { $supply } (ارتش‌های { $limits }).
board-vassal-unseen = { $house }: { $commander }، { $castles } قلعه.
alt-vassal = { $house } ({ $commander }) { $castles } قلعه، تدارکات { $supply }
alt-vassal-unseen = { $house } ({ $commander }) { $castles } قلعه
