"""Options that groups like, over the wire: on the card, in its settings, and against each other."""

from __future__ import annotations

from bot.local.page.person import VisibleMessage
from bot.panels.table.choices import written_options
from bot.text import localizer_for
from engine.agot.variants.pools import facts_in, pooled
from engine.kernel.phrase import phrase
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import agree, card, click, find, setting_up, start, told, use
from tests.wire.said import says


async def test_tides_of_battle_are_agreed_with_cards_left_out(bot: Served) -> None:
    """V12.1 Leaving some out turns them on; turning them off takes all of them back."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", options="tides_without_threes=true")
    posted = await card(bot)
    assert says(posted.text, "option-tides-of-battle", value="on")
    assert says(posted.text, "option-tides-without-threes", value="on")
    panel = await click(ada, await click(ada, posted, "panel"), "setup")
    panel = await agree(
        ada, panel, "game:on", "tides_of_battle", "tides_without_threes", "tides_with_two_twos"
    )
    options = (await play.info(1)).options
    assert options["tides_with_two_twos"] is options["tides_without_threes"] is True
    await agree(ada, panel, "game:on", "tides_without_threes", "tides_with_two_twos")
    options = (await play.info(1)).options
    assert not any(value for name, value in options.items() if name.startswith("tides"))


async def test_a_card_names_only_what_is_not_as_usual(bot: Served) -> None:
    """Whoever has changed nothing reads how many play, and no list of what was not chosen."""
    ruleset = bot.services.play.ruleset("agot-2e")
    await use(bot.standin.user("Ada"), "game new", options="tides_of_battle=true")
    posted = await card(bot)
    assert says(posted.text, "option-players", value=6)
    assert says(posted.text, "option-tides-of-battle", value="on")
    usual = {name: values[0] for name, values in ruleset.options.items() if name != "players"}
    assert usual
    for name, value in usual.items():
        id = f"option-{name.replace('_', '-')}"
        assert not says(posted.text, id, value="on" if value else "off")


async def test_goals_by_house_are_written_in_a_form(bot: Served) -> None:
    """In any language of the reader; the form shows what is agreed, and what is empty ends it."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3)
    await ada.set_locale("de")
    panel = await setting_up(bot, ada)
    panel = await click(ada, panel, "setup", "rulings")

    async def write(text: str) -> VisibleMessage:
        opened = await ada.click(panel, find(panel, "write", "handicap"))
        assert opened.kind == "modal"
        assert opened.modal is not None
        sent = await ada.submit(opened.modal, {"text0": text})
        return await ada.message(sent.message or panel.id, CHANNEL)

    await write("Graufreud 8, Stark: 6")
    assert (await play.info(1)).options["handicap"] == {"greyjoy": 8, "stark": 6}
    goals = [phrase("option-handicap-of", seat="seat:greyjoy", number=8)]
    goals += [phrase("option-handicap-of", seat="seat:stark", number=6)]
    assert says((await card(bot)).text, "option-handicap", value=goals)
    opened = await ada.click(panel, find(panel, "write", "handicap"))
    assert "Graufreud 8, Stark 6" in str(opened.form)
    refused = await write("Stark 4")
    houses = written_options(play.ruleset("agot-2e"))["handicap"].things
    why = phrase("refused-handicap", houses=houses, least=5, most=15)
    assert localizer_for("de").of("agot-2e").say(why) in refused.text
    assert (await play.info(1)).options["handicap"] == {"greyjoy": 8, "stark": 6}
    await write("")
    assert (await play.info(1)).options["handicap"] == {}


async def test_a_game_begins_from_a_line_that_its_host_has_pasted(bot: Served) -> None:
    """Bad lines lose nothing; a good one brings its number of players, and everyone reads it."""
    ada, ben, play = bot.standin.user("Ada"), bot.standin.user("Ben"), bot.services.play
    await use(ada, "game new", options="tides_of_battle=true")
    posted = await card(bot)
    panel = await click(ada, await click(ada, posted, "panel"), "setup")
    panel = await click(ada, panel, "setup", "rulings")

    async def write(text: str) -> VisibleMessage:
        opened = await ada.click(panel, find(panel, "write", "start_position"))
        assert opened.modal is not None
        sent = await ada.submit(opened.modal, {"text0": text})
        return await ada.message(sent.message or panel.id, CHANNEL)

    line = "agot-2e/1 players=3 round=4 | winterfell:S f2 g=2 | dragonstone:B k1 | lannisport:L f1"
    for bad, why in (
        ("x" * 4000, "refused-position-game"),
        (line.replace("agot-2e", "agot-1e"), "refused-position-game"),
        (line.replace("round=4", "round=4 phase=marches"), "refused-position-moment"),
        (
            line.replace("players=3", "players=3 handicap={stark:5,winterfell:6}"),
            "refused-handicap",
        ),
        (line + " | winterfell:S f1", "refused-position"),
    ):
        assert says((await write(bad)).text, why), bad
        assert (await play.info(1)).options["start_position"] == ""
    assert (await play.info(1)).size == 6
    assert line in (await write(line)).text
    info = await play.info(1)
    assert (info.size, info.options["start_position"]) == (3, line)
    assert info.options["tides_of_battle"] is True
    assert says((await card(bot)).text, "option-start-position", value="on")
    await ben.slash("game join", CHANNEL)
    read = await setting_up(bot, ben)
    assert line in read.text
    await start(bot, ada)
    view = (await play.table_view(1)).view
    assert (view["round"], view["phase"]) == (4, "planning")
    assert view["areas"]["winterfell"]["units"] == {"footman": 2}
    assert says((await use(ada, "my panel")).text, "ask-orders")


async def test_a_first_game_begins_as_printed(bot: Served) -> None:
    """What is explained in it would not come in a position."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new")
    line = play.ruleset("agot-2e").options["start_position"][1]
    await play.set_up(1, ada.id, options={"start_position": line})
    await click(ada, await click(ada, await card(bot), "panel"), "learn")
    await bot.settled()
    assert (await play.info(1)).options["start_position"] == ""
    assert (await play.table_view(1)).view["round"] == 1


async def test_goals_of_a_command_are_those_of_the_game(bot: Served) -> None:
    """The panel of a player tells their own, and the record of the game holds all."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3, options="handicap=lannister 9 stark 6")
    await ada.slash("game join", CHANNEL, seat="stark")
    await start(bot, ada)
    panel = await use(ada, "my panel")
    figures = (await play.seat_view(1, ada.id)).view["houses"]["stark"]
    numbers = {name: figures[name] for name in ("power", "supply", "castles")}
    assert says(panel.text, "heading-figures", goal=6, **numbers)
    view = (await play.table_view(1)).view
    assert {h: seen.get("goal") for h, seen in view["houses"].items()} == {
        "stark": 6,
        "lannister": 9,
        "baratheon": None,
    }


async def test_the_longest_list_of_options_is_offered_whole(bot: Served) -> None:
    """Mother of Dragons has most of them; each can be chosen from the card, and one begins."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", ruleset="agot-2e-mod", players=8)
    panel = await setting_up(bot, ada)
    panel = await agree(ada, panel, "game:on", "shuffled_seats", "vassal_start")
    await agree(ada, panel, "game:on", "shuffled_seats", "vassal_start", "balanced")
    options = (await play.info(1)).options
    assert options["balanced"] is options["shuffled_seats"] is True
    assert options["vassal_start"] is False
    await start(bot, ada)
    view = (await play.table_view(1)).view
    assert view["areas"]["port-of-pentos"]["units"] == {"ship": 2}
    assert view["dragon_tokens"] == [2, 4, 7, 9, 10]


async def test_what_cannot_be_combined_is_refused_with_both_named(bot: Served) -> None:
    """V0.9 No game is opened, and the sentence says what does not go together."""
    ada = bot.standin.user("Ada")
    seen = await use(ada, "game new", players=4, options="balanced=true")
    assert seen.ephemeral
    assert says(seen.text, "option-balanced", value="on")
    assert says(seen.text, "option-players", value=4)
    assert await bot.services.play.game_in_channel(int(seen.data["channel_id"])) is None


async def test_hands_are_chosen_in_secret_and_told_together(bot: Served) -> None:
    """V1.10 Five menus and a press; stewards choose theirs, and all hands are in the channel."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3, options="thematic_hands=true")
    assert says((await card(bot)).text, "option-thematic-hands", value="on")
    await start(bot, ada)
    panel = await use(ada, "my panel")
    assert says(panel.text, "ask-hand")
    assert says(panel.text, "set-up-hand")
    seat = (await play.seat_view(1, ada.id)).seat
    wanted: list[str] = []
    for group in range(5):
        id = find(panel, "pick", str(group))
        options = panel.options(id)
        wanted += (taken := options[-(len(options) // 2) :])
        outcome = await ada.select(panel, id, *taken)
        panel = await ada.message(outcome.message or panel.id, CHANNEL)
    assert (await play.table_view(1)).view["houses"][seat]["hand"] == []
    await click(ada, panel, "lock")
    await bot.settled()
    view = (await play.table_view(1)).view
    assert sorted(f"card:{card}" for card in view["houses"][seat]["hand"]) == sorted(wanted)
    for house, seen in view["houses"].items():
        strength = {card: pooled()[card].strength for card in seen["hand"]}
        cards = [
            phrase("card-of-strength", card=f"card:{card}", strength=strength[card])
            for card in sorted(strength, key=lambda card: (-strength[card], card))
        ]
        assert await told(bot, "event-hand-chosen", house=f"house:{house}", cards=cards)


async def test_hands_dealt_by_chance_are_told_and_looked_up(bot: Served) -> None:
    """V1.7 Agreed in the settings; everyone reads all hands, and the page of a card says who has
    it."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3)
    panel = await setting_up(bot, ada)
    await agree(ada, panel, "game:on", "random_hands")
    assert says((await card(bot)).text, "option-random-hands", value="on")
    await start(bot, ada)
    view = (await play.table_view(1)).view
    for house, seen in view["houses"].items():
        strength = {card: facts_in("agot-2e")[card].strength for card in seen["hand"]}
        cards = [
            phrase("card-of-strength", card=f"card:{card}", strength=strength[card])
            for card in sorted(strength, key=lambda card: (-strength[card], card))
        ]
        assert await told(bot, "event-hand-dealt", house=f"house:{house}", cards=cards)
    mixed = {
        (house, held)
        for house, seen in view["houses"].items()
        for held in seen["hand"]
        if facts_in("agot-2e")[held].house != house
    }
    house, held = min(mixed)
    page = await use(ada, "look", name=f"card:{held}")
    assert says(page.text, "lookup-card-in-hand", house=f"house:{house}")


async def test_hidden_hands_are_in_no_message_and_on_no_page_of_others(bot: Served) -> None:
    """V1.8 Agreed in the settings; a hand is told to its player alone, and the page of a House has
    only strengths for others."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3)
    panel = await setting_up(bot, ada)
    await agree(ada, panel, "game:on", "hidden_hands")
    assert says((await card(bot)).text, "option-hidden-hands", value="on")
    assert (await play.info(1)).options["random_hands"] is True
    await start(bot, ada)
    (public,) = [m.text for m in await told(bot, "event-hands-hidden")]
    hand, say = await play.seat_view(1, ada.id), localizer_for("en").of("agot-2e")
    page = await use(ada, "look", name=say.name(f"house:{hand.seat}"))
    own = hand.view["houses"][hand.seat]["hand"]
    assert len(own) == 7
    for held in own:
        name = say.name(f"card:{held}")
        assert name in page.text
        assert name not in public
    for house in {*hand.view["houses"]} - {hand.seat}:
        page = await use(ada, "look", name=say.name(f"house:{house}"))
        seen = hand.view["houses"][house]["hand"]
        assert {card.rpartition("-")[0] for card in seen} == {"hidden"}
        assert all(says(page.text, f"card-{back}") for back in seen)


async def test_house_cards_of_another_box_are_agreed(bot: Served) -> None:
    """V2.1 In the settings, and with them the deck of House Targaryen; everyone holds them."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", ruleset="agot-2e-mod", players=8, options="targaryen_deck=b")
    panel = await setting_up(bot, ada)
    panel = await agree(ada, panel, "game:targaryen_deck", "a")
    await agree(ada, panel, "game:house_cards", "adwd")
    assert says((await card(bot)).text, "option-house-cards", value="adwd")
    assert (await play.info(1)).options["house_cards"] == "adwd"
    await start(bot, ada)
    houses = (await play.table_view(1)).view["houses"]
    assert "reek" in houses["stark"]["hand"]
    assert "missandei" in houses["targaryen"]["hand"]


async def test_house_cards_of_older_boxes_are_agreed(bot: Served) -> None:
    """V2.1 Those of the 1st edition and of A Storm of Swords, for six players."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    seen = await use(ada, "game new", players=6, options="house_cards=first-edition")
    assert says(seen.text, "option-house-cards", value="first-edition")
    panel = await setting_up(bot, ada)
    await agree(ada, panel, "game:house_cards", "asos")
    assert says((await card(bot)).text, "option-house-cards", value="asos")
    await start(bot, ada)
    houses = (await play.table_view(1)).view["houses"]
    assert "maege-mormont" in houses["stark"]["hand"]
    assert "the-red-viper-asos" in houses["martell"]["hand"]


async def test_options_without_room_stand_beside_the_rulings(bot: Served) -> None:
    """V17.3 Mother of Dragons has more of them than a panel offers; one of them is a scenario."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", ruleset="agot-2e-mod", players=8)
    panel = await setting_up(bot, ada)
    panel = await click(ada, panel, "setup", "rulings")
    await agree(ada, panel, "rulings:scenario", "a-dance-with-mother-of-dragons")
    assert says((await card(bot)).text, "option-scenario", value="a-dance-with-mother-of-dragons")
    await start(bot, ada)
    assert (await play.table_view(1)).view["areas"]["volantis"]["units"] == {"dragon": 2}


async def test_a_scenario_is_agreed_and_says_how_many_play(bot: Served) -> None:
    """V17.1 With it come its Houses; another number of players takes it back."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=6)
    panel = await setting_up(bot, ada)
    panel = await agree(ada, panel, "game:scenario", "struggle-in-the-north")
    assert (await play.info(1)).options["players"] == 5
    panel = await agree(ada, panel, "game:scenario", "rumble-in-the-south")
    posted = await card(bot)
    assert says(posted.text, "option-scenario", value="rumble-in-the-south")
    assert says(posted.text, "option-players", value=4)
    assert {*(await play.info(1)).seats} == {"baratheon", "lannister", "martell", "tyrell"}
    panel = await agree(ada, panel, "game:players", "6")
    assert (await play.info(1)).options["scenario"] == "none"
    await agree(ada, panel, "game:scenario", "rumble-in-the-south")
    await start(bot, ada)
    view = (await play.table_view(1)).view
    assert "ironmans-bay" in view["closed"]


async def test_cards_are_drafted_in_the_open(bot: Served) -> None:
    """V1.6 Agreed in one word; the panel offers strengths, then cards; everyone is told each pick,
    and stewards take theirs."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3, options="draft=snake")
    assert says((await card(bot)).text, "option-draft", value="snake")
    await start(bot, ada)
    panel = await use(ada, "my panel")
    assert says(panel.text, "ask-pick")
    assert says(panel.text, "set-up-pick")
    seen = await play.seat_view(1, ada.id)
    assert seen.question is not None
    twice = isinstance(seen.question.shape.safe(), list)  # The last House has two turns in a row.
    text = "the hound, greatjon umber" if twice else "the hound"
    await click(ada, await use(ada, "answer", text=text), "lock")
    await bot.settled()
    view = (await play.table_view(1)).view
    assert "the-hound" in view["houses"][seen.seat]["hand"]
    taken = phrase("card-of-strength", card="card:the-hound", strength=2)
    assert await told(bot, "event-picked", house=f"house:{seen.seat}", card=taken)
    while (question := (await play.seat_view(1, ada.id)).question) and question.kind == "pick":
        await play.answer(1, ada.id, question.number, question.shape.safe())
        await bot.settled()
    houses = (await play.table_view(1)).view["houses"]
    assert [len(seen["hand"]) for seen in houses.values()] == [7, 7, 7]


async def test_cards_are_ranked_ahead_for_all_turns(bot: Served) -> None:
    """V1.6 Typed in one line, or chosen one after another: whoever is asked gives the first at
    once, and others at later turns, until the hand has no room for any of them."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3, options="draft=snake")
    await start(bot, ada)
    seat = (await play.seat_view(1, ada.id)).seat
    panel = await use(ada, "plan", text="the hound, patchface")
    assert says(panel.text, "plan-typed-done")
    await bot.settled()
    taken = {*(await play.table_view(1)).view["houses"][seat]["hand"]}
    assert "the-hound" in taken <= {"the-hound", "patchface"}
    panel = await use(ada, "plan", text="list")
    outcome = await ada.select(panel, find(panel, "plan", "ask"), "0")
    panel = await ada.message(outcome.message or panel.id, CHANNEL)
    assert says(panel.text, "plan-ranks")
    wanted: list[str] = []
    for _ in range(8):
        id = find(panel, "take")
        wanted.append(panel.options(id)[-1])
        outcome = await ada.select(panel, id, wanted[-1])
        panel = await ada.message(outcome.message or panel.id, CHANNEL)
    await click(ada, panel, "plan", "keep")
    await bot.settled()
    used_up = (await play.seat_view(1, ada.id)).stopped[-1]
    assert [f"card:{card}" for card in used_up.values] == wanted
    hand = {f"card:{card}" for card in (await play.table_view(1)).view["houses"][seat]["hand"]}
    assert hand & {*wanted}


async def test_an_instruction_names_cards_of_one_name_apart(bot: Served) -> None:
    """V1.14 In its menus, each says of which box it is."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3, options="draft=snake")
    await start(bot, ada)
    shape = (await play.instructing.of(1, ada.id)).shape
    step = await click(ada, await use(ada, "my panel"), "instruct")
    step = await click(ada, step, "instruct", "add/")
    path: list[str] = []
    for wanted in ("wish:house-card", "wish:any"):
        place = [option.id for option in shape.step(path).options].index(wanted)
        path.append(wanted)
        menu = next(id for id in menus_of(step) if str(place) in step.options(id))
        outcome = await ada.select(step, menu, str(place))
        step = await ada.message(outcome.message or step.id, CHANNEL)
    labels = [o["label"] for id in menus_of(step) for o in step.component(id)["options"]]
    assert len(labels) == len(shape.step(path).options)
    assert len({*labels}) == len(labels)


def menus_of(seen: VisibleMessage) -> list[str]:
    """Return the menus of a message."""
    return [id for id in seen.custom_ids if seen.component(id)["type"] == 3]
