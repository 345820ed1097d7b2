# Looking up cards, areas and houses of A Game of Thrones: The Board Game.

## Cards

lookup-card-of-house = کارت خاندان { $house }
lookup-card-strength = قدرت جنگی { $strength }
lookup-card-swords = { $count } شمشیر
lookup-card-towers = { $count } برج
lookup-card-skulls = { $count } جمجمه
lookup-card-without-text = متن ندارد: فقط قدرت جنگی و آیکن‌هایش را دارد.
lookup-card-text-off = این بازی بدون تواناییِ کارت‌های خاندان است.
lookup-card-in-hand = **در این بازی:** در دست { $house }.
lookup-card-other-deck = **در این بازی:** از کارت‌های { $house } که الان در بازی نیستند.
lookup-card-discarded = **در این بازی:** میان کارت‌های خرج‌شدهٔ { $house }.
lookup-card-in-combat = **در این بازی:** { $house } در جنگ { $area } بازی‌اش می‌کند.
lookup-card-not-in-game = **در این بازی:** { $house } بازی نمی‌کند.
lookup-card-westeros = کارت وستروس، { $deck }: { $copies } از { $total }{ $icons ->
    [0] {""}
   *[other] ، با { $icons } آیکن وحشی‌ها
}
lookup-card-shown = **در این بازی:** در این دور رو شده است.
lookup-card-wildling = کارت وحشی‌ها: از هر کدام یکی در دسته
lookup-card-wildling-reward = **پیروزی نگهبانان شب:** صاحب بیشترین پیشنهاد { $what }.
lookup-card-wildling-penalty = **پیروزی وحشی‌ها:** صاحب کمترین پیشنهاد { $what }.
lookup-card-wildling-others = **بقیه** { $what }.
lookup-card-peeked-top = **در این بازی:** آن را روی دسته دیده‌ای.
lookup-card-peeked-bottom = **در این بازی:** آن را زیر دسته گذاشته‌ای.
lookup-card-tides = وقوع جنگ: { $copies } از { $total }
lookup-card-tides-unused = این بازی بدون کارت‌های وقوع جنگ است.

## Areas

lookup-area-kind-land = خشکی
lookup-area-kind-sea = دریا
lookup-area-kind-port = بندر
lookup-area-castle = قلعه ({ $points } امتیاز جمع‌آوری)
lookup-area-stronghold = دژ ({ $points } امتیاز جمع‌آوری)
lookup-area-power = { $count } آیکن قدرت
lookup-area-supply = { $count } آیکن تدارکات
lookup-area-home = سرزمین مادری { $house }
lookup-area-port-of = مال { $land }
lookup-area-near-land = **خشکی‌های همسایه:** { $areas }
lookup-area-near-sea = **دریاهای همسایه:** { $areas }
lookup-area-near-port = **بندر:** { $areas }
lookup-area-closed = در این بازی بسته است: هیچ‌کس نمی‌تواند وارد شود.
lookup-area-held = **در دست** { $house }
lookup-area-units = **{ $house }:** { $units }
lookup-area-token = یک توکن قدرت { $house }
lookup-area-garrison = پادگان با قدرت جنگی { $strength }
lookup-area-neutral = ارتش بی‌طرف با قدرت جنگی { $strength }
lookup-area-order = **دستور:** { $order }
lookup-area-face-down = یک دستور رو به پایین اینجاست.
lookup-area-combat = { $attacker } دارد به اینجا حمله می‌کند.
lookup-area-empty = هیچ‌کس اینجا نیست.
lookup-area-fog = بیرون از دید: فقط آنچه چاپ شده معلوم است.
lookup-area-supporters = **سرزمین‌های همسایه که می‌توانند حمایت کنند**:
lookup-area-supporter = - { $house }، { $area }: { $units }، قدرت جنگی { $strength }{ $order }
lookup-area-marchers = **از همان جا که هستند می‌توانند به اینجا پیشروی کنند**:
lookup-area-marcher = - { $house }، { $area }: { $units }{ $order }
lookup-area-marcher-by-sea = - { $house }، { $area }: { $units }، با کشتی{ $order }
lookup-area-with-order = {" · "}{ $order }

## Houses

lookup-house-figures = **قدرت** { $power } · **قلعه و دژ** { $castles } از { $needed }
lookup-house-supply = **تدارکات** { $supply }: ارتش‌ها تا { $limits }؛ حالا { $armies }
lookup-house-place = { $track }: جایگاه { $place }
lookup-house-dragons = هر اژدها در این دور قدرت جنگی { $strength } دارد؛ بزرگ شدن در دورهای: { $rounds }
lookup-house-tokens = در دست: { $tokens }
lookup-house-units-title = **یگان‌ها**
lookup-house-units = - { $area }: { $units }
lookup-house-left = - بیرون از صفحه: { $units }
lookup-house-areas = **سرزمین‌ها:** { $areas }
lookup-house-area-with = { $area } ({ $marks })
lookup-house-hand = **دست:** { $cards }
lookup-house-discard = **خرج‌شده:** { $cards }
lookup-house-later = **بعد از آخرین کارت، از دور { $round }:** { $cards }
lookup-house-card = { $card } { $strength }
lookup-mark-castle = قلعه
lookup-mark-stronghold = دژ
