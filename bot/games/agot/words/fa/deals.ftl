# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-attack = حمله نکردن
promise-no-attack = { $by } تا پایان دور { $until } به { $to } حمله نمی‌کند
promise-no-attack-in = { $by } تا پایان دور { $until } در { $area } به { $to } حمله نمی‌کند
promise-kind-support = حمایت در یک سرزمین
promise-support-in = { $by } تا پایان دور { $until } در هر جنگ { $area } از { $to } حمایت می‌کند
promise-kind-power = قدرت
promise-power = { $by } تا پایان دور { $until } به { $to } { $number } قدرت می‌دهد
