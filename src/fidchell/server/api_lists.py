"""The HTTP interface of lists: the ladder, finished games, people, and the daily game."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import PathParameter, QueryParameter

from fidchell.server import daily, lists
from fidchell.server.guard import Here, Sender, known
from fidchell.server.messages import TableMade

Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Word = Annotated[str, QueryParameter(max_length=80)]


class Lists(Controller):
    path = "/api"

    @get("/ratings", summary="The ladder of a game with so many players; after=50 begins with place 51")
    async def ratings(
        self,
        service: Here,
        game: Word,
        players: Annotated[int, QueryParameter(ge=1, le=10)],
        after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        limit: Limit = 50,
    ) -> list[lists.OnLadder]:
        async with service.database.reading() as db:
            return await lists.ladder(db, game, players, after, limit)

    @get("/results", summary="Finished games, the newest first; before=TABLE goes on after that one")
    async def results(
        self,
        service: Here,
        user: Sender,
        game: Word = "",
        players: Annotated[int | None, QueryParameter(ge=1, le=10)] = None,
        person: Annotated[str, QueryParameter(name="user", max_length=80)] = "",
        before: Annotated[str, QueryParameter(max_length=24)] = "",
        limit: Limit = 50,
    ) -> list[lists.Finished]:
        wanted = lists.Filter(game, players or 0, person, before)
        async with service.database.reading() as db:
            return await lists.finished(db, user, wanted, limit)

    @get("/people/{who:str}", summary="Somebody's ratings and games; by id, or by the name of an account")
    async def person(self, service: Here, who: Annotated[str, PathParameter(max_length=80)]) -> lists.Person:
        async with service.database.reading() as db:
            return await lists.person(db, who)

    @get("/daily", summary="The daily solo game: of today, or of an earlier day")
    async def day(self, service: Here, user: Sender, day: Word = "") -> daily.Daily:
        return await daily.daily(service.database, user, day, service.now())

    @post("/daily", summary="Play today's deal: the table you began, or a new one")
    async def play(self, service: Here, user: Sender) -> TableMade:
        return TableMade(await daily.begin(service.database, known(user), service.now()), "")
