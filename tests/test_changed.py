"""What counts as changed, in a repository made for it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.changed import any_below, changed_files, changed_tests


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Three files on main; then a branch."""
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    for name in ("kept.py", "committed.py", "edited.py"):
        (tmp_path / name).write_text("1\n")
    commit(tmp_path)
    git(tmp_path, "checkout", "--quiet", "-b", "branch")
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "-m", "change")


def test_what_the_branch_committed_what_is_edited_and_what_is_new(repository: Path) -> None:
    (repository / "committed.py").write_text("2\n")
    commit(repository)
    (repository / "edited.py").write_text("2\n")
    (repository / "new.py").write_text("1\n")
    (repository / ".gitignore").write_text("ignored.py\n")
    (repository / "ignored.py").write_text("1\n")
    assert changed_files(repository) == {"committed.py", "edited.py", "new.py", ".gitignore"}


def test_on_main_it_is_what_is_not_committed(repository: Path) -> None:
    git(repository, "checkout", "--quiet", "main")
    assert changed_files(repository) == set()
    (repository / "edited.py").write_text("2\n")
    assert changed_files(repository) == {"edited.py"}


def test_without_a_repository_nothing_is_known(tmp_path: Path) -> None:
    assert changed_files(tmp_path) == set()


def test_the_tests_of_a_source_file_lie_where_it_lies() -> None:
    files = {"src/dejarik/server/limits.py", "tests/cli/test_play.py", "docs/lab.md"}
    assert changed_tests(files) == {"tests/server/test_limits.py", "tests/cli/test_play.py"}


def test_a_folder_is_changed_if_a_file_in_it_is() -> None:
    assert any_below({"client/src/app.ts"}, ["docs", "client"])
    assert any_below({"src/client/a.py"}, ["src/client/a.py"])
    assert not any_below({"clients.md", "src/client/a.py"}, ["client"])
