import { expect, test } from "vitest";
import type { LogLine, View } from "../api/types";
import { tellings } from "./played.svelte";
import { story, tells, type Told } from "./story";

const line = (text: string, depth = 0, seat: number | null = null, step = 1): LogLine => ({ step, text, subjects: [], kind: "", seat, depth });
const shown = (tree: Told[]): unknown[] => tree.map((told) => (told.below.length ? [told.line.text, shown(told.below)] : told.line.text));

const LOG = [line("round"), line("resolves"), line("damage", 1), line("ability", 1), line("heals", 2, null, 2), line("passes")];

test("what came of something lies below it", () => {
  expect(shown(story(LOG))).toEqual(["round", ["resolves", ["damage", ["ability", ["heals"]]]], "passes"]);
});

test("a log whose beginning is left out keeps the places of its lines", () => {
  const cut = story(LOG, 2);
  expect(shown(cut)).toEqual(["damage", ["ability", ["heals"]], "passes"]);
  expect(cut.map((told) => told.number)).toEqual([2, 3, 5]);
});

test("a chapter tells what any line below it tells", () => {
  const [, resolves, passes] = story(LOG);
  expect([resolves, passes].map((told) => told && tells(told, (each) => each.step === 2))).toEqual([true, false]);
});

test("what somebody's move does to oneself is part of it, one's own passes are not", () => {
  const players = [
    { seat: 0, name: "Ann", mine: true },
    { seat: 1, name: "Bob", mine: false },
  ];
  const before = { step: 3, resolving: [] } as unknown as View;
  const now = {
    game: "destiny", step: 4, spoke: 3, players, resolving: [],
    log: [line("you pass", 0, 0, 4), line("Bob resolves a die", 0, 1, 4), line("you lose 2 resources", 1, 0, 4), line("you pass again", 0, 0, 4)],
  } as unknown as View;
  expect(tellings(before, now, null, 0)?.lines.map((each) => [each.text, each.depth])).toEqual([["Bob resolves a die", 0], ["you lose 2 resources", 1]]);
});
