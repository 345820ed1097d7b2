# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = Diese Partie ruht: Sie wurde nach Regeln gespielt, die diese Version des Bots nicht mehr hat. Nichts ist verloren, und der Betreiber des Bots weiß Bescheid.
trouble-past-rules = Diese Partie wurde nach früheren Regeln gespielt, darum kann diese Version des Bots ihren Spielplan nicht zeigen. Ihre Aufzeichnung bleibt erhalten.
table-pinned = Der Bot wurde aktualisiert, und diese Partie kann nach den neuen Regeln nicht weitergehen. Sie ruht, alle Uhren stehen; nichts ist verloren. Der Betreiber des Bots weiß Bescheid.
table-unpinned = Der Bot wurde wieder aktualisiert, und diese Partie geht weiter, wo sie war.
table-set-aside = Die gespeicherten Daten von Partie { $game } sind nicht lesbar. Die Partie ruht, alle Uhren stehen. Der Betreiber des Bots weiß Bescheid.
table-said-blocked = Deine Nachricht in Partie { $game } wurde nicht gepostet: Die automatische Moderation des Servers sperrt etwas darin. Sag es mit { COMMAND("say") } mit anderen Worten.
table-blocked = Eine Nachricht der Partie { $game } wurde nicht gepostet, weil die automatische Moderation des Servers etwas darin sperrt. Du findest sie in { COMMAND("log") }. Wer den Server verwaltet, kann die Rolle des Bots ausnehmen: Servereinstellungen, AutoMod.
table-stuck = Ein Schritt in Partie { $game } ist gescheitert und wird wiederholt. Der Betreiber des Bots weiß Bescheid.
table-halted = Die Partie ruht: Nach den Regeln des Bots geht es von hier aus nicht weiter. Das ist ein Fehler des Bots, nicht der Spieler. Alle Uhren stehen, und der Betreiber des Bots weiß Bescheid.
table-halted-host = Partie { $game } ruht: Nach den Regeln des Bots geht es von hier aus nicht weiter. Alle Uhren stehen. Gibt es einen früheren Zeitpunkt, stimmt der Tisch ab, ob sie dorthin zurückgesetzt wird. Der Betreiber des Bots weiß Bescheid.
table-rules-changed = Der Bot wurde aktualisiert, und einige Regeln wirken jetzt anders. Was in dieser Partie geschehen ist, bleibt.
table-asked-again = Der Bot wurde aktualisiert, und einige Regeln wirken jetzt anders. Die letzte Antwort passt nicht mehr dazu, darum wird ihre Frage noch einmal gestellt.
table-restored = Der Bot wurde aus einer Sicherung vom { $at } wiederhergestellt. Alle Fragen, die seither beantwortet wurden, werden noch einmal gestellt, und Knöpfe von seither funktionieren nicht mehr.
card-pinned = ### { $title }
    Diese Partie ruht, bis der Bot aktualisiert ist. Nichts ist verloren.

## Limits

flood-wait = Zu viele Klicks auf einmal. Bitte warte einen Moment, dann geht es weiter.
trouble-too-many-games = Du leitest schon so viele Partien, wie hier eine Person leiten kann: { $number }. Beende zuerst eine davon.
trouble-server-full = Dieser Server hat schon so viele Partien, wie er haben kann: { $number }. Zuerst muss eine davon enden.

## How the bot is

health-not-yours = Das ist für den Betreiber des Bots (den Inhaber seiner Anwendung oder ein Mitglied ihres Teams) und für die, die den Server verwalten.
health-here = ### Der Bot und die Partien dieses Servers
health-version = **Ravenry { $version }**, läuft seit { $time }
health-latency = Signal zu Discord und zurück: { $ms } ms
health-shards = Shards: { $count }
health-shard = · Shard { $shard }: { $servers ->
    [one] 1 Server
   *[other] { $servers } Server
}, { $ms } ms
health-shard-away = · ⚠ Shard { $shard } ist nicht verbunden ({ $servers ->
    [one] 1 Server
   *[other] { $servers } Server
})
health-games = Laufende Partien: { $running }; auf Spieler wartende: { $lobby }; beendete: { $over }
health-pinned = ⚠ { $number ->
    [one] Eine Partie ruht
   *[other] { $number } Partien ruhen
}, bis der Bot aktualisiert ist; warum, sagen das Log und „python -m bot doctor --dry-run“.
health-lost = ⚠ { $number ->
    [one] Eine Partie hat ihren Kanal
   *[other] { $number } Partien haben ihren Kanal
} verloren; { COMMAND("game move") } bringt eine Partie in einen anderen.
health-awaited = Antworten stehen aus: { $awaited }, davon { $overdue } überfällig
health-outbox-empty = Keine Nachrichten warten aufs Senden.
health-outbox = Nachrichten, die aufs Senden warten: { $number }, die älteste seit { $time }
health-direct = ⚠ Discord lässt den Bot keine neuen Direktnachrichten öffnen. Bis { $until } werden Spieler, denen er noch nie geschrieben hat, stattdessen in ihren Kanälen erwähnt.
health-task = ⚠ Die Aufgabe { $task } scheitert immer wieder ({ $why }); das Log sagt mehr.
health-replaced = Seit dem Start ersetzte Hilfsprozesse: { $number }
health-replies = Antworten: meist { $usual }, 1 von 100 über { $slow }, höchstens { $most } (bisher { $number })
health-pictures = Bilder: meist { $usual }, 1 von 100 über { $slow }, höchstens { $most } (bisher { $number })
health-writes = Speichern: meist { $usual }, 1 von 100 über { $slow }, höchstens { $most } (bisher { $number })
health-backup = Letzte Sicherung: { $at }
health-backup-none = ⚠ Es gibt noch keine Sicherung.
health-backup-failed = ⚠ Die letzte Sicherung ist gescheitert: { $why }
health-no-fault = Seit dem Start keine Fehler.
health-fault = Letzter Fehler, { $at }: { $text }

## Beside the bot's name

presence = { $games ->
    [0] /game new · /help
   *[other] /help · 🎲 { $games }
}
server-not-served = Dieser Bot spielt nur auf Servern, die sein Betreiber gewählt hat, und dieser gehört nicht dazu. Bitte den Betreiber, ihn aufzunehmen, oder spiel auf einem anderen.
