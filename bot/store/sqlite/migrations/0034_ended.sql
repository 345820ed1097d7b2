-- What a game does not need any more goes when it ends; here what games have left that ended before.

DELETE FROM plans WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM drafts WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM last_presses WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM clocks WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM withdrawn WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM instructions WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM lights WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
DELETE FROM moments WHERE game IN (SELECT id FROM games WHERE phase IN ('over', 'closed'));
