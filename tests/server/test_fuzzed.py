"""Every address of the interface, called with whatever its description allows, and with what it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection

from fidchell.server.protocol import http_schema
from server.conftest import Node, Person, start_node
from server.test_play import table_for

pytestmark = pytest.mark.filterwarnings("ignore")  # of the library's own
SCHEMA = schemathesis.openapi.from_dict(http_schema())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Person, str]]:
    """At a table of a node without limits: they would refuse everything after a while."""
    node: Node = start_node(f"sqlite:///{tmp_path_factory.mktemp('fuzzed')}/club.db", more=["--no-limits"])
    anna = Person(node, "Anna")
    yield anna, table_for(anna, players=1)
    anna.http.close()
    node.process.terminate()
    node.process.wait(10)


@pytest.mark.parametrize("label", OPERATIONS)
def test_nothing_brings_it_down(label: str, anna: tuple[Person, str]) -> None:
    person, table = anna
    cookies = dict(person.http.cookies)

    @given(data=st.data(), mode=st.sampled_from(GenerationMode))
    @settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
    def call(data: Any, mode: GenerationMode) -> None:
        case = data.draw(OPERATIONS[label].as_strategy(generation_mode=mode))
        if "table" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["table"] = table  # one that is there, and maybe all that was wrong
            mode = GenerationMode.POSITIVE
        answer = case.call(base_url=person.node.url, cookies=cookies)
        wrong = [negative_data_rejection] if mode is GenerationMode.NEGATIVE else []
        case.validate_response(answer, checks=[not_a_server_error, *wrong])
        if answer.status_code >= 400:
            assert answer.json()["reasons"][0]["key"] != "server-error"

    call()
