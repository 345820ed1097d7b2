# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = Ebben a játszmában semmire sem lehet előre válaszolni.
trouble-nothing-ahead = A következő kérdésed most nem látható előre, ezért nincs mit tervezni.
trouble-not-foreseen = ⚠ Ez a kérdés már nem várható. Most ezek várhatók.
trouble-no-such-plan = Nincs ilyen számú terved. A tervek listája: { COMMAND("plan") }.
trouble-too-many-plans = Több terved nem lehet. Előbb törölj egyet.

plan-open = Tervezek
plan-panel = Vissza a panelemre
plan-title = ### Terveim · { $seat } · { $game }. játszma
plan-why = Tervezd meg a választ arra, amit valószínűleg kérdezni fogunk. A terv akkor teljesül, ha a kérdés sorra kerül, a válasz lehetséges, és nem történt semmi, amivel nem számoltál; különben szokás szerint megkérdezünk. Senki más nem tudja meg, hogy tervezel.
plan-gathered = **Téged és másokat egyszerre kérdezünk.** A válaszaid akkor teljesülnek, amikor te kerülsz sorra; ha addigra változott valami, újra megkérdezünk.
plan-way-next = Most te döntesz: { $what }.
plan-way-after = { FORM($seats, "The") } után te döntesz: { $what }.
plan-later-all = Mindent beterveztél, ami előre látható. Akkor lesz mit tovább tervezni, ha e kérdések egyike sorra került.
plan-later-own = Előbb arra felelj, amit most kérdezünk. Utána betervezheted, ami abból következik.
plan-later-chance = Ami most jön, azt sorsolás dönti el. Utána lehet tervezni.
plan-later-secret = Ami most jön, olyan válaszoktól függ, amelyek még rejtve vannak. Amint felfedjük őket, lehet tervezni.
plan-later-round = Ebben a fordulóban már semmit sem kérdezünk tőled. A következő elején lehet tervezni.
plan-later-game = A játszma előbb véget ér, mint hogy bármit kérdeznénk tőled.
plan-later-far = Túl sok minden történik addig, amíg te kerülsz sorra. Majd ha közelebb lesz, tervezhetsz.
plan-not-for = Mások helyett is kérdezni fogunk: { $seats }. Amit más helyett döntesz, azt nem lehet előre tervezni.
plan-menu = Tervezz meg egy választ
plan-menu-more = Tervezz meg egy választ ({ $first }–{ $last })
plan-menu-after = { AZ($seats) } után
plan-none = Semmit sem terveztél.
plan-yours = **A terveid, a kipróbálásuk sorrendjében:**
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~ – teljesült
plan-line-stopped = { $number }. ~~{ $words }~~ – leállt: { $reason }
plan-words = { $what }: { $choices }{ $otherwise ->
    [pass] ; különben semmi
   *[ask] {""}
}{ $until ->
    [battle] , ebben a csatában
    [changed] , amíg valami le nem állítja
   *[round] {""}
}
plan-words-ranking = { $what }, mindig az első, amelyik lehetséges: { $choices }
plan-choice = { $answer }
plan-choice-if = { $answer }, csak ha { $conditions }
plan-and = {" és "}
plan-else = ; különben{" "}
plan-drop = Terv törlése
plan-drop-all = Mind törlése
plan-passes =
    Aki átveszi a helyemet, megkapja a terveimet: { $passes ->
        [yes] igen
       *[no] nem
    }
plan-dropped = ✓ Törölve.
plan-passes-said = { $passes ->
    [yes] ✓ Aki átveszi a helyedet, a terveidet is megkapja.
   *[no] ✓ Senki sem kapja meg a terveidet, akárki veszi át a helyedet.
}
plan-kept = ✓ Terv: { $words }.

plan-question = **Terv: { $question }**
plan-ranks = -# Rangsorolj annyit, amennyit csak akarsz. Valahányszor téged kérdez a játék, a bot az első olyan választ adja meg, amelyik akkor lehetséges.
plan-assumed = -# Ha semmi sem jön közbe: { $assumed }.
plan-before = -# { $number }. választás: { $words }
plan-another = Mi legyen, ha ez nem megy?
plan-reads = ▸ { $words }
plan-only-if = -# **{ $number }** csak ha { $condition }
plan-keep = Így tervezem
plan-keep-if = Így tervezem { AZ($number) }. feltétellel
plan-keep-answer = Véglegesítem
plan-conditions = Csak ha …
plan-condition-option = { $number } · { $condition }
plan-until = Meddig várjon
plan-until-round = A forduló végéig
plan-until-battle = E csata végéig
plan-until-changed = Amíg valami le nem állítja
plan-otherwise = Különben mást
plan-otherwise-pass = Különben semmit
go-way = {" → "}
plan-others = Más kérdések

# In the panel of whoever is not asked.

panel-done-ahead = -# ✓ A terved szerint: { $words }
panel-stopped-ahead = -# ⚠ Leállt a terved: { $words } – { $reason }
plan-stopped-unreadable = a bot e változata nem tudja olvasni

## Plans typed as text

# Words, parted by commas.
typed-plan-if = ha, csak ha, csak akkor ha, felteve hogy, felteve ha, amennyiben
typed-plan-else = kulonben, egyebkent, maskulonben, vagy pedig
typed-plan-and = es, valamint
typed-plan-nothing = marad, maradok, semmi, semmit, passz, passzolok, ne tegyel semmit, egyik sem
typed-plan-ask = kerdezz, kerdezz meg, kerdezd meg
typed-plan-list = lista, mutasd, mutat, tervek, terveim
typed-plan-drop = torol, torold, torlom, torles, dobd
typed-plan-all = mind, mindet, mindent, osszes, osszeset

plan-typed-unknown = - „{ $text }”: ez semmire sem illik, amit előreláthatóan kérdezni fogunk.
plan-typed-early = - „{ $text }”: ez még nem tervezhető be. { $when }
plan-typed-condition = - „{ $text }”: itt nincs ilyen feltétel. Ezek közül választhatsz: { $conditions }.
plan-typed-incomplete = - „{ $text }”: ez nem teljes válasz.
plan-typed-nothing = ⚠ Semmit sem sikerült betervezni:
plan-typed-partly = ⚠ Ezt nem sikerült betervezni:
plan-typed-done = ✓ Betervezve. Olvasd át lent. A második terv törlése: { COMMAND("plan") }, „töröld 2”.
