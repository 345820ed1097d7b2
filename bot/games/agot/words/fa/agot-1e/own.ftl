ruleset-agot-1e = بازی تاج و تخت، ویرایش اول

## Names

area-summer-sea = دریای تابستان
card-house-blacktyde-captain = ناخدای خاندان بلک‌تاید
card-house-florent-lord = لرد خاندان فلورنت
card-house-lannister-captain = سردستهٔ خاندان لنیستر
card-house-mormont-lord = لرد خاندان مورمونت
card-house-tyrell-captain = سردستهٔ خاندان تایرل
card-maester-luwin = استاد لوین
card-melisandre-of-asshai = ملیساندر آشایی
card-ser-axell-florent = سر اکسل فلورنت
card-ser-rodrik-cassel = سر رودریک کسل
card-vargo-hoat = وارگو هوت
order-type-support = دستور حمایت
order-type-defend = دستور دفاع
choice-one-order = فقط همین
