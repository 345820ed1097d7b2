# What a first game of this expansion explains beside the others, or says in other words.

coach-vassals = Houses that nobody plays are vassals. Each round players choose, in turn order, whom they command until the next choice. A vassal's castles are not yours, but its armies fight as you say.
coach-vassal-orders = Now your vassal gets orders: two at most, and it has only four tokens. What has no order stays where it is. With March it attacks for you, with Defense it holds its ground.
coach-family = You and your vassals are a family for this round. You do not attack or raid each other, and do not enter each other's areas.
coach-vassal-cards = A vassal has no cards of its own. It is dealt three of seven for this combat. Only you see them, and choose one.
