# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } در { $area } وام نمی‌گیرد.
because-no-loan = هیچ وامی به قیمت و بهره‌اش نمی‌ارزد.
because-loan = { $loan } بیشتر از قیمت و بهره‌اش می‌ارزد.
because-loyalty = وفاداری را جایی می‌گذارد که گرفتنش آسان‌تر است.
because-keeps-power = قدرتش را نگه می‌دارد.
because-best-units = باارزش‌ترین یگان‌ها را برمی‌دارد.
because-sellswords = آنچه را در خطر است، و آنچه را کنار هدف است، قوی می‌کند.
because-helps-weakest = به کسی کمک می‌کند که از همه از پیروزی دورتر است.
because-out-of-reach = وفاداری را جایی می‌گذارد که خاندان تارگرین آخر از همه می‌رسد.
because-token-moves = توکن را جایی می‌برد که بیشتر به کار بیاید.
