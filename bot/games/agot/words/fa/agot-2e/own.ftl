ruleset-agot-2e = بازی تاج و تخت، ویرایش دوم
