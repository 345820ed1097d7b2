# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = Эта партия отложена: она шла по правилам, которых в этой версии бота больше нет. Ничего не пропало, и тот, кто держит бота, уже знает.
table-pinned = Бот обновился, и по новым правилам эта партия идти не может. Она отложена, все часы стоят; ничего не пропало. Тот, кто держит бота, уже знает.
table-unpinned = Бот снова обновился, и эта партия продолжается с того же места.
table-set-aside = Сохранённое о партии { $game } не читается. Она отложена, все часы стоят. Тот, кто держит бота, уже знает.
table-stuck = В партии { $game } не выходит сделать то, чему пришло время; попробуем ещё раз. Тот, кто держит бота, уже знает.
table-rules-changed = Бот обновился, и некоторые правила теперь читаются иначе. Всё, что уже случилось в этой партии, остаётся в силе.
table-asked-again = Бот обновился, и некоторые правила теперь читаются иначе. Последний ответ под них больше не подходит, так что вопрос задан снова.
table-restored = Бот восстановлен из копии от { $at }. Всё, на что отвечали позже, спрашивается снова, а кнопки, появившиеся позже, устарели.
card-pinned = ### { $title }
    Эта партия отложена, пока у бота не будет другой версии. Ничего не пропало.

## Limits

flood-wait = Слишком много сразу. Подожди немного и продолжай.
trouble-too-many-games = Больше партий одному человеку здесь вести нельзя. У тебя их уже { $number }. Сначала закончи одну из них.
trouble-server-full = Больше партий на этом сервере быть не может. Их уже { $number }. Сначала должна кончиться одна из них.

## How the bot is

health-not-yours = Это для тех, кто держит бота (владелец приложения или участник его команды), и тех, кто управляет сервером.
health-here = ### Бот и партии этого сервера
health-version = **Ravenry { $version }**, время работы: { $time }
health-latency = Отклик Discord, туда и обратно: { $ms } мс
health-shards = Шарды: { $count }
health-shard = · Шард { $shard }: { $servers ->
    [one] { $servers } сервер
    [few] { $servers } сервера
    [many] { $servers } серверов
   *[other] { $servers } сервера
}, { $ms } мс
health-shard-away = · ⚠ Шард { $shard } не на связи ({ $servers ->
    [one] { $servers } сервер
    [few] { $servers } сервера
    [many] { $servers } серверов
   *[other] { $servers } сервера
})
health-games = Партии: { $running } идут, { $lobby } ждут игроков, { $over } окончены
health-pinned = ⚠ Отложены, пока у бота не будет другой версии: { $number ->
    [one] { $number } партия
    [few] { $number } партии
    [many] { $number } партий
   *[other] { $number } партии
}; почему — скажут журнал и «python -m bot doctor --dry-run».
health-lost = ⚠ Остались без канала: { $number ->
    [one] { $number } партия
    [few] { $number } партии
    [many] { $number } партий
   *[other] { $number } партии
}; { COMMAND("game move") } переносит партию в другой.
health-awaited = Ждём ответов: { $awaited }, из них опаздывают { $overdue }
health-outbox-empty = Все сообщения отправлены.
health-outbox = Сообщений в очереди: { $number }, самое старое ждёт уже { $time }
health-direct = ⚠ Discord не даёт боту начинать новые личные переписки. До { $until } игроков, которым он ещё не писал, он упоминает в каналах.
health-replies = Ответы: обычно { $usual }, 1 из 100 дольше { $slow }, самое большее { $most } (всего { $number })
health-pictures = Картинки: обычно { $usual }, 1 из 100 дольше { $slow }, самое большее { $most } (всего { $number })
health-writes = Запись: обычно { $usual }, 1 из 100 дольше { $slow }, самое большее { $most } (всего { $number })
health-backup = Последняя копия: { $at }
health-backup-none = ⚠ Резервных копий ещё нет.
health-backup-failed = ⚠ Последняя копия не удалась: { $why }
health-no-fault = С запуска — ни одной ошибки.
health-fault = Последняя ошибка, { $at }: { $text }

## Beside the bot's name

presence = { $games ->
    [0] /game new · /help
   *[other] /help · 🎲 { $games }
}
