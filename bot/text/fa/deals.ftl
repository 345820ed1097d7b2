# Deals between players: what they promise each other.

## Deals: what two seats promise each other, so that the bot can tell whether it is kept

deals-open = قرارها
deals-title = ### قرارها · { $title }
deals-none = قراری نیست که بتوانی ببینی.
deals-note = -# کسی مجبور نیست سر قولش بماند. ربات حواسش هست و وقتی به قولی عمل شود یا قولی شکسته شود می‌گوید: اگر قرار علنی باشد به همه، وگرنه فقط به شما دو نفر. پیشکارها قراری نمی‌گذارند.
deals-wait = 🤝 { $number } قرار به تو پیشنهاد شده است.
deal-offer-public = پیشنهاد قرار علنی به…
deal-offer-private = پیشنهاد قرار خصوصی به…
deal-accept = قبول
deal-decline = رد
deal-withdraw = پس گرفتن
deal-yours = به { $seat } قرار علنی پیشنهاد داده‌ای: { $promises }.
deal-yours-privately = به { $seat } قرار خصوصی پیشنهاد داده‌ای: { $promises }.
deal-between = **{ $seat } و { $other }**، علنی:
deal-between-privately = **{ $seat } و { $other }**، فقط میان شما دو نفر:
deal-promise-open = - ○ { $promise }
deal-promise-kept = - ✓ عمل شد: { $promise }
deal-promise-broken = - ✗ شکسته شد: { $promise }

deal-form-public = قرار علنی با { $seat }
deal-form-private = قرار خصوصی با { $seat }
deal-gives = قول تو به { $seat }
deal-asks = قول { $seat } به تو
deal-nothing = هیچ
deal-where = کجا، یا چقدر
deal-place-hint = نام یک جا؛ خالی یعنی همه‌جا
deal-number-hint = نام یک جا، یا مقدار قدرت
deal-until = تا پایان
deal-until-round = دور { $round }

deal-done-offered = ✓ پیشنهاد شد.
deal-done-yes = ✓ قرار گذاشته شد. از حالا حساب است.
deal-done-no = ✓ رد شد.
deal-done-back = ✓ پس گرفته شد.

table-deal-offered = **{ $seat }** به تو قراری علنی پیشنهاد می‌کند که اگر قبول کنی همه می‌خوانند: { $promises }.
table-deal-offered-privately = **{ $seat }** به تو قراری پیشنهاد می‌کند که فقط شما دو نفر از آن خبر دارید: { $promises }.
table-deal-declined = **{ $seat }** قرار تو را رد می‌کند: { $promises }.
table-deal-withdrawn = **{ $seat }** پیشنهاد قرارش را پس می‌گیرد: { $promises }.
table-deal-offered-openly = 🤝 **{ $seat }** به **{ $other }** قراری پیشنهاد می‌کند: { $promises }.
table-deal-declined-openly = **{ $seat }** قرار **{ $other }** را رد می‌کند: { $promises }.
table-deal-withdrawn-openly = **{ $seat }** قراری را که به **{ $other }** پیشنهاد کرده بود پس می‌گیرد: { $promises }.
table-deal-made = 🤝 **{ $seat }** و **{ $other }** قرار گذاشتند: { $promises }.
table-promise-kept = ✓ **{ $seat }** به قولش عمل کرد: { $promise }.
table-promise-broken = ✗ **{ $seat }** قولش را شکست: { $promise }.

trouble-deal-oneself = نمی‌توانی با خودت قرار بگذاری.
trouble-deal-steward = به‌جای { $seat } پیشکار بازی می‌کند و پیشکارها قراری نمی‌گذارند، چون پایش نمی‌مانند.
trouble-deal-past = برای این دور دیگر نمی‌شود، یا هنوز نمی‌شود، قول داد. برای همین دور یا یکی از سه دور بعد قرار پیشنهاد کن.
trouble-deal-empty = در این قرار کسی قولی نمی‌دهد. انتخاب کن چه قولی می‌دهی یا چه می‌خواهی.
trouble-deal-place = این قول یک جا لازم دارد. نامش را بنویس.
trouble-deal-number = این قول یک مقدار لازم دارد. عددی از 1 تا { $most } بنویس.
trouble-deal-no-place = روی صفحه جایی به نام «{ $text }» نیست. نام یک جا را بنویس.
trouble-deal-what = «{ $text }» را نوشتی، ولی قولی برایش انتخاب نکردی. یکی انتخاب کن یا آن را خالی بگذار.
trouble-deal-unclear = یکی از فهرست‌های فرم خالی ماند. در هر کدام چیزی انتخاب کن.
trouble-no-such-promise = این بازی چنین قولی ندارد. فرم را دوباره باز کن.
trouble-no-such-deal = دیگر نمی‌توانی به این پیشنهاد جواب بدهی: جوابش داده شده یا پس گرفته شده.
trouble-too-many-deals = همین حالا { $most } قرار باز داری و بیشتر از این نمی‌شود. پیشنهادی را پس بگیر، یا منتظر پایان قراری بمان.
trouble-deal-too-soon = تازه چند پیشنهاد داده‌ای. لطفاً یک دقیقه صبر کن.
