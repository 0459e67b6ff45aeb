import { expect, test } from "vitest";
import { packedLink, unpackedLink } from "./link";
import { add, compared, countOf, EMPTY, move, remove, removeAt, toggleElite, whole, type Sheet } from "./sheet";

const team = { id: "team", types: ["character"], apart: true };
const plot = { id: "plot", types: ["plot"], single: true };
const cards = { id: "cards", types: ["event"] };

const some = (): Sheet => [team, team, cards, cards].reduce((sheet, place, at) => add(sheet, place, `0${Math.min(at, 2)}`), EMPTY);

test("copies of a card share a line, characters have lines of their own", () => {
  const sheet = some();
  expect(sheet.lines.map(({ card, count }) => [card, count])).toEqual([["00", 1], ["01", 1], ["02", 2]]);
  expect(add(sheet, team, "00").lines).toHaveLength(4);
  expect(countOf(sheet, "02")).toBe(2);
  expect(countOf(EMPTY, "02")).toBe(0);
});

test("one copy goes at a time, and a card that is not there changes nothing", () => {
  const once = remove(some(), "02");
  expect(countOf(once, "02")).toBe(1);
  expect(countOf(remove(once, "02"), "02")).toBe(0);
  expect(remove(once, "99")).toEqual(once);
  expect(removeAt(once, 77)).toEqual(once);
});

test("another plot takes the place of the first, unless it is to stand beside it", () => {
  const one = add(add(EMPTY, plot, "p1"), cards, "c");
  expect(add(one, plot, "p2").lines.map(({ card }) => card)).toEqual(["p2", "c"]);
  expect(add(one, plot, "p2", true).lines.map(({ card }) => card)).toEqual(["p1", "c", "p2"]);
});

test("characters become elite and change their order, but never leave their place", () => {
  const sheet = toggleElite(some(), 0);
  expect(sheet.lines[0]?.elite).toBe(true);
  expect(move(sheet, 0, 1).lines.map(({ card }) => card)).toEqual(["01", "00", "02"]);
  expect(move(sheet, 1, 1)).toEqual(sheet);
  expect(move(sheet, 0, -1)).toEqual(sheet);
});

test("decks are compared card by card, with one die or two", () => {
  const before = some();
  const after = toggleElite(remove(before, "02"), 0);
  expect(compared(before, after)).toEqual([
    { place: "team", card: "00", elite: false, before: 1, after: 0 },
    { place: "cards", card: "02", elite: false, before: 2, after: 1 },
    { place: "team", card: "00", elite: true, before: 0, after: 1 },
  ]);
  expect(compared(before, before)).toEqual([]);
});

test("any deck comes through an address as it was", () => {
  let seed = 1;
  const luck = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const NAMES = ["", "Рей · Финн", "50% *!;=,#&'\"<>", "a\nb", "日本 🎲"];
  for (let turn = 0; turn < 300; turn++) {
    const lines = Array.from({ length: luck(40) }, () => ({
      place: ["team", "plot", "cards", "under", "sets"][luck(5)] ?? "",
      card: ["09118", "1-1", "jedi", "D01-2", "09001A"][luck(5)] ?? "",
      count: 1 + luck(99),
      elite: luck(2) === 1,
    }));
    const sheet: Sheet = { name: NAMES[luck(NAMES.length)] ?? "", format: ["", "infinite"][luck(2)] ?? "", lines };
    const link = packedLink(sheet);
    expect(new URL(link, "http://x/").hash).toBe(link);
    expect(unpackedLink(link)).toEqual(sheet);
  }
});

test.each(["", "#", "#deck=", "#deck=2;;", "#deck=1;;;cards=", "#deck=1;;;cards=a*0", "#deck=1;;%E0%A4;", "#deck=1;;;=a", "#deck=1;;;cards=a,,b"])("what is no deck in an address is none: %s", (hash) => {
  expect(unpackedLink(hash)).toBeNull();
});

test("what is left out on the way is what is usual", () => {
  expect(whole({ lines: [{ place: "cards", card: "x" }] })).toEqual({ name: "", format: "", lines: [{ place: "cards", card: "x", count: 1, elite: false }] });
});
