// Compared with counting every case of small decks.
import { expect, test } from "vitest";
import { afterMulligan, afterWholeMulligan, all, choose } from "./odds";

/** Every hand of so many cards out of a pile of numbered ones. */
function* hands(pile: readonly number[], size: number): Generator<number[]> {
  if (!size) yield [];
  else
    for (let at = 0; at <= pile.length - size; at++)
      for (const rest of hands(pile.slice(at + 1), size - 1)) yield [pile[at] as number, ...rest];
}

/** A card stands for what it is a copy of: 0, 1, …; others for nothing. */
function deckOf(size: number, copies: readonly number[]): number[] {
  const wanted = copies.flatMap((number, kind) => Array<number>(number).fill(kind));
  return [...wanted, ...Array<number>(size - wanted.length).fill(-1)];
}

function share(found: Iterable<boolean | number>): number {
  let [sum, number] = [0, 0];
  for (const each of found) {
    sum += Number(each);
    number++;
  }
  return sum / number;
}

const CASES: [number, number[], number, number][] = [
  [8, [2], 3, 0],
  [8, [1, 2], 3, 0],
  [9, [2, 2], 4, 1],
  [7, [1, 1, 1], 4, 0],
  [7, [2], 3, 2],
  [6, [0], 3, 0],
  [5, [2], 5, 0],
];

test.each(CASES)("of %i cards with %j copies, %i drawn", (size, copies, hand) => {
  const deck = deckOf(size, copies);
  const counted = share(function* () { for (const drawn of hands(deck, hand)) yield copies.every((_, kind) => drawn.includes(kind)); }());
  expect(all(size, copies, hand)).toBeCloseTo(counted, 10);
});

test.each(CASES)("of %i cards with %j copies, %i drawn, the rest put back and drawn anew, and %i more", (size, copies, hand, more) => {
  const deck = deckOf(size, copies);
  const counted = share(
    (function* () {
      for (const drawn of hands([...deck.keys()], hand)) {
        const kept = copies.flatMap((_, kind) => drawn.find((at) => deck[at] === kind) ?? []);
        const left = [...deck.keys()].filter((at) => !kept.includes(at));
        const anew = Math.min(hand - kept.length + (kept.length === copies.length ? 0 : more), left.length);
        yield share((function* () { for (const second of hands(left, anew)) { const held = [...kept, ...second].map((at) => deck[at]); yield copies.every((_, kind) => held.includes(kind)); } })());
      }
    })(),
  );
  expect(afterMulligan(size, copies, hand, more)).toBeCloseTo(counted, 10);
});

test("no choice is better than keeping one of each: more draws and more copies only help", () => {
  expect(afterMulligan(30, [2], 5)).toBeGreaterThan(all(30, [2], 5));
  expect(afterMulligan(30, [2], 5, 5)).toBeGreaterThan(afterMulligan(30, [2], 5));
  expect(afterMulligan(30, [2, 2], 5)).toBeLessThan(afterMulligan(30, [2], 5));
  expect(choose(30, 5)).toBe(142506);
  expect(choose(3, 5)).toBe(0);
});

test("a mulligan of the whole hand is two hands, of which one must do", () => {
  const deck = deckOf(8, [2, 1]);
  const once = [...hands(deck, 4)].map((drawn) => drawn.includes(0) && drawn.includes(1));
  const counted = share(once.flatMap((first) => once.map((second) => first || second)));
  expect(afterWholeMulligan(8, [2, 1], 4)).toBeCloseTo(counted, 10);
});
