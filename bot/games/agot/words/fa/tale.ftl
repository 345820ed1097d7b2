# How a game is told when it is over.

course-castles = قلعه‌ها و دژها
course-army = ارتش (امتیاز جمع‌آوری)
course-power = قدرت
course-iron-throne = { track-iron-throne }
course-fiefdoms = { track-fiefdoms }
course-kings-court = { track-kings-court }
tale-biggest = { $area }، دور { $round }: { $attacker } با قدرت جنگی { $attack } در برابر { $defender } با { $defence }.
tale-closest = { $track }، دور { $round }: { $first } { $most } قدرت پیشنهاد می‌دهد، { $second } { $next }.
tale-boldest = { $area }، دور { $round }: { $winner } { $loser } را شکست می‌دهد، با آن‌که پیش از کارت‌های خاندان قدرت جنگی‌اش { $mine } در برابر { $theirs } بود.
tale-patient = { $house } تا دور { $round } به هیچ‌کس حمله نمی‌کند.
tale-never-attacked = { $house } تا آخر به هیچ‌کس حمله نمی‌کند.
tale-bid = پیشنهاد: { $power }
tale-card = کارت خاندان: { $card }
tale-wildling = کارت وحشی‌ها: { $card }، { $place }
