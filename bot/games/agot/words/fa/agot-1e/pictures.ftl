# What pictures of the 1st edition say in other words than those of the 2nd: its castles are cities.

legend-castle = شهر

board-house = { $house }: { $castles } شهر و دژ از { $goal }، تدارکات { $supply } (ارتش‌های { $limits })، قدرت { $power }. کارت‌های دست: { $hand }.
alt-house = { $house } { $castles } شهر و دژ، تدارکات { $supply }، قدرت { $power }

placard-goal = شهر و دژ برای پیروزی بی‌درنگ: { $castles }.
