"""The HTTP interface of lists: the ladder, finished games, people, and the daily game."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter, QueryParameter

from fidchell.server import daily, lists
from fidchell.server.guard import known
from fidchell.server.identity import User
from fidchell.server.messages import TableMade
from fidchell.server.service import Service

Limit = Annotated[int, Parameter(ge=1, le=100)]
Word = Annotated[str, Parameter(max_length=80)]


class Lists(Controller):
    path = "/api"

    @get("/ratings", summary="The ladder of a game with so many players; after=50 begins with place 51")
    async def ratings(
        self,
        service: Service,
        game: Word,
        players: Annotated[int, Parameter(ge=1, le=10)],
        after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        limit: Limit = 50,
    ) -> list[lists.OnLadder]:
        async with service.database.reading() as db:
            return await lists.ladder(db, game, players, after, limit)

    @get("/results", summary="Finished games, the newest first; before=TABLE goes on after that one")
    async def results(
        self,
        service: Service,
        user: User | None,
        game: Word = "",
        players: Annotated[int | None, Parameter(ge=1, le=10)] = None,
        person: Annotated[str, QueryParameter(name="user", max_length=80)] = "",
        before: Annotated[str, Parameter(max_length=24)] = "",
        limit: Limit = 50,
    ) -> list[lists.Finished]:
        wanted = lists.Filter(game, players or 0, person, before)
        async with service.database.reading() as db:
            return await lists.finished(db, user, wanted, limit)

    @get("/people/{who:str}", summary="Somebody's ratings and games; by id, or by the name of an account")
    async def person(self, service: Service, who: Word) -> lists.Person:
        async with service.database.reading() as db:
            return await lists.person(db, who)

    @get("/daily", summary="The daily solo game: of today, or of an earlier day")
    async def day(self, service: Service, user: User | None, day: Word = "") -> daily.Daily:
        return await daily.daily(service.database, user, day, service.now())

    @post("/daily", summary="Play today's deal: the table you began, or a new one")
    async def play(self, service: Service, user: User | None) -> TableMade:
        return TableMade(await daily.begin(service.database, known(user), service.now()), "")
