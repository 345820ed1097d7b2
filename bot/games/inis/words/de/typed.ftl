# Words that players have for things of Inis besides their names.

typed-also =
    .card-citadel = festung, burg
    .card-sanctuary = tempel, schrein
    .card-geis = aufheben
    .unit-clan = figur, krieger
    .unit-clan-several = figuren, krieger
    .choice-pass = passe, ich passe, weiter
    .choice-pretender = anwärter, krone, thron
