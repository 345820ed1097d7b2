# What pictures of Mother of Dragons say beside those of the 2nd edition.

hand-lysa-arryn-mod = Lysa
hand-bronze-yohn-royce-mod = Bronze Yohn
hand-ser-vardis-egen = Vardis
hand-harry-hardyng = Harry
hand-godric-borrell = Godric
hand-anya-waynwood = Anya
hand-robert-arryn = Robert
hand-khal-drogo = Drogo
hand-arstan-whitebeard = Arstan
hand-xaro-xhoan-daxos = Xaro
hand-ser-jorah-mormont = Jorah
hand-daenerys-targaryen-a = Daenerys
hand-viserys-targaryen = Viserys
hand-illyrio-mopatis = Illyrio
hand-daenerys-targaryen-b = Daenerys
hand-daario-naharis = Daario
hand-gray-worm = Gray Worm
hand-strong-belwas = Belwas
hand-captain-groleo = Groleo
hand-rakharo = Rakharo
hand-missandei = Missandei

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = loyalty { $number }
board-house-loyalty = { $house }: loyalty { $loyalty } of { $goal }; a Dragon is worth { $strength }.
board-bank = Iron Bank: { $offers }.
board-loans = { $house } has loans: { $loans }.
board-removed = Out of the game: { $cards }.
