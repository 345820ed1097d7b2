# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = نمی‌گذارد { $rival } در { $area } وام بگیرد.
because-no-loan = وامی نمی‌گیرد و { $power } قدرتش را نگه می‌دارد.
because-loan = { $loan } حالا { $power } قدرت می‌خواهد و در دورهای بعد بهره.
because-loyalty = در { $areas } توکن وفاداری گذاشته می‌شود.
because-keeps-power = { $power } قدرتش را نگه می‌دارد.
because-destroys = { $units } را نابود می‌کند؛ برگرداندنشان با جمع‌آوری ارتش { $points } امتیاز می‌خواهد.
because-sellswords = { $units } را در { $areas } می‌گذارد.
because-gives-bid = { $power } قدرت به { $rival } می‌رسد که { $number } قلعه دارد.
because-out-of-reach = خاندان تارگرین نه در این سرزمین‌ها یگانی دارد و نه در کنارشان: { $areas }.
