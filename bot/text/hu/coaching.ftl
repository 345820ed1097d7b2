# Az első játszma edzője. Amit egy játékról elmagyaráz, annak a játéknak a szavai közt van.

coach-heading = -# { $seat } · { $moment }
coach-idea = 🎓 { $text }
coach-on = Tovább
coach-more = Bővebben
coach-show = Mutasd meg
coach-wait = ⚠ { $reason } Átgondolod még egyszer?
coach-again = Átgondolom
coach-anyway = Legyen így
coach-round-over = 🎓 Véget ért { AZ($round) }. forduló.
coach-well = **Ami jól ment:** { $what }
coach-cost = **Amibe került:** { $what }
coach-next = **Erre figyelj most:** { $what }
