# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**: { $text }
table-allied = **{ $seat }** объявляет своим союзником **{ FORM($ally, "acc") }**. Союз ни к чему не обязывает. Ответить тем же может { $ally }: { COMMAND("say") }.
table-allied-both = **{ $seat }** и **{ $ally }** теперь в союзе. Он ни к чему не обязывает, и разорвать его можно когда угодно.
table-alliance-ended = Союза **{ FORM($seat, "gen") }** и **{ FORM($ally, "gen") }** больше нет: его разрывает { $seat }.

done-said = ✓ Сказано в канале от имени твоего места.
done-said-later = ✓ Записано. Сейчас бот не может писать в канале; как только сможет, опубликует это там, в том же порядке.
done-allied = ✓ Объявлено в канале. Это ни к чему не обязывает, и бот за этим не следит.
done-alliance-ended = ✓ Союз разорван, об этом узнает весь канал.

trouble-say-less = Слишком много сообщений сразу. Повтори через полминуты.
trouble-ally-oneself = С собой союза не заключить.
trouble-already-allied = Это уже объявлено. Чтобы союз был взаимным, его должен объявить и { $seat }.
trouble-not-allied = Союза между тобой и { FORM($seat, "ins") } нет.

## In private

talk-name = Партия { $game } · { $seats }
talk-opening = ### Разговор: { $players }
    -# Партия { $game }
talk-warning =
    {"**"}Кто ещё может это прочесть?** Владелец сервера, его администраторы и все, у кого есть право **Управлять ветками**: в любое время и незаметно. Тот, кто позже займёт одно из этих мест, тоже прочтёт всё.
    О чём бы здесь ни договорились, это ни к чему не обязывает. То, чего никому больше читать нельзя, пишите друг другу лично.
talk-here = ✓ Ваш разговор: { $thread }
talk-again = ✓ Этот разговор уже есть: { $thread }
talk-back = -# { $seat } возвращается к этому разговору. { $users }
talk-joined = { $user } играет теперь за { FORM($seat, "acc") } и присоединяется к разговору. Всё, что выше, теперь видно и новому игроку.
talk-left = { $user } больше не играет за { FORM($seat, "acc") } и в разговоре не участвует. Всё, что выше, этот игрок уже прочёл.
talk-lacks = Открыть здесь разговор бот не может: в { $channel } ему не хватает прав — { $permissions }. Дать их может тот, кто управляет каналом. А пока пишите друг другу лично.
talk-no-place = Разговоры — это приватные ветки текстового канала, а эта партия идёт не в нём. Пишите друг другу лично.
talk-locked = Ваш разговор { $thread } закрыт; открыть его может тот, кто управляет ветками. А пока пишите друг другу лично.
talk-failed = Discord только что не дал боту открыть разговор. Попробуй чуть позже.
talk-not-added = ⚠ Не вышло добавить: { $users }. Возможно, их больше нет на сервере.
trouble-talk-alone = Назови хотя бы одного игрока, с которым хочешь поговорить.
trouble-nobody-to-talk-to = На месте { FORM($seat, "gen") } никого нет, говорить не с кем.
trouble-talk-public = За этим столом договорились говорить только открыто. Напиши в канале или предложи открытую сделку.
trouble-talk-spoken = За этим столом договорились говорить только открыто, и никто не знает, кто за кого играет. Говори так: { COMMAND("say") }, или предложи открытую сделку.
trouble-talk-relayed = За этим столом договорились, что все разговоры передаёт бот: { COMMAND("talk") }.
trouble-faceless = За этим столом никто не знает, кто за кого играет, поэтому назвать игрока нельзя.
relay-title = Кому: { $seats }
relay-label = Что бот скажет от твоего имени
relay-answer = Ответить
relay-done = ✓ Отправлено в личном сообщении от имени твоего места. Кому: { $seats }. Текст: { $text }
relay-note = -# Кто не принимает личных сообщений от бота, тот его не получит.
table-relayed = **{ $seat }** пишет. Кому: { $seats }. { $text }
trouble-tournament = За этим столом действуют правила турнира, поэтому это невозможно.
trouble-talk-none = За этим столом договорились, что игроки не разговаривают.

permission-create-private-threads = Создавать приватные ветки
without-create-private-threads = Без этого игроки не могут открывать разговоры друг с другом.

## How the game stands

overview-title = ### { $title }
    { $moment }
overview-awaited = **Ждём: { $what }**
overview-since = ○ { $seat } · вопрос задан { $since }
overview-since-due = ○ { $seat } · вопрос задан { $since } · срок: { $due }
overview-stopped = ○ { $seat } · вопрос задан { $since } · часы стоят
overview-waits = ○ { $seat }
overview-answered = ✓ { $seat }
overview-discreet = **Ждём ответных карт.** Кто может ответить, не показано.
overview-over = Партия окончена.
overview-alliances = **Союзы** (они ни к чему не обязывают)
overview-allied = - { $one } и { $other }, с { $since }
overview-declared = - { $one } с { $since } предлагает союз { FORM($other, "dat") }, ответа пока нет
overview-log = Журнал
