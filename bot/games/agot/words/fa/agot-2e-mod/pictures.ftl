# What pictures of Mother of Dragons say beside those of the 2nd edition.

hand-lysa-arryn-mod = لایسا
hand-bronze-yohn-royce-mod = یون برنزی
hand-ser-vardis-egen = واردیس
hand-harry-hardyng = هری
hand-godric-borrell = گادریک
hand-anya-waynwood = آنیا
hand-robert-arryn = رابرت
hand-khal-drogo = دروگو
hand-arstan-whitebeard = آرستان
hand-xaro-xhoan-daxos = زارو
hand-ser-jorah-mormont = جورا
hand-daenerys-targaryen-a = دنریس
hand-viserys-targaryen = ویسریس
hand-illyrio-mopatis = ایلیریو
hand-daenerys-targaryen-b = دنریس
hand-daario-naharis = داریو
hand-gray-worm = کرم خاکستری
hand-strong-belwas = بلواس
hand-captain-groleo = گرولئو
hand-rakharo = راخارو
hand-missandei = میساندی

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = وفاداری { $number }
board-house-loyalty = { $house }: وفاداری { $loyalty } از { $goal }؛ هر اژدها { $strength } می‌ارزد.
board-bank = بانک آهنین: { $offers }.
board-loans = وام‌های { $house }: { $loans }.
board-removed = بیرون از بازی: { $cards }.
