"""`dejarik lab` tells who beats whom, and whether new weights are kept."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import msgspec
import pytest

from dejarik.bots.thinking.weights import JUDGMENT_FILE, PLAN_FILE, POLICY_FILE, Table, read_table
from dejarik.cli import main
from dejarik.games.outer_rim.modules import OuterRimModules
from dejarik.lab import tuning
from dejarik.lab.runner import Here
from dejarik.lab.training import FEWEST_TRIALS, Plan, Training, Trial, present

LADDER = [
    "lab",
    "ladder",
    "destiny",
    "--bot",
    "random",
    "--pair",
    "obi-wan:grievous",
    "-n",
    "2",
    "--workers",
    "1",
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def test_a_ladder_is_told_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LADDER, "--bot", "simple"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 matches of destiny, seed 0\n")
    assert "(itself)" in said
    assert "simple thinks for 0.0" in said


def test_a_ladder_in_markdown_has_a_table_for_each_group(capsys: pytest.CaptureFixture[str]) -> None:
    pairs = ["--pair", "small=obi-wan:grievous", "--pair", "large=senators:bounty-hunters"]
    ladder = ["lab", "ladder", "destiny", "--only", "random:simple", *pairs, "-n", "2", "--workers", "1"]
    assert main([*ladder, "--markdown"]) == 0
    said = capsys.readouterr().out
    assert "**small**\n\n|  | `random` | `simple` |" in said
    assert "**large**" in said
    assert "luck taken off" in said


def test_tables_in_markdown_have_a_row_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    tables = [
        "lab",
        "tables",
        "outer-rim",
        "--bot",
        "random",
        "--bot",
        "simple",
        "--workers",
        "1",
        "--markdown",
    ]
    assert main([*tables, "-n", "2", "--players", "2"]) == 0
    said = capsys.readouterr().out
    assert "|  | `random` | `simple` |" in said
    assert "| `simple` | 100.0 % (34.2–100.0 %) | " in said, "the other won what the one did not"
    assert "| `random` | `simple` | 0 of 2 | 0.0 % (0.0–65.8 %) | 0.0 % (0.0–79.3 %) | 50.0 % |" in said
    assert "longest" in said
    assert main([*tables, "-n", "1", "--players", "1"]) == 0
    alone = capsys.readouterr().out
    assert "| `random` | (solo opponent) | 0 of 1 |" in alone
    assert "|  | `random` |" not in alone


def test_a_ladder_as_json_goes_on_from_its_progress(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for _ in range(2):
        assert main([*LADDER, "--json", "--results", str(tmp_path / "ladder.jsonl")]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["meetings"][0]["wins"]["of"] == 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["ladder", "chess"], "chess"),
        (["ladder", "destiny", "--bot", "nobody"], "Unknown bot “nobody”"),
        (["ladder", "destiny", "--pair", "obi-wan"], "is not a pair of decks"),
        (["ladder", "destiny", "--pair", "obi-wan:nothing"], "nothing"),
        (["ladder", "destiny", "--pair", "=obi-wan:grievous"], "is not a pair of decks"),
        (["ladder", "destiny", "--only", "simple"], "is not a pair of bots"),
        (["ladder", "destiny", "--only", "simple:nobody"], "Unknown bot “nobody”"),
        (["ladder", "destiny", "--only", "simple:random", "--bot", "simple"], "either --bot or --only"),
        (["train", "destiny", "--level", "godlike"], "Unknown level “godlike”"),
        (["train", "destiny", "--teacher", "nobody"], "Unknown bot “nobody”"),
        (["train", "destiny", "--shipped", "--from-nothing"], "--shipped fits nothing"),
        (["train", "outer-rim", "--teacher", "simple"], "--teacher makes no sense in “outer-rim”"),
        (["train", "outer-rim", "--only", "policy"], "--only makes no sense"),
        (["train", "outer-rim", "--practice", "9"], "--practice makes no sense"),
        (["train", "outer-rim", "--quick", "9"], "--quick makes no sense"),
        (["train", "outer-rim", "--from-nothing"], "--from-nothing makes no sense"),
        (["train", "outer-rim", "--shipped", "--matches", "9"], "--shipped fits nothing"),
        (["train", "outer-rim", "--level", "godlike"], "Unknown level “godlike”"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *typed]) == 2
    assert said in capsys.readouterr().err


def test_a_game_without_policy_and_plan_cannot_be_trained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(OuterRimModules, "plan", None)
    assert main(["lab", "train", "outer-rim"]) == 2
    assert "Nothing can be fitted in “outer-rim”" in capsys.readouterr().err


@pytest.mark.parametrize(
    "train", [["destiny", "--matches", "2", "--only", "policy"], ["outer-rim", "--matches", "4"]]
)
def test_training_writes_the_same_whoever_plays(train: list[str], tmp_path: Path) -> None:
    written = []
    for workers in ("1", "2"):
        new = tmp_path / f"{workers}.json"
        told = ["--trials", "0", "--workers", workers, "--output", str(new)]
        assert main(["lab", "train", *train, *told, "--progress", str(new.with_suffix(".jsonl"))]) == 1
        written.append((new.read_bytes(), new.with_suffix(".jsonl").read_bytes()))
    assert written[0] == written[1]


def test_numbers_of_a_plan_that_do_not_stand_out_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new, progress = tmp_path / "plan.json", tmp_path / "tune.jsonl"
    train = ["lab", "train", "outer-rim", "--matches", "2", "--trials", "2", "--workers", "1"]
    files = ["--output", str(new), "--progress", str(progress)]
    assert main([*train, *files]) == 1
    said = capsys.readouterr().out
    assert said.startswith("Learned from 1 pairs of matches; 0 could not be played.\nNo number stood out")
    written = msgspec.json.decode(new.read_bytes(), type=Table)
    assert written.weights == read_table("outer_rim", PLAN_FILE).weights
    assert main([*train, *files, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["pairs"], told["moved"], told["accepted"]) == (1, {}, False)
    assert main([*train, "--seed", "1", *files]) == 2
    assert "belongs to another training" in capsys.readouterr().err


def test_numbers_of_a_plan_that_stand_out_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        tuning,
        "compare",
        lambda batch: tuning.Compared(batch.number, float(tuning.signs(batch.plan, batch.number)["rich"])),
    )
    monkeypatch.setattr(tuning, "put_to_trial", lambda batch: Trial(batch.number, won=True))
    new = tmp_path / "plan.json"
    train = ["lab", "train", "outer-rim", "--matches", "240", "--workers", "1", "--output", str(new)]
    assert main(train) == 0
    said = capsys.readouterr().out
    assert "\nrich: " in said
    assert "The new weights won 200 of 200" in said
    assert said.endswith("They replace the old ones.\n")
    assert json.loads(new.read_text())["origin"]["trials"] == 200


def test_numbers_of_a_plan_are_tried_against_what_they_were(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "put_to_trial", lambda batch: Trial(batch.number, won=True))
    new = tmp_path / "plan.json"
    train = ["lab", "train", "outer-rim", "--shipped", "--workers", "1", "--output", str(new)]
    assert main(train) == 0
    said = capsys.readouterr().out
    assert said.startswith("The new weights won 200 of 200")
    assert said.endswith("Their origin says so now.\n")
    written = msgspec.json.decode(new.read_bytes(), type=Table)
    assert written.weights == read_table("outer_rim", PLAN_FILE).weights
    assert written.origin.trials == 200
    monkeypatch.setattr("dejarik.bots.thinking.weights.read_table", lambda *_: Table())
    assert main(train) == 2
    assert "nothing says what the numbers of the plan were before" in capsys.readouterr().err


def test_practice_alone_is_a_training(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train = [
        "lab",
        "train",
        "destiny",
        "--matches",
        "0",
        "--trials",
        "0",
        "--workers",
        "1",
        "--only",
        "policy",
    ]
    assert main(train) == 2
    assert "No match could be played" in capsys.readouterr().err
    new = tmp_path / "weights.json"
    assert main([*train, "--practice", "2", "--output", str(new)]) == 1
    said = capsys.readouterr().out
    assert said.startswith("Practiced in 2 matches")
    assert "foretell" not in said
    assert json.loads(new.read_text())["origin"]["practice"] == 2


def test_positions_can_be_judged_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train = ["lab", "train", "destiny", "--matches", "2", "--trials", "0", "--workers", "1"]
    new = tmp_path / "weights.json"
    assert main([*train, "--only", "judgment", "--quick", "3", "--output", str(new)]) == 1
    said = capsys.readouterr().out
    assert "Judged" in said
    assert "Surprise at who won" in said
    assert "foretell" not in said
    assert main([*train, "--matches", "0", "--only", "judgment", "--quick", "3", "--output", str(new)]) == 1
    assert "Surprise" not in capsys.readouterr().out, "no match was held back"
    written = json.loads(new.read_text())
    assert written["origin"]["quick"] == 3
    assert "health" in written["weights"]


def test_weights_of_the_game_are_tried_against_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only what their origin says of the trial is new."""
    new = tmp_path / "weights.json"
    train = ["lab", "train", "destiny", "--shipped", "--trials", "2", "--level", "beginner", "--workers", "1"]
    assert main([*train, "--output", str(new)]) == 1
    said = capsys.readouterr().out
    assert " of 2: " in said
    assert said.endswith("Their origin stays as it was.\n"), "two matches are not enough"
    written, known = msgspec.json.decode(new.read_bytes(), type=Table), read_table("destiny")
    assert written.weights == known.weights
    assert written.origin.trials == 2
    assert written.origin.trial == "dejarik lab train destiny --shipped --trials 2 --level beginner --seed 0"
    assert written.origin.command == known.origin.command


def planned(typed: list[str], monkeypatch: pytest.MonkeyPatch) -> Plan:
    """What a command would train."""
    found: list[Plan] = []

    def noted(plan: Plan, *_: object) -> None:
        found.append(plan)
        raise KeyboardInterrupt

    monkeypatch.setattr("dejarik.cli._lab.train._trained", noted)
    main(typed)
    return found[0]


def test_without_options_a_game_learns_from_its_own_matches_onward(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = planned(["lab", "train", "destiny"], monkeypatch)
    assert plan.teacher == f"thinker-{plan.level}", "who plays is who tries the weights"
    assert plan.onward
    assert plan.start == present("destiny")
    assert plan.fits_policy
    assert plan.fits_judgment
    assert plan.trials >= FEWEST_TRIALS
    first = planned(["lab", "train", "destiny", "--teacher", "simple", "--from-nothing"], monkeypatch)
    assert (first.teacher, first.onward) == ("simple", False)


@pytest.mark.parametrize("game", ["destiny", "cardgame"])
def test_the_command_that_made_the_weights_of_a_game_would_be_written_down_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    origin = read_table(game).origin
    plan = planned(shlex.split(origin.command)[1:], monkeypatch)
    assert (plan.seed, plan.matches, plan.practice) == (origin.seed, origin.matches, origin.practice)
    assert plan.fits_judgment == bool(read_table(game, JUDGMENT_FILE).weights)
    told = Training(plan, Here()).result()
    assert told.table is not None
    aside = f" --output {POLICY_FILE}"  # as here, where nothing was tried, so nothing won
    assert told.table.origin.command == origin.command.removesuffix(aside) + aside


def test_weights_that_were_not_tried_enough_are_not_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = [
        "lab",
        "train",
        "destiny",
        "--only",
        "policy",
        "--workers",
        "1",
        "--matches",
        "1",
        "--trials",
        "0",
    ]
    files = ["--output", str(tmp_path / "weights.json"), "--progress", str(tmp_path / "train.jsonl")]
    assert main([*train, *files]) == 1
    said = capsys.readouterr().out
    assert said.startswith("Learned from 1 matches")
    assert said.endswith("The old ones stay.\n")
    assert json.loads((tmp_path / "weights.json").read_text())["origin"]["matches"] == 1
    assert main([*train, "--teacher", "random", *files]) == 2
    assert "belongs to another training" in capsys.readouterr().err
