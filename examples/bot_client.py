"""A bot that plays over the network: it sits down at a table and answers whatever it is asked, at random.

    python examples/bot_client.py http://localhost:8000 TABLE INVITE --token TOKEN

The token is a bot's (POST /api/bots) or of somebody in whose name it plays (POST /api/tokens). Without one it comes in
as a guest and prints the token with which it finds its seat again. Put your own thinking into choose().
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect


def choose(view: dict[str, Any], decision: dict[str, Any]) -> str:
    """One of the options. ``view`` is all that the seat may know."""
    return random.choice(decision["options"])


def come_in(http: httpx.Client, name: str) -> str:
    http.post("/api/guest", json={"name": name}).raise_for_status()
    token: str = http.post("/api/tokens").raise_for_status().json()["token"]
    print(f"to come back: --token={token}", flush=True)
    return token


def sit_down(http: httpx.Client, table: str, invite: str) -> int:
    """The seat we have already, or one that waits for us."""
    seats = http.get(f"/api/tables/{table}", params={"invite": invite}).raise_for_status().json()["table"]["seats"]
    for seat in seats:
        if seat["yours"]:
            return int(seat["seat"])
    for seat in seats:
        if seat["offered_you"] or not (seat["name"] or seat["bot"] or seat["offered"]):
            http.post(f"/api/tables/{table}/seats", json={"seat": seat["seat"], "invite": invite}).raise_for_status()
            return int(seat["seat"])
    sys.exit("no seat is free at this table")


def play(socket: ClientConnection, seat: int) -> bool:
    """Is the game over? Or has the line only ended?"""
    told: dict[str, Any] = {}
    answered = ""  # the last decision we answered: an update may show it once more
    for message in map(json.loads, socket):
        if message["t"] == "refused":
            print("refused:", message["reasons"], flush=True)
            if message["reasons"][0]["key"] == "too-many":  # the server asks us to slow down
                time.sleep(message["reasons"][0]["values"]["seconds"])
                socket.send(json.dumps(told))
        view = message["table"]["view"] if message["t"] == "update" else None
        if view and view["over"]:
            print("the game is over:", view["result"])
            return True
        for decision in view["decisions"] if view else ():
            key = f"{message['table']['undone']}/{decision['number']}"  # after an undo numbers come again
            if not decision["optional"] and key != answered:
                answered, option = key, choose(view, decision)
                told = {"t": "answer", "seat": seat, "option": option, "number": decision["number"], "key": key}
                socket.send(json.dumps(told))
                break
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays at a table of a Fidchell server.")
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("invite", nargs="?", default="")
    parser.add_argument("--token", default=os.environ.get("FIDCHELL_TOKEN"))
    parser.add_argument("--name", default="Ogma")
    given = parser.parse_args()
    try:
        with httpx.Client(base_url=given.server) as http:
            token = given.token or come_in(http, given.name)
            http.headers["authorization"] = f"Bearer {token}"
            seat = sit_down(http, given.table, given.invite)
    except httpx.HTTPStatusError as refused:
        sys.exit(f"refused: {refused.response.text}")
    except (httpx.TransportError, httpx.InvalidURL) as failed:
        sys.exit(f"no server at {given.server}: {failed}")
    address = f"{given.server.replace('http', 'ws', 1)}/api/tables/{given.table}/socket?seat={seat}"
    for _ in range(600):
        try:
            with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=2**22) as socket:
                if play(socket, seat):
                    return
        except ConnectionClosed as closed:  # 1012: the server starts anew, and remembers what it has acknowledged
            if closed.rcvd is not None and closed.rcvd.code >= 4000:
                sys.exit(f"shut out: {closed.rcvd.reason or closed.rcvd.code}")
        except (OSError, InvalidHandshake):
            pass  # it is not back yet
        time.sleep(1)
    sys.exit(f"{given.server} does not come back")


if __name__ == "__main__":
    main()
