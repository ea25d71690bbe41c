"""A bot that plays over the network: it joins a table by its invitation and answers whatever it is asked, at random.

    python examples/bot_client.py http://localhost:8000 TABLE INVITE [NAME]

Put your own thinking into choose(). What a bot may know is in the view, as for people.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.sync.client import connect


def choose(view: dict[str, Any], decision: dict[str, Any]) -> str:
    """One of the options. ``view`` is all that the seat may know."""
    return random.choice(decision["options"])


def main(server: str, table: str, invite: str, name: str = "Ogma") -> None:
    with httpx.Client(base_url=server) as http:
        http.post("/api/guest", json={"name": name}).raise_for_status()
        token = http.post("/api/tokens").raise_for_status().json()["token"]
        look = http.get(f"/api/tables/{table}", params={"invite": invite}).raise_for_status().json()
        seats = look["table"]["seats"]
        free = [seat["seat"] for seat in seats if not (seat["name"] or seat["bot"] or seat["offered"])]
        seat = free[0]
        http.post(f"/api/tables/{table}/seats", json={"seat": seat, "invite": invite}).raise_for_status()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=2**22) as socket:
        told: dict[str, Any] = {}
        answered = -1  # the number of the last decision we answered: an update may show it once more
        for message in map(json.loads, socket):
            if message["t"] == "refused":
                print("refused:", message["reasons"])
                if message["reasons"][0]["key"] == "too-many":  # the server asks us to slow down
                    time.sleep(message["reasons"][0]["values"]["seconds"])
                    socket.send(json.dumps(told))
            view = message["table"]["view"] if message["t"] == "update" else None
            if not view:
                continue
            if view["over"]:
                print("the game is over:", view["result"])
                return
            for decision in view["decisions"]:
                if not decision["optional"] and decision["number"] != answered:
                    answered = decision["number"]
                    option = choose(view, decision)
                    told = {"t": "answer", "seat": seat, "option": option, "number": answered, "key": f"n{answered}"}
                    socket.send(json.dumps(told))
                    break


if __name__ == "__main__":
    main(*sys.argv[1:])
