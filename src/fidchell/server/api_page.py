"""The HTTP interface of what a page needs besides: words of a game, why something is not open, what it would bring,
lessons."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from fidchell.core.rules import GameError
from fidchell.registry import OURS, find_known
from fidchell.server import lessons
from fidchell.server.api import TableId, room_of
from fidchell.server.guard import Here, Sender, address_of, known
from fidchell.server.identity import User
from fidchell.server.messages import Reasons, Why
from fidchell.server.play import info_of, why_not
from fidchell.server.service import Service
from fidchell.server.sitting import Refused, Sitting
from fidchell.server.words import GameWords, words_as_sent

GameName = Annotated[str, PathParameter(max_length=40)]


class Words(Controller):
    path = "/api/games/{game:str}"

    @get("/words", summary="The words of a game and how they are spoken of")
    async def words(self, request: Request[Any, Any, Any], user: Sender, game: GameName) -> Response[GameWords]:
        try:
            body: Any = words_as_sent(find_known(game))
        except GameError:
            raise Refused("no-such-game", games=list(OURS)) from None
        tag = f'W/"{sha256(body).hexdigest()[:24]}"'
        headers = {"etag": tag, "cache-control": "private, no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(body[:0], status_code=304, headers=headers)
        return Response(body, headers=headers, media_type="application/json")


class Thinking(Controller):
    path = "/api/tables/{table:str}"

    @post("/why", summary="Why an answer of yours is not open now; no reason if it is", status_code=200)
    async def why(self, service: Here, user: Sender, table: TableId, data: JSONBody[Why]) -> Reasons:
        sitting = await self._own(service, user, table, data.seat)
        return Reasons([] if sitting is None else why_not(sitting, data.seat, data.option))

    @get("/preview", summary="How all would stand after each of your answers, where that can be foreseen")
    async def preview(self, service: Here, user: Sender, table: TableId, seat: FromQuery[int]) -> dict[str, Any]:
        sitting = await self._own(service, user, table, seat)
        return (None if sitting is None else sitting.game.preview(seat)) or {"now": [], "options": {}}

    async def _own(self, service: Service, user: User | None, table: str, seat: int) -> Sitting | None:
        room = await room_of(service, user, table)
        if seat not in info_of(room).seats_of(known(user).id):
            raise Refused("not-your-seat", seat=seat)
        service.limits.take("think", known(user).id)
        return room.sitting


class Lessons(Controller):
    path = "/api/lessons"

    @post("/look", summary="A described position after some answers: for lessons; nothing is kept", status_code=200)
    async def look(
        self, request: Request[Any, Any, Any], service: Here, user: Sender, data: JSONBody[lessons.Lesson]
    ) -> lessons.LessonShown:
        self._count(request, service, user)
        return lessons.look(data)

    @post("/why", summary="Why an answer is not open in a lesson; no reason if it is", status_code=200)
    async def why(
        self, request: Request[Any, Any, Any], service: Here, user: Sender, data: JSONBody[lessons.LessonQuestion]
    ) -> Reasons:
        self._count(request, service, user)
        return Reasons(lessons.why(data))

    def _count(self, request: Request[Any, Any, Any], service: Service, user: User | None) -> None:
        service.limits.take("lesson", address_of(request) if user is None else user.id)
