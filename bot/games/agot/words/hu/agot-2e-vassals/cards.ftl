# The House cards of vassals.

## House cards

card-varys = Varys
    .short = Varys
    .note = Erő 0. Csata után első lesz a Hűbéresek sávján
    .text = A csata végén, akár győzött, akár veszített, a vazallus a Hűbéresek sávjának első helyére kerül. A valyriai acélkard annál a játékosnál marad, aki ott a legelöl áll.

card-syrio-forel = Syrio Forel
    .short = Syrio
    .note = Erő 1. Védekezve a játékosok gyalogosai 0-t érnek
    .text = Ha a vazallus védekezik, a játékosok gyalogosai ebben a csatában 0-t érnek. A vazallusok gyalogosai annyit, mint máskor.

card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .note = Erő 1. Az ellenfél véletlen kártyát játszik helyette
    .text = Amint mindkét kártya látszik, az ellenfél hatástalanul visszaveszi a sajátját, és egy véletlen kártyát játszik ki a kezéből.

card-janos-slynt = Janos Slynt
    .short = Slynt
    .note = Erő 2, 2 kard, 1 erőd

card-jon-connington = Jon Connington
    .short = Connington
    .note = Erő 2. Vereség után lovagot hozhat
    .text = Ha a vazallus veszít, lovagot tehet oda, ahová az egységei visszavonultak, vagy a főtartományába, ha az a birtokában van, feltéve, hogy van szabad lovagja, és az utánpótlás engedi.
    .ask = { $card }: hol jelenjen meg egy lovag?

card-beric-dondarrion = Beric Dondarrion
    .short = Beric
    .note = Erő 3. Győzelemnél is elvész egy egység
    .text = Ha a vazallus győz, ebben a csatában akkor is elveszti egy egységét; a parancsnoka választ.
    .ask = { $card }: melyik egységet veszíti el a vazallus a győzelme ellenére?

card-bronn = Bronn
    .short = Bronn
    .note = Erő 4, vagy 0, ha az ellenfél 2 hatalmat fizet
    .text = Mielőtt az erőket összeszámolják, az ellenfél fizethet két hatalmat; akkor Bronn 0-t ér.
    .ask = { $card } most { FORM($rival, "the") } oldalán harcol: fizetsz 2 hatalmat, hogy 0-t érjen?
