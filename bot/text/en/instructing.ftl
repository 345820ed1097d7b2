# Standing instructions: answers that players give in advance.

trouble-no-instructions = This game has no standing instructions.
trouble-no-such-instruction = That instruction has already been removed.
trouble-too-many-instructions = You cannot have any more standing instructions. Remove one first.

instruct-title = ### Standing instructions · { $seat } · game { $game }
instruct-why = Say in advance how you answer, and the game does not have to wait for you. Nobody else learns what you say here, or that you said anything.
instruct-none = The bot asks you every time.
instruct-given = **Your instructions, the latest last:**
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = Remove an instruction
instruct-add = Add an instruction
instruct-back = Back
instruct-panel = Back to my panel
preset-line = - **{ $label }**: { $tells }
instruct-open = My instructions
instruct-kept = ✓ Saved.
instruct-gone = ✓ Removed.
