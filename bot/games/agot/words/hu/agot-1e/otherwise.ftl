# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = elég város és vár
won-by-round-10 = a legtöbb város és vár az utolsó forduló után
event-won = { FORM($house, "The") } { $castles } várossal és várral győz{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

ask-orders = { $round }. forduló: add ki a parancsaidat, legfeljebb egyet minden tartományban, ahol egységed van.
ask-wildling-destroy = A vadak: válassz { $number } toborzási pontot érő egységet, amelyet elveszítesz (gyalogos 1, hajó 1, lovag 2).
ability-otherwise = { $card }: felhasználod?

table-leads = { FORM($houses, "The") } vezet { $castles } várossal és várral{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }; a győzelemhez { $goal } kell.
round-castles = Város és vár (a győzelemhez { $goal } kell): { $castles }.
course-castles = Városok és várak

order-consolidate-star =
    .note = A ★ ellenére csak hatalmat hoz, mint a másik kettő
order-raid-star =
    .note = Legfeljebb két szomszédos parancsot vesz le
