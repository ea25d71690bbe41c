"""A bot that plays over the network: it sits down at a table and answers whatever it is asked, at random.

    python examples/bot_client.py http://localhost:8000 TABLE INVITE --token TOKEN

The token is a bot's (POST /api/bots) or of somebody in whose name it plays (POST /api/tokens). Without one it comes in
as a guest and prints the token with which it finds its seat again. Put your own thinking into choose().
"""

import argparse
import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict, decision: dict) -> str:
    """One of the options. ``view`` is all that the seat may know."""
    return random.choice(decision["options"])


def sit_down(http: httpx.Client, table: str, invite: str) -> int:
    """On the seat we have already, or on one that waits for us."""
    seats = http.get(f"/api/tables/{table}", params={"invite": invite}).raise_for_status().json()["table"]["seats"]
    free = [seat for seat in seats if seat["offered_you"] or not (seat["name"] or seat["bot"] or seat["offered"])]
    for seat in [seat for seat in seats if seat["yours"]] + free:
        if not seat["yours"]:
            http.post(f"/api/tables/{table}/seats", json={"seat": seat["seat"], "invite": invite}).raise_for_status()
        return seat["seat"]
    sys.exit("no seat is free at this table")


async def play(address: str, token: str, seat: int) -> None:
    # connect() comes back by itself when the server does, which remembers what it has acknowledged.
    async for socket in connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=2**22):
        answered = ""  # the last question: an update may show it once more, a new line must
        try:
            async for message in (json.loads(text) async for text in socket):
                if message["t"] == "refused":
                    print("refused:", message["reasons"], flush=True)
                view = message["table"]["view"] if message["t"] == "update" else None
                if view and view["over"]:
                    print("the game is over:", view["result"])
                    return
                for asked in view["decisions"] if view else ():
                    key = f"{message['table']['undone']}/{asked['number']}"  # after an undo numbers come again
                    if not asked["optional"] and key != answered:
                        answered, option, number = key, choose(view, asked), asked["number"]
                        await asyncio.sleep(0.03)  # a server takes 40 answers a second
                        answer = {"t": "answer", "seat": seat, "option": option, "number": number, "key": key}
                        await socket.send(json.dumps(answer))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code >= 4000:
                sys.exit(f"shut out: {closed.rcvd.reason or closed.rcvd.code}")


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays at a table of a Fidchell server.")
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("invite", nargs="?", default="")
    parser.add_argument("--token")
    given = parser.parse_args()
    try:
        with httpx.Client(base_url=given.server) as http:
            if not given.token:
                http.post("/api/guest", json={"name": "Ogma"}).raise_for_status()
                given.token = http.post("/api/tokens").raise_for_status().json()["token"]
                print(f"to come back: --token={given.token}", flush=True)
            http.headers["authorization"] = f"Bearer {given.token}"
            seat = sit_down(http, given.table, given.invite)
    except (httpx.HTTPError, httpx.InvalidURL) as failed:
        refused = isinstance(failed, httpx.HTTPStatusError)
        sys.exit(f"{given.server}: {failed.response.text if refused else f'no server there: {failed}'}")
    asyncio.run(play(f"ws{given.server[4:]}/api/tables/{given.table}/socket?seat={seat}", given.token, seat))


if __name__ == "__main__":
    main()
