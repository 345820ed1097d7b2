topic-clashes = درگیری‌ها
topic-played = کارت‌های بازی‌شده
topic-tales = روایت‌های حماسی
topic-island = جزیره
topic-victory = بِرِن، مدعیان، کردارها
topic-advantages = کارت‌های مزیت
topic-turns = نوبت‌ها
