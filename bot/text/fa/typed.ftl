# What may be typed in every game; marks of vowels and joints are read without being listed.

# Numbers from 0, parted by blanks; a slash parts the ways to say one of them.
typed-numbers = صفر یک/یکی/یه دو/هردو/هر‌دو/جفت سه چهار پنج شش/شیش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده بیست
# Endings that a name may have in a sentence, and those of several things; - for none.
typed-endings = ی تا
typed-endings-plural = ها های هایی هارا ان
# Words before the place that pieces leave, and before the one that they go to; -x is an ending.
typed-from = از
typed-to = به تا سوی بسوی داخل
# What means nothing around something that is chosen.
typed-fillers-choice = من ما پیشنهاد پیشنهادم میدهم می دهم میدم بازی کارت قدرت نشان مهره امتیاز تا را رو در به با برای روی کنم کن میکنم کنم میذارم میگذارم میزنم لطفا
# Words with which a part says something of the part before the comma, with commas between.
typed-ties = یا, ولی, اما, جز, به جز, بجز, مگر, به جای, نه, بعد, سپس
# The keys of a keyboard on which this language is typed by mistake, and what they mean; - for none.
typed-layout =
    mqwertyuiop[]asdfghjkl;'zxcvbnm, ئضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو
# Other words for things, by their ids, with commas between; each language has its own.
typed-also = -
