import { expect, test } from "vitest";
import type { CardFace, CardSide } from "../../api/types";
import { curve, expected, mean, means, shuffled } from "./numbers";

const face = (cost: string) => ({ cost }) as CardFace;
const side = (symbol: string, value: number | null = 1): CardSide => ({ symbol, value, modifier: false, cost: 0, text: "" });

test("the curve has no gaps and leaves out what has no cost", () => {
  const counts = curve([{ face: face("3"), count: 2 }, { face: face("0"), count: 1 }, { face: face(""), count: 9 }]);
  expect(counts).toEqual([1, 0, 0, 2]);
  expect(mean(counts)).toBe(2);
  expect(mean([])).toBe(0);
});

test("a roll brings the average of all sides, counted over all that can fall", () => {
  const one = [side("melee", 1), side("melee", 2), side("shield", 1), side("special", 0), side("blank", 0), side("blank", 0)];
  const two = [side("ranged", 3), side("ranged", null), side("melee", 2), side("resource"), side("resource"), side("blank", 0)];
  const { symbols, blank } = expected([{ sides: one, count: 2 }, { sides: two, count: 1 }, { sides: [], count: 4 }]);
  const total = new Map<string, number>();
  for (const a of one) for (const b of one) for (const c of two) for (const { symbol, value } of [a, b, c])
    total.set(symbol, (total.get(symbol) ?? 0) + (symbol === "blank" || symbol === "special" ? 1 : (value ?? 0)) / 216);
  for (const [symbol, sum] of symbols) expect(sum).toBeCloseTo(total.get(symbol) ?? -1, 10);
  expect(blank).toBeCloseTo((total.get("blank") ?? 0) / 3, 10);
  expect([...symbols.keys()][0]).toBe("melee");
});

test("shuffling loses nothing", () => {
  expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
  expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
});

test("round by round there is what the rules and the dice bring, against all cards drawn", () => {
  const rounds = means(3, { rules: 2, dice: 0.5, lying: [] }, { size: 12, cost: 1.5, hand: 5 });
  expect(rounds).toEqual([
    { have: 2.5, cost: 7.5 },
    { have: 5, cost: 15 },
    { have: 7.5, cost: 18 },
  ]);
});

test("cards in play give as much as they can, and rest until their tokens are off", () => {
  const lying = [{ resources: [1], atOnce: 1 }, { resources: [2, 2, 2, 2], atOnce: 3 }, { resources: [], atOnce: 3 }, { resources: [0], atOnce: 1 }];
  const have = means(4, { rules: 0, dice: 0, lying }, { size: 50, cost: 2, hand: 6 }).map((each) => each.have);
  expect(have).toEqual([1 + 6, 2 + 6, 3 + 12, 4 + 12]);
});
