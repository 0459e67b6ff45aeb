import { expect, test } from "vitest";
import { strikeOf } from "./looks";
import { changes, habitOf } from "./passing";
import type { ShownWindow } from "./shapes";

test("a strike adds up the icons that the server says count", () => {
  const icons = [
    { kind: "unit-damage", edge: false, count: 1, counts: true },
    { kind: "blast", edge: false, count: 2, counts: false },
    { kind: "unit-damage", edge: true, count: 2, counts: true },
    { kind: "tactics", edge: true, count: 1, counts: false },
  ];
  expect(strikeOf({ icons })).toEqual([{ kind: "unit-damage", count: 3 }]);
});

const window = (name: string, automatic: boolean, ...habits: string[]): ShownWindow => ({ name, text: name, automatic, toggle: `change ${name}`, habits });

test("a habit changes the windows that are not as it wants them, by the keys the server gives", () => {
  const board = { windows: [window("draw", false), window("strike", false, "main"), window("deployment", true, "main", "few")] };
  expect(changes(board, "main")).toEqual(["change draw", "change deployment"]);
  expect(changes(board, "few")).toEqual(["change draw", "change strike", "change deployment"]);
  expect(changes(board, "all")).toEqual(["change deployment"]);
  expect(habitOf(board)).toBeUndefined();
  expect(habitOf({ windows: [window("draw", true), window("strike", false, "main")] })).toBe("main");
});
