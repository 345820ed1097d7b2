# Standing instructions: answers that players give in advance.

trouble-no-instructions = В этой партии указаний на будущее нет.
trouble-no-such-instruction = Это указание уже убрано.
trouble-too-many-instructions = Больше указаний дать нельзя. Сначала убери какое-нибудь.

instruct-title = ### Указания на будущее · { $seat } · партия { $game }
instruct-why = Скажи заранее, как за тебя отвечать, и партии не придётся тебя ждать. Никто больше не узнает, что ты здесь скажешь, и скажешь ли вообще.
instruct-none = Тебя спрашивают каждый раз.
instruct-given = **Твои указания, последнее внизу:**
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = Убрать указание
instruct-add = Добавить указание
instruct-back = Назад
instruct-panel = Назад к моей панели
preset-line = - **{ $label }**: { $tells }
instruct-open = Мои указания
instruct-kept = ✓ Сохранено.
instruct-gone = ✓ Убрано.
