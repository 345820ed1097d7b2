## What any game may ask and offer

choice-pass = به کار نبردن کلاغ
choice-decline = به کار نمی‌برم
choice-refuse = حمایت نمی‌کنم
choice-done = تمام
choice-no-target = بی‌هدف: فقط برداشته شود
choice-no-card = بی‌کارت
choice-no-order = اینجا بی‌دستور
