import { expect, test } from "vitest";
import type { CardFace, CardSide } from "../../api/types";
import { shows, type Laid } from "./shown";

const card = (code: string, type: string, cost: string, count: number) => ({ face: { code, type, cost } as CardFace, count });
const sides = (...symbols: string[]): CardSide[] => symbols.map((symbol) => ({ symbol, value: 1 }) as CardSide);
const before: Laid = { cards: [card("a", "event", "1", 2), card("b", "upgrade", "3", 28)], dice: [{ sides: sides("melee", "melee", "melee", "focus", "blank", "blank"), count: 1 }] };

test("equal decks show nothing", () => {
  expect(shows(before, before, { size: 5, mulligan: "some" })).toEqual([]);
});

test("one card for another shows in costs, types and odds, but not in the roll of the team", () => {
  const after = { ...before, cards: [card("a", "event", "1", 1), card("b", "upgrade", "3", 28), card("c", "support", "3", 1)] };
  const found = shows(before, after, { size: 5, mulligan: "some" });
  expect(found.map(({ kind, of, before: one, after: other }) => [kind, of, kind === "odds" || kind === "mean" ? other > one : [one, other]])).toEqual([
    ["mean", "", true],
    ["cost", "1", [2, 1]],
    ["cost", "3", [28, 29]],
    ["type", "event", [2, 1]],
    ["type", "support", [0, 1]],
    ["odds", "a", false],
    ["odds", "c", true],
  ]);
});

test("of decks with little in common, odds are told only of the cards in both", () => {
  const many = { ...before, cards: [card("a", "event", "1", 1), ...Array.from({ length: 9 }, (_, at) => card(`n${at}`, "event", "1", 2))] };
  const odds = shows(before, many, { size: 5, mulligan: "all" }).filter(({ kind }) => kind === "odds");
  expect(odds.map(({ of }) => of)).toEqual(["a"]);
});

test("another team shows in the roll, another number of cards in the size", () => {
  const after = { cards: before.cards.slice(1), dice: [{ sides: sides("ranged", "ranged", "focus", "focus", "blank", "special"), count: 2 }] };
  const found = shows(before, after);
  expect(found.map(({ kind, of }) => `${kind} ${of}`.trim())).toEqual(["size", "mean", "cost 1", "type event", "symbol melee", "symbol focus", "symbol ranged", "symbol special", "blank"]);
  expect(found.find(({ of }) => of === "focus")).toMatchObject({ before: 1 / 6, after: 4 / 6 });
});
