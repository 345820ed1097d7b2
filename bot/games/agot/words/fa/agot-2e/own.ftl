# What the 2nd edition says that the 1st does not, or otherwise.

ruleset-agot-2e = بازی تاج و تخت، ویرایش دوم
heading-figures = قدرت { $power } · تدارکات { $supply } · قلعه و دژ { $castles } از { $goal }
