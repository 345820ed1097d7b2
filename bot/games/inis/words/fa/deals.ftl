# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-clash = بدون درگیری
promise-no-clash = { $by } تا پایان دور { $until } با { $to } درگیری راه نمی‌اندازد
promise-no-clash-in = { $by } تا پایان دور { $until } در { $area } با { $to } درگیری راه نمی‌اندازد
