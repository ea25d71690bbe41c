"""The HTTP interface of what has happened: since the last visit, looked back at, and brought from elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from fidchell.server import daily, news, replay, reviews
from fidchell.server.api import TableId, room_of
from fidchell.server.bring import LARGEST, bring, checked
from fidchell.server.guard import Here, Sender, known
from fidchell.server.identity import User
from fidchell.server.messages import TableMade
from fidchell.server.news import News, Seen
from fidchell.server.play import info_of
from fidchell.server.reviews import Review
from fidchell.server.rooms import Room
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.tables import LONGEST_NAME
from fidchell.speech import LANGUAGES


class Since(Controller):
    path = "/api/tables/{table:str}"

    @get("/news", summary="What happened since your last visit, as your seat may see it")
    async def news(self, service: Here, user: Sender, table: TableId, seat: FromQuery[int | None] = None) -> News:
        room = await room_of(service, user, table)
        return news.news(info_of(room), room.sitting, known(user), seat)

    @post("/seen", summary="Say up to which event you have read", status_code=200)
    async def seen(self, service: Here, user: Sender, table: TableId, data: JSONBody[Seen]) -> Seen:
        room = await room_of(service, user, table)
        async with service.database.writing() as db:
            return Seen(data.seat, await news.saw(db, info_of(room), room.sitting, known(user), data))


class Import(Controller):
    path = "/api/tables/import"

    @post("/", summary="Make a table of a record, to look at or to play on", request_max_body_size=LARGEST)
    async def bring(
        self,
        service: Here,
        user: Sender,
        data: JSONBody[dict[str, Any]],
        name: Annotated[str, QueryParameter(max_length=LONGEST_NAME)] = "",
    ) -> TableMade:
        service.limits.take("make", known(user).id)
        owner, game = known(user), await checked(data)
        async with service.database.writing() as db:
            return TableMade(*await bring(db, owner, game, name, service.now()))


class Analysis(Controller):
    path = "/api/tables/{table:str}"

    @post("/analysis", summary="Have a finished game looked at", status_code=202)
    async def ask(self, service: Here, user: Sender, table: TableId, invite: FromQuery[str] = "") -> Review:
        await self._finished(service, user, table, invite)
        service.limits.take("make", known(user).id)
        async with service.database.writing() as db:
            await reviews.ask_for(db, table, known(user).id, service.now())
            return await reviews.read_review(db, table, service.now())

    @get("/analysis", summary="What the expert preferred, and how the chances went")
    async def made(self, service: Here, user: Sender, table: TableId, invite: FromQuery[str] = "") -> Review:
        await self._finished(service, user, table, invite)
        async with service.database.reading() as db:
            return await reviews.read_review(db, table, service.now())

    @get("/analysis.svg", summary="How the chances went, drawn", media_type="image/svg+xml")
    async def drawn(
        self,
        service: Here,
        user: Sender,
        table: TableId,
        lang: Annotated[str, QueryParameter(max_length=8)] = "",
        invite: FromQuery[str] = "",
    ) -> str:
        room = await self._finished(service, user, table, invite)
        async with service.database.reading() as db:
            review = await reviews.read_review(db, table, service.now())
        if review.result is None:
            raise Refused("no-analysis")
        language = lang or (user.language if user is not None else "en")
        if language not in LANGUAGES:
            raise Refused("no-such-language", languages=list(LANGUAGES))
        info = info_of(room)
        names = [seat.name or seat.bot for seat in info.seats]
        return reviews.picture(review.result, info.row.game, names, language)

    async def _finished(self, service: Service, user: User | None, table: str, invite: str) -> Room:
        room = await room_of(service, user, table, invite, looking_back=True)
        replay.check_over(info_of(room))
        daily.check_told(info_of(room), service.now())
        return room
