# How a game is told when it is over.

tale-moment = { $round }: { $phase }
course-conditions = Győzelmi feltételek
course-territories = Területek
course-clans = Klánok a szigeten
course-deeds = Hőstettek
tale-by = { $outcome } Teljesült (6 kell hozzá): { $counts }.
tale-clash = { FORM($seat, "The") } összecsapást kezdeményez { FORM($area, "in") }. { $losers ->
    [0] Senki sem veszít klánt.
   *[other] Elvesztett klánok: { $lost }.
} { $number ->
    [0] Senki sem marad ott.
   *[other] Még ott van: { $seats }.
}
story-biggest = A legnagyobb összecsapás
tale-biggest = { $area }, { $round }. forduló, { $clans } klán: { $seats }.
tale-closest = { $round }. forduló: { FORM($seat, "dat") } trónkövetelő-jelzője és { $met } teljesített feltétele van, de még senki sem győz.
tale-boldest = { $area }, { $round }. forduló: { FORM($seat, "the") } { $mine } klánnal érkezik { $theirs } ellen.
tale-patient = { FORM($seat, "The") } passzol a legtöbbször ({ $times }).
