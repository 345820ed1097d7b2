### The page with the board of a seat, and the one to watch.

page-open = Tábla
page-go = A tábla megnyitása
page-offer =
    {"**"}A táblád egy weboldalon**, ahol érintéssel játszhatsz. Ez a cím csak neked szól: egyszer nyitható meg, tíz percen belül, és azt mutatja, amit a helyedről látni.
    -# { COMMAND("my settings") }: ott minden oldaladat bezárhatod.
page-title = Ravenry: a tábla
page-wait = Nyílik a tábla.
page-closed = Ez az oldal be van zárva. A paneleden a „Tábla” gomb ad új címet.
page-too-fast = Ez túl gyors volt. Várj egy pillanatot, aztán folytasd.
page-bad-request = Ez az oldal ilyet nem tud. Töltsd be újra.
page-asked = A te döntésed
page-seat = Amid van, és amit tudsz
page-close = Az oldal bezárása
page-lost = Megszakadt a kapcsolat. Amint helyreáll, az oldal magától folytatja.
page-fewer = Eggyel kevesebb
page-more = Eggyel több
page-due = Eddig: { $time }
my-pages-close = Oldalaim bezárása
my-pages-closed = ✓ Minden oldalad be van zárva.
trouble-no-pages = Ez a bot már nem kínál weboldalakat. Használd a paneledet.
page-watch = Nézem
page-watch-offer =
    {"**"}A játszma egy weboldalon**, úgy, ahogy mindenki látja, élőben és az elejétől. Ez a cím csak neked szól: egyszer nyitható meg, tíz percen belül.
    -# { COMMAND("my settings") }: ott minden oldaladat bezárhatod.
page-watching = Nézőként
page-story = Az elejétől
page-back = Vissza a táblához
page-done = Kész
page-votes = Szavazás ({ $number })
page-run = Játszmavezetés
setting-watched = **Nézők**: akik látják ezt a csatornát, egy weboldalon nézhetik a játszmát; csak azt látják, amit a csatorna mutat:
setting-watched-true = Nézhetik
setting-watched-false = Nem nézhetik
agreed-watched-true = Akik látják ezt a csatornát, egy weboldalon nézhetik a játszmát.
agreed-watched-false = Senki sem nézheti a játszmát weboldalon.
trouble-not-watched = Ennél az asztalnál nem nézheti senki a játszmát weboldalon. A tábla a csatornában látható.
