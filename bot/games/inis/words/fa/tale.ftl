# How a game is told when it is over.

tale-moment = { $round }: { $phase }
course-conditions = شرط‌های پیروزی
course-territories = منطقه‌ها
course-clans = قبیله‌های روی جزیره
course-deeds = کردارها
tale-by = { $outcome } شرط‌های پیروزی (هر کدام از 6): { $counts }.
tale-clash = { $seat } در { $area } درگیری به راه می‌اندازد. { $losers ->
    [0] هیچ‌کس قبیله‌ای از دست نمی‌دهد.
   *[other] قبیله‌های از دست رفته: { $lost }.
} { $number ->
    [0] هیچ‌کس آنجا نمی‌ماند.
   *[other] آنجا مانده‌اند: { $seats }.
}
story-biggest = بزرگ‌ترین درگیری
tale-biggest = { $area }، دور { $round }، با { $clans } قبیله: { $seats }.
tale-closest = در دور { $round }، { $seat } توکن ادعای تاج و تخت دارد و { $met } شرطش برقرار است، ولی هنوز کسی نمی‌برد.
tale-boldest = { $area }، دور { $round }: { $seat } با { $mine } قبیله در برابر { $theirs } می‌آید.
tale-patient = { $seat } بیشتر از همه پاس می‌دهد ({ $times } بار).
