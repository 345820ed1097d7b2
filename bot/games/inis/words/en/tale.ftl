# How a game is told when it is over.

tale-moment = { $round }: { $phase }
course-conditions = Victory conditions met
course-territories = Territories
course-clans = Clans on the island
course-deeds = Deeds
tale-by = { $outcome } Conditions, out of 6 each: { $counts }.
tale-clash = { $seat } starts a clash in { $area }. { $losers ->
    [0] Nobody loses a clan.
   *[other] Clans lost: { $lost }.
} { $number ->
    [0] Nobody is left there.
   *[other] Still there: { $seats }.
}
story-biggest = Biggest clash
tale-biggest = { $area } in round { $round }, with { $clans } clans: { $seats }.
tale-closest =
    In round { $round }, { $seat } has a Pretender token and meets { $met ->
        [one] 1 condition
       *[other] { $met } conditions
    }, but nobody wins yet.
tale-boldest = { $area } in round { $round }: { $seat } arrives with { $mine ->
    [one] 1 clan
   *[other] { $mine } clans
} against { $theirs }.
tale-patient = { $seat } passes most often ({ $times }×).
