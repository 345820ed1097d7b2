topic-clashes = Összecsapások
topic-played = Kijátszott lapok
topic-tales = Regék
topic-island = A sziget
topic-victory = Brenn, trónkövetelők, hőstettek
topic-advantages = Előnykártyák
topic-turns = Körök
