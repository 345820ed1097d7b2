# The coach of a first game. What it explains about a game is among the words of that game.

coach-heading = -# { $seat } · { $moment }
coach-idea = 🎓 { $text }
coach-on = Weiter
coach-more = Mehr
coach-show = Zeig es mir
coach-wait = ⚠ { $reason } Möchtest du noch einmal nachdenken?
coach-again = Noch einmal nachdenken
coach-anyway = Trotzdem machen
coach-round-over = 🎓 Runde { $round } ist vorbei.
coach-well = **Gut gemacht:** { $what }
coach-cost = **Was es gekostet hat:** { $what }
coach-next = **Worauf du jetzt achten solltest:** { $what }
