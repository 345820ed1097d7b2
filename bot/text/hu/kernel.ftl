list-items = {"; "}
## What any game may ask and offer

choice-pass = A holló marad
choice-decline = Nem használom
choice-refuse = Nem támogatom
choice-done = Kész
choice-no-target = Nincs célpont: csak leveszem
choice-no-card = Nincs kártya
choice-no-order = Ide nem kerül parancs
