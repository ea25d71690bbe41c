"""Hooks of mkdocs.yml: pages made from the texts, pages kept outside docs/, and links that lead out of docs/.

Whatever a page links to in the repository is shown in the site as well, so that no link of it leads nowhere.
"""

from __future__ import annotations

import ast
import posixpath
import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]

import site_rules  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402

from fidchell.speech import LANGUAGES  # noqa: E402
from kit.snippets import reasons, snippets_in  # noqa: E402

DOCS: Final = ROOT / "docs"
ELSEWHERE: Final = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "client/README.md": "page.md",
}  # documents that are not in docs/ -> pages of the site
FROM_THE_CLIENT: Final = {"client/public/logo.svg": "assets/logo.svg", "client/src/fonts.css": "assets/fonts.css"}
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|#|/)([^)\s#]+)(#[^)\s]*)?(?=\))")
LANGUAGE_OF: Final = {".py": "python", ".sh": "bash", ".toml": "toml", ".json": "json", ".conf": "nginx", ".ts": "ts"}
RESEARCH: Final = "research*.md"  # in nav: whatever there is of these


def on_config(config: Any) -> Any:
    """Fill in the parts of the navigation that follow from files."""
    config.nav = [_filled(item) for item in config.nav]
    return config


def _filled(item: Any) -> Any:
    if isinstance(item, str):
        return item
    ((title, inside),) = item.items()
    if inside == "RULES":
        return {title: ["rules/index.md", *({LANGUAGES[code]: _rules_nav(code)} for code in LANGUAGES)]}
    if isinstance(inside, list):
        found: list[Any] = []
        for part in inside:
            found += sorted(file.name for file in DOCS.glob(part)) if part == RESEARCH else [_filled(part)]
        return {title: found}
    return item


def _rules_nav(language: str) -> list[dict[str, str]]:
    return [{title: name} for name, title in site_rules.titles(language).items()]


def on_files(files: Files, config: Any) -> Files:
    """Add what is not in docs/: made pages, other documents, logo, fonts, and every file that is linked to."""
    made = dict(site_rules.pages())
    for path, name in ELSEWHERE.items():
        made[name] = (ROOT / path).read_text(encoding="utf-8")
    linked: set[str] = set()
    for file in files.documentation_pages():
        linked |= _outside(file.src_uri, Path(file.abs_src_path or "").read_text(encoding="utf-8"))
    for name in ELSEWHERE.values():
        linked |= _outside(name, made[name])
    for path in sorted(linked):
        made[_shown_at(path)] = _source_page(path)
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    fonts = (ROOT / "client" / "src" / "fonts").glob("*.woff2")
    taken = FROM_THE_CLIENT | {file.relative_to(ROOT).as_posix(): f"assets/fonts/{file.name}" for file in fonts}
    for path, name in taken.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links out of docs/ lead to where the site shows their file; a snippet that no test runs says why."""
    name = page.file.src_uri
    if name.startswith("source/"):
        return markdown
    return LINK.sub(lambda link: _turned(name, link), _with_reasons(_place_of(name), markdown))


def _with_reasons(place: str, markdown: str) -> str:
    lines = markdown.split("\n")
    for snippet in reversed(snippets_in(place, markdown)):
        why = reasons(snippet)
        if why:
            note = f"*Not run by the tests: {'; '.join(why)}.*{{ .not-run }}"
            lines[snippet.end : snippet.end] = ["", f"{snippet.indent}{note}", ""]
    return "\n".join(lines)


def _place_of(name: str) -> str:
    """The file of the repository that a page of the site is made from."""
    return next((path for path, shown in ELSEWHERE.items() if shown == name), f"docs/{name}")


def _target(name: str, link: str) -> str:
    """What a link of a page leads to, from the root of the repository."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(_place_of(name)), link))


def _outside(name: str, markdown: str) -> set[str]:
    """Files and folders of the repository that a page links to and that are no pages or pictures of docs/."""
    targets = {_target(name, link) for link, _ in LINK.findall(_without_code(markdown))}
    return {
        target for target in targets
        if not target.startswith(("docs/", "..")) and target not in ELSEWHERE and (ROOT / target).exists()
    }  # fmt: skip


def _without_code(markdown: str) -> str:
    return re.sub(r"^```.*?^```", "", markdown, flags=re.DOTALL | re.MULTILINE)


def _turned(name: str, link: re.Match[str]) -> str:
    target, anchor = _target(name, link[1]), link[2] or ""
    if target.startswith("docs/"):
        shown = target.removeprefix("docs/")
    elif target in ELSEWHERE:
        shown = ELSEWHERE[target]
    elif (ROOT / target).exists():
        shown = _shown_at(target)
    else:
        return str(link[0])  # a page that is made; or wrong, and then mkdocs says so
    return posixpath.relpath(shown, posixpath.dirname(name) or ".") + anchor


def _shown_at(path: str) -> str:
    return f"source/{path}.md"


def _source_page(path: str) -> str:
    file = ROOT / path
    head = f"---\nsearch:\n  exclude: true\nhide: [toc]\n---\n\n# `{path}`\n\n"
    if file.is_dir():
        inside = sorted(each for each in file.rglob("*.py") if "page" not in each.parts)
        return head + "\n".join(f"- `{each.relative_to(file)}`: {_first_line(each)}" for each in inside) + "\n"
    language = LANGUAGE_OF.get(file.suffix, "text")
    return f"{head}````{language}\n{file.read_text(encoding='utf-8').rstrip()}\n````\n"


def _first_line(file: Path) -> str:
    return (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "-").splitlines()[0]
