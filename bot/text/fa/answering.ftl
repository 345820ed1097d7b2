# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-none = هیچ هیچی خالی پاک حذف نه بدون بی -
typed-yes = بله آره اره باشه حتما
# What means nothing between an area and its order.
# What means nothing among pieces and places.
# All pieces that are left, and one piece that becomes another.
typed-everybody = همه همگی تمام بقیه باقی
typed-upgrade = ارتقا ارتقای تبدیل بشود شود
typed-or = {" یا "}
typed-understood = ✓ این را فهمیدم؛ هنوز چیزی ثبت نهایی نشده.
typed-nothing = ⚠ این‌ها را نفهمیدم:
typed-example = مثلاً: `{ $example }`
typed-moves-example = { $origin }: { $target } { $pieces }
typed-pieces-example = { $place }: { $pieces }
typed-shopping-example = { $payer }: { $pieces } در { $place }
typed-shopping-here = { $pieces } در { $place }
typed-shopping-upgrade = { $payer }: ارتقا { $pieces }
typed-too-long = ⚠ برای یک جواب زیادی بلند است و خوانده نشد: حداکثر { $letters } نویسه و { $words } کلمه.
typed-partly = ⚠ بقیه را فهمیدم، ولی این‌ها را نه:
typed-unknown = - «{ $text }» را نفهمیدم.
typed-guess = - «{ $text }» – منظورت { $guesses } است؟
typed-several = - «{ $text }» می‌تواند این‌ها باشد: { $guesses }.
typed-refused = - «{ $text }»: { $reason }
typed-refused-guess = - «{ $text }»: { $reason } منظورت { $guesses } است؟
typed-more = - … و { $number } مورد دیگر.
typed-not-asked = ⚠ الان چیزی از تو پرسیده نشده.
typed-button = نوشتن
typed-title = جوابت را بنویس
typed-label = جواب تو
typed-hint = نام گزینه‌ها، یا اول نامشان

## Fast entry

tokens-fast = پر کردن سریع
tokens-fast-part = پر کردن سریع { $first }–{ $last }

## What there is to know before choosing, and what would follow

news-own = **آنچه به تو مربوط بود**
news-rest = **دیگر رویدادها**
news-more = -# … و { $number } جملهٔ دیگر در گزارش.
panel-briefing = -# { $line }
panel-preview = ◂ { $line }

# What cannot be bought, and why.
shopping-barred = -# ✗ { $what }: { $reason }

## What there is to say about an option

option-note = **{ $what }**: { $note }

## A token for each place, typed

# What means nothing between a place and its token.
typed-fillers = در به برای با را روی لطفا رو تو توی بذار بذارید بذارم
# What means nothing among pieces and places.
typed-fillers-army = یک در به برای با را روی از و تا برو برود بروند ببر بفرست بگیر بخر بره برن میره میرن میرود میروند ببرم بفرستم لطفا رو تو توی بذار بذارید بذارم
typed-displaced = - { $place } توکنش را از دست داد: آن توکن فقط می‌تواند یک جا باشد.
typed-tokens-title = توکن‌هایت را بنویس
typed-tokens-label = در هر خط یک جا و توکنش
typed-tokens-hint = یک جا و یک توکن، یا اول نامشان
typed-tokens-example = { $place }: { $token }

command-former = { $old } دیگر نیست؛ به‌جایش { $new } را بزن.
