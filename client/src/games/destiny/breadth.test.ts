import { expect, test } from "vitest";
import { breadth, columns, lines } from "./breadth";
import type { ShownThing } from "./shapes";

const thing = (id: string, upgrades: ShownThing[] = []): ShownThing => ({
  id, code: id, name: id, subtitle: "", type: "support", color: "gray", affiliation: "", subtypes: [], gained: [], exhausted: false, damage: 0, health: 0,
  shields: 0, mostShields: 0, resources: 0, unique: false, elite: false, pilots: "", pilotedBy: [], kept: [], flips: [], text: [], upgrades, downgrades: [], dice: [],
});
const many = (count: number, upgrades = 0) =>
  Array.from({ length: count }, (_, at) => thing(`t${at}`, Array.from({ length: upgrades }, (_each, number) => thing(`u${at}.${number}`))));
const ids = (found: ShownThing[][]) => found.map((column) => column.map((each) => each.id).join("+"));

test("supports lie side by side while there is room, then two in a column", () => {
  expect(ids(columns({ characters: many(2, 1), supports: many(3), plots: [] }, false))).toEqual(["t0", "t1", "t2"]);
  expect(ids(columns({ characters: many(4, 3), supports: many(3), plots: [] }, false))).toEqual(["t0+t1", "t2"]);
  expect(ids(columns({ characters: many(2), supports: many(2), plots: [] }, true))).toEqual(["t0+t1"]);
});

test("a support that carries something has a column of its own", () => {
  const carrier = thing("ship", many(1));
  expect(ids(columns({ characters: many(4, 3), supports: [...many(2), carrier], plots: [] }, false))).toEqual(["ship", "t0+t1"]);
});

test("every upgrade makes a side wider, where they are fanned out", () => {
  const wide = (upgrades: number, slim: boolean) => breadth({ characters: many(3, upgrades), supports: [], plots: [] }, slim);
  expect(wide(2, false) - wide(0, false)).toBeCloseTo(6 * 0.3);
  expect(wide(2, true)).toBe(wide(0, true));
});

test("many dice lie in two lines", () => {
  expect([0, 6, 7, 12].map(lines)).toEqual([1, 1, 2, 2]);
});
