import { expect, test } from "vitest";
import type { ShownDie } from "./shapes";
import { emblem, upgradeIcon } from "./emblems";
import { threat } from "./threat";

const die = (symbol: string, value: number, modifier = false): ShownDie => ({
  id: `d${Math.random()}`,
  code: "",
  thing: "",
  name: "",
  color: "red",
  side: { symbol, value, modifier, cost: 0, text: "" },
  value,
});

test("a threat adds modifiers to what they modify", () => {
  expect(threat([die("ranged", 1), die("ranged", 2, true), die("indirect", 2)])).toEqual([
    { symbol: "ranged", parts: [1, 2], total: 3 },
    { symbol: "indirect", parts: [2], total: 2 },
  ]);
});

test("a modifier alone threatens nobody, nor do resources and blanks", () => {
  expect(threat([die("melee", 2, true), die("resource", 1), die("blank", 0)])).toEqual([]);
});

test("cards are drawn by what they are", () => {
  expect(emblem("character", ["jedi"])).toBe("e-sabre");
  expect(emblem("event", [])).toBe("e-page");
  expect(upgradeIcon(["weapon"])).toBe("i-blade");
  expect(upgradeIcon([])).toBe("i-card");
});
