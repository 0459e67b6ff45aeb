// In what the change of a deck shows: costs, types, rolls, odds. Pure, so that tests need no page.
import type { CardSide } from "../../api/types";
import { curve, expected, mean, type Counted } from "./numbers";
import { afterMulligan, afterWholeMulligan } from "./odds";

export interface Laid {
  cards: readonly Counted[];
  dice: readonly { sides: readonly CardSide[]; count: number }[];
}

export interface Shows {
  kind: "size" | "mean" | "cost" | "type" | "symbol" | "blank" | "odds";
  /** The cost, type, symbol or card. */
  of: string;
  before: number;
  after: number;
}

const MOST_ODDS = 8;
const NOTICED = 0.005; // smaller differences are not written

const sizeOf = (cards: readonly Counted[]): number => cards.reduce((sum, { count }) => sum + count, 0);

function types(cards: readonly Counted[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { face, count } of cards) found.set(face.type, (found.get(face.type) ?? 0) + count);
  return found;
}

/** All figures that differ, those of the whole deck first. */
export function shows(before: Laid, after: Laid, hand?: { size: number; mulligan: "some" | "all" }): Shows[] {
  const found: Shows[] = [];
  const compare = (kind: Shows["kind"], of: string, one: number, other: number) => {
    if (Math.abs(one - other) >= NOTICED) found.push({ kind, of, before: one, after: other });
  };
  const each = (kind: Shows["kind"], one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) => {
    for (const of of new Set([...one.keys(), ...other.keys()])) compare(kind, of, one.get(of) ?? 0, other.get(of) ?? 0);
  };
  const [sizeBefore, sizeAfter] = [sizeOf(before.cards), sizeOf(after.cards)];
  compare("size", "", sizeBefore, sizeAfter);
  const [costs, costsAfter] = [curve(before.cards), curve(after.cards)];
  compare("mean", "", mean(costs), mean(costsAfter));
  for (let cost = 0; cost < Math.max(costs.length, costsAfter.length); cost++) compare("cost", String(cost), costs[cost] ?? 0, costsAfter[cost] ?? 0);
  each("type", types(before.cards), types(after.cards));
  const [roll, rollAfter] = [expected(before.dice), expected(after.dice)];
  each("symbol", roll.symbols, rollAfter.symbols);
  compare("blank", "", roll.blank, rollAfter.blank);
  if (hand) {
    const odds = hand.mulligan === "some" ? afterMulligan : afterWholeMulligan;
    const held = (cards: readonly Counted[], size: number) => new Map(cards.map(({ face, count }) => [face.code, odds(size, [count], hand.size)]));
    const [one, other] = [held(before.cards, sizeBefore), held(after.cards, sizeAfter)];
    const copies = (cards: readonly Counted[], code: string) => cards.find(({ face }) => face.code === code)?.count ?? 0;
    const changed = [...new Set([...one.keys(), ...other.keys()])].filter((code) => copies(before.cards, code) !== copies(after.cards, code));
    // Of decks that have little in common, the list of cards has told it already.
    const told = changed.length > MOST_ODDS ? changed.filter((code) => one.has(code) && other.has(code)) : changed;
    for (const code of told) compare("odds", code, one.get(code) ?? 0, other.get(code) ?? 0);
  }
  return found;
}
