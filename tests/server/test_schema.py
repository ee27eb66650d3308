"""The schema that programs and the web app make their types of: it tells the truth about every frame."""

import json
import random

import msgspec
from typer.testing import CliRunner

from ludoteca import games
from ludoteca.cli import app
from ludoteca.engine.catalogue import game as find_game
from ludoteca.server.http.messages import ClientMessage, NowFrame, ServerFrame
from tests.server.client import play_out
from tests.server.conftest import guests, match_of_two, run
from tests.server.test_hints import begun

FRAME = msgspec.json.Decoder(ServerFrame)


def test_the_printed_schema_is_the_served_one_and_has_the_messages(sqlite_node):
    printed = json.loads(CliRunner().invoke(app, ["schema"]).output)

    async def served():
        async with guests(sqlite_node.url, 1) as (ana,):
            return await ana.get("/api/schema/openapi.json")

    assert printed == run(served())
    components = printed["components"]["schemas"]
    for name, union in (("ClientMessage", ClientMessage), ("ServerFrame", ServerFrame)):
        tags = set(components[name]["discriminator"]["mapping"])
        assert tags == {kind.__struct_config__.tag for kind in union.__args__}
    assert components["NoClock"]["properties"]["kind"] == {"enum": ["none"]}
    assert "since" in components["Clock"]["required"]
    assert "last" not in components["Hello"].get("required", [])
    assert components["EventInfo"]["properties"]["facts"]["additionalProperties"] == {}
    assert {"$ref": "#/components/schemas/teg.View"} in components["NowFrame"]["properties"]["view"]["anyOf"]
    assert "4XX" in printed["paths"]["/api/tables"]["post"]["responses"]


def test_what_a_game_shows_is_served_printed_and_part_of_the_whole(sqlite_node):
    printed = json.loads(CliRunner().invoke(app, ["schema", "tacocat"]).output)

    async def served():
        async with guests(sqlite_node.url, 1) as (ana,):
            return await ana.get("/api/games/tacocat/schema")

    assert printed == run(served())
    types = printed["components"]["schemas"]
    assert types["View"]["properties"]["hands"] == {
        "x-by": "seat", "type": "array", "items": {"x-as": "count", "type": "integer"},
    }  # fmt: skip
    assert types["View"]["properties"]["hand"]["items"]["x-answers"] == ["card"]
    assert "hand" not in types["View"]["required"]
    assert set(types["Events"]["properties"]) == set(find_game("tacocat").events)
    assert set(types["Previews"]["properties"]) == set(find_game("tacocat").action_tags())
    whole = json.loads(CliRunner().invoke(app, ["schema"]).output)["components"]["schemas"]
    assert whole["tacocat.View"]["properties"]["attack"]["anyOf"][0] == {"$ref": "#/components/schemas/tacocat.Attack"}


def test_the_schemas_of_all_games_are_written_into_a_folder(tmp_path):
    assert CliRunner().invoke(app, ["schema", "--into", str(tmp_path / "types")]).exit_code == 0
    written = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.json")}
    assert written == {"types/openapi.json", *(f"types/games/{name}.json" for name in games())}


def test_every_reference_of_the_schema_leads_somewhere():
    printed = CliRunner().invoke(app, ["schema"]).output
    names = set(json.loads(printed)["components"]["schemas"])
    references = {part.split('"')[0] for part in printed.split("#/components/schemas/")[1:]}
    assert references <= names


def test_every_frame_is_as_the_schema_says(node):
    async def story():
        frames = []
        async with match_of_two(node.url, pace={"kind": "live", "main": 600, "increment": 1}) as (a, r):
            await a.send(type="say", text="hi")
            await a.send(type="preview", action=a.actions[0])
            await a.send(type="why", action=a.actions[0])
            await a.send(type="why", action=60)
            await a.send(type="actions", kind="mark")
            await a.send(type="nonsense")
            await a.send(type="ping")
            await a.hear("pong")
            await play_out([a, r], random.Random(60))
            await r.until(lambda: r.table["status"] == "over")
            frames += a.frames + r.frames
        async with guests(node.url, 1) as (ana,):
            seat = await begun(ana)
            await seat.send(type="hint")
            await seat.hear("hint")
            await seat.socket.close()
            frames += seat.frames
        met = set()
        for raw in frames:
            frame = FRAME.decode(raw)
            met.add(frame.__struct_config__.tag)
            assert json.loads(msgspec.json.encode(frame)) == json.loads(raw)
            if isinstance(frame, NowFrame):
                assert set(NowFrame.__struct_fields__) | {"type"} == set(json.loads(raw))
        assert met == {kind.__struct_config__.tag for kind in ServerFrame.__args__} - {"bye"}

    run(story())
