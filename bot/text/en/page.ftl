### The page with the board of a seat, and the one to watch.

page-open = Board
page-go = Open the board
page-offer =
    {"**"}Your board as a web page**, where you play by touch. This address is for you alone: it opens once, within ten minutes, and shows what your seat sees.
    -# { COMMAND("my settings") } closes all your pages.
page-title = Ravenry: the board
page-wait = The board is opening.
page-closed = This page is closed. Press “Board” in your panel to get a new address.
page-too-fast = That was too fast. Wait a moment, then go on.
page-bad-request = This page cannot do that. Reload it.
page-asked = Your decision
page-seat = What you have and know
page-close = Close this page
page-lost = The connection is lost. The page goes on as soon as it is back.
page-fewer = One fewer
page-more = One more
page-due = Until { $time }
my-pages-close = Close all pages
my-pages-closed = ✓ All your pages are closed.
trouble-no-pages = This bot no longer offers web pages. Use your panel instead.
page-watch = Watch
page-watch-offer =
    {"**"}A web page to watch the game**, as everyone sees it, live and from its beginning. This address is for you alone: it opens once, within ten minutes.
    -# { COMMAND("my settings") } closes all your pages.
page-watching = Watching
page-story = From the beginning
page-back = Back to the board
page-done = Done
page-votes = Vote ({ $number })
page-run = Run the game
setting-watched = **Spectators**: those who can see this channel can watch the game on a web page, with what the channel shows and nothing else:
setting-watched-true = Can watch
setting-watched-false = Cannot watch
agreed-watched-true = Those who can see this channel can watch the game on a web page.
agreed-watched-false = Nobody can watch the game on a web page.
trouble-not-watched = This table has not agreed to be watched on a web page. The board is in the channel.
