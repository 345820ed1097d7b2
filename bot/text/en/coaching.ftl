# The coach of a first game. What it explains about a game is among the words of that game.

coach-heading = -# { $seat } · { $moment }
coach-idea = 🎓 { $text }
coach-on = Go on
coach-more = More
coach-show = Show me
coach-wait = ⚠ { $reason } Do you want to think again?
coach-again = Think again
coach-anyway = Do it
coach-round-over = 🎓 Round { $round } is over.
coach-well = **Well done:** { $what }
coach-cost = **What it cost:** { $what }
coach-next = **What to watch next:** { $what }
