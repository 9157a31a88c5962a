"""What the README promises."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import noripan

ROOT = Path(__file__).parents[1]
FLAGS = doctest.IGNORE_EXCEPTION_DETAIL


def test_the_session_in_the_readme_is_a_real_one():
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=FLAGS
    )
    assert (failed, tried > 5) == (0, True)


def test_the_session_in_the_package_is_a_real_one():
    failed, tried = doctest.testmod(noripan, optionflags=FLAGS)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize(
    "document", ["README.md", "CONTRIBUTING.md", *map(str, ROOT.glob("docs/*.md"))]
)
def test_links_between_documents_lead_somewhere(document: str):
    file = ROOT / document
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), target
