# Standing instructions: answers that players give in advance.

trouble-no-instructions = Nothing in this game can be answered in advance.
trouble-no-such-instruction = That instruction has been removed already.
trouble-too-many-instructions = You cannot have any more instructions. Remove one first.

instruct-title = ### Standing instructions · { $seat } · game { $game }
instruct-why = Say in advance what you want, and the game does not have to wait for you. Nobody else learns what you say here, or that you said anything.
instruct-none = You are asked every time.
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
