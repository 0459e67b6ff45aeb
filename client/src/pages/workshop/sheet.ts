// A deck on the workbench: lines of cards in places. Every change gives a new sheet, so that it can be undone.
import type { DeckLine, DeckPlace, DeckSheet } from "../../api/types";

export type Sheet = Required<Omit<DeckSheet, "lines">> & { lines: Line[] };
export type Line = Required<DeckLine>;

export const EMPTY: Sheet = { name: "", format: "", lines: [] };
const MOST_COPIES = 99;
const MOST_LINES = 200;

/** As it came from the server or from storage, where what is usual is left out. */
export const whole = ({ name = "", format = "", lines = [] }: DeckSheet): Sheet => ({
  name,
  format,
  lines: lines.map(({ place, card, count = 1, elite = false }) => ({ place, card, count, elite })),
});

/** Where a card of a type goes by itself. */
export const placeFor = (places: readonly DeckPlace[], type: string): DeckPlace | undefined => places.find((place) => place.types.includes(type));

export const countOf = (sheet: Sheet, card: string, place?: string): number =>
  sheet.lines.filter((line) => line.card === card && (!place || line.place === place)).reduce((sum, line) => sum + line.count, 0);

export const linesIn = (sheet: Sheet, place: string): { line: Line; at: number }[] =>
  sheet.lines.map((line, at) => ({ line, at })).filter(({ line }) => line.place === place);

/** One copy more. In a place for one thing it takes the place of what is there, unless it is to stand beside it. */
export function add(sheet: Sheet, place: DeckPlace, card: string, beside = false): Sheet {
  const line: Line = { place: place.id, card, count: 1, elite: false };
  if (place.single && !beside) {
    const at = sheet.lines.findIndex((each) => each.place === place.id);
    const others = sheet.lines.filter((each) => each.place !== place.id);
    return { ...sheet, lines: at < 0 ? [...others, line] : others.toSpliced(at, 0, line) };
  }
  const at = place.apart || place.single ? -1 : sheet.lines.findIndex((each) => each.place === place.id && each.card === card);
  const known = sheet.lines[at];
  if (known) return known.count < MOST_COPIES ? { ...sheet, lines: sheet.lines.with(at, { ...known, count: known.count + 1 }) } : sheet;
  return sheet.lines.length < MOST_LINES ? { ...sheet, lines: [...sheet.lines, line] } : sheet;
}

/** One copy less of a line. */
export function removeAt(sheet: Sheet, at: number): Sheet {
  const line = sheet.lines[at];
  if (!line) return sheet;
  return { ...sheet, lines: line.count > 1 ? sheet.lines.with(at, { ...line, count: line.count - 1 }) : sheet.lines.toSpliced(at, 1) };
}

/** One copy less of a card, of those put in last. */
export const remove = (sheet: Sheet, card: string): Sheet =>
  removeAt(
    sheet,
    sheet.lines.findLastIndex((line) => line.card === card),
  );

export function toggleElite(sheet: Sheet, at: number): Sheet {
  const line = sheet.lines[at];
  return line ? { ...sheet, lines: sheet.lines.with(at, { ...line, elite: !line.elite }) } : sheet;
}

/** A line changes places with the one before or after it in its part of the deck. */
export function move(sheet: Sheet, at: number, by: -1 | 1): Sheet {
  const line = sheet.lines[at];
  if (!line) return sheet;
  const among = linesIn(sheet, line.place);
  const other = among[among.findIndex((each) => each.at === at) + by];
  return other ? { ...sheet, lines: sheet.lines.with(at, other.line).with(other.at, line) } : sheet;
}

export interface Difference {
  place: string;
  card: string;
  before: number;
  after: number;
  elite?: boolean;
}

/** What a deck has more or less of than another; characters with one die and with two are told apart. */
export function compared(before: Sheet, after: Sheet): Difference[] {
  const found = new Map<string, Difference>();
  const count = (sheet: Sheet, side: "before" | "after") => {
    for (const { place, card, count, elite } of sheet.lines) {
      const key = `${place} ${card} ${elite}`;
      const known = found.get(key) ?? { place, card, elite, before: 0, after: 0 };
      found.set(key, { ...known, [side]: known[side] + count });
    }
  };
  count(before, "before");
  count(after, "after");
  return [...found.values()].filter((each) => each.before !== each.after);
}

export const same = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The cards that a deck is known by, each once. */
export const telling = (sheet: Sheet): string[] => [...new Set(sheet.lines.map((line) => line.card))];
