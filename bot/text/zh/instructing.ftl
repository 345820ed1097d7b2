# Standing instructions: answers that players give in advance.

trouble-no-instructions = 这场对局没有可以预设的事。
trouble-no-such-instruction = 这条预设已经移除了。
trouble-too-many-instructions = 预设已经满了。请先移除一条。

instruct-title = ### 我的预设 · { $seat } · 对局{ $game }
instruct-why = 预先说好你想怎么做，对局就不用等你。你在这里写的内容，以及你有没有写，别人都不会知道。
instruct-none = 每次都会问你。
instruct-given = **你的预设，最新的在最后**：
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = 移除一条预设
instruct-add = 添加一条预设
instruct-back = 返回
instruct-panel = 回到我的面板
preset-line = - **{ $label }**：{ $tells }
instruct-open = 我的预设
instruct-kept = ✓ 已保存。
instruct-gone = ✓ 已移除。
