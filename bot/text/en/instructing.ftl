# Standing instructions: what players say ahead about questions to come.

trouble-no-instructions = This game asks nothing that could be answered ahead.
trouble-no-such-instruction = That instruction is gone already.
trouble-too-many-instructions = You have as many instructions as there can be; remove one first.

instruct-title = ### Standing instructions · { $seat } · game { $game }
instruct-why = Whoever might hold a card that can be played as a response is asked, whether they hold it or not. Say ahead what you want, and the game need not wait for you. Nobody else learns what you say here, or that you said anything; an instruction for a card that you do not hold simply passes.
instruct-none = You are asked every time.
instruct-given = **What you have said, the latest last:**
instruct-line = - { $words }
instruct-choose = Choose
instruct-remove = Remove an instruction
instruct-add = Add an instruction
instruct-back = Back
instruct-open = My instructions
instruct-kept = ✓ Kept.
instruct-gone = ✓ Removed.
