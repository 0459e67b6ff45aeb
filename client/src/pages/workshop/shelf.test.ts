import { beforeEach, expect, test } from "vitest";
import { Collection } from "./collection.svelte";
import { recalled, recorded } from "./history";
import { EMPTY, type Sheet } from "./sheet";
import { Shelf, understood } from "./shelf.svelte";

const sheet = (name: string): Sheet => ({ ...EMPTY, name, lines: [{ place: "cards", card: name, count: 1, elite: false }] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("every change is written at once and there again after a reload", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"));
  shelf.change(sheet("b"));
  const again = new Shelf("destiny");
  expect(again.sheet).toEqual(sheet("b"));
  expect(new Shelf("cardgame").decks).toEqual([]);
});

test("changes are undone and redone, until something else is done", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"));
  shelf.change(sheet("b"));
  shelf.change(sheet("b"));
  shelf.undo();
  expect(shelf.sheet).toEqual(sheet("a"));
  expect(shelf.canUndo).toBe(false);
  shelf.redo();
  expect(shelf.sheet).toEqual(sheet("b"));
  shelf.undo();
  shelf.change(sheet("c"));
  expect(shelf.canRedo).toBe(false);
});

test("two pages do not overwrite each other, and what another page did can be undone", () => {
  const one = new Shelf("destiny");
  one.begin(sheet("a"));
  const other = new Shelf("destiny");
  other.begin(sheet("x"));
  one.change(sheet("b"));
  const heard = (key: string) => ({ key }) as StorageEvent;
  one.heard(heard(`dejarik.workshop.destiny.${other.deck?.id}`));
  expect(one.sheet).toEqual(sheet("b"));
  expect(one.decks).toHaveLength(2);
  other.heard(heard(`dejarik.workshop.destiny.${one.deck?.id}`));
  other.open(one.deck?.id ?? "");
  other.change(sheet("c"));
  one.heard(heard(`dejarik.workshop.destiny.${one.deck?.id}`));
  expect(one.sheet).toEqual(sheet("c"));
  one.undo();
  expect(one.sheet).toEqual(sheet("b"));
});

test("versions have a parent and a note, and one can go back to them", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"), "copied");
  shelf.change(sheet("b"));
  shelf.keep(" more blue ");
  const [first, second] = shelf.deck?.versions ?? [];
  expect([second?.parent, second?.note, second?.sheet]).toEqual([first?.id, "more blue", sheet("b")]);
  if (first) shelf.return(first);
  expect(shelf.sheet).toEqual(sheet("a"));
  shelf.change(sheet("c"));
  shelf.keep("");
  expect(shelf.deck?.versions.at(-1)?.parent).toBe(first?.id);
});

test("a deck that was put away comes back", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"));
  const deck = shelf.deck;
  shelf.forget(deck?.id ?? "");
  expect(new Shelf("destiny").decks).toEqual([]);
  if (deck) shelf.restore(deck);
  expect(new Shelf("destiny").sheet).toEqual(sheet("a"));
});

test.each([null, "", "{}", "[]", "null", '{"id":"x","game":"destiny","sheet":{}}'])("what is no deck in storage is left alone: %s", (text) => {
  expect(understood(text)).toBeNull();
});

test("a collection is kept, backed up and restored, of each card the larger number", () => {
  const mine = new Collection("destiny");
  mine.set("01001", 2);
  mine.set("01002", 1);
  mine.set("01002", 0);
  expect([mine.has("01001"), mine.has("01002"), mine.size]).toEqual([true, false, 1]);
  const file = mine.backup();
  localStorage.clear();
  const other = new Collection("destiny");
  other.set("01001", 3);
  other.set("01003", 1);
  expect(other.restore(file)).toBe(true);
  expect([other.count("01001"), other.count("01003")]).toEqual([3, 1]);
  expect(new Collection("destiny").count("01001")).toBe(3);
  expect(other.restore("nonsense")).toBe(false);
  expect(new Collection("cardgame").restore(file)).toBe(false);
});

test("two pages add to one collection, and neither takes anything away from the other", () => {
  const [one, other] = [new Collection("destiny"), new Collection("destiny")];
  one.set("01001", 1);
  other.set("01002", 2);
  expect([other.count("01001"), other.count("01002")]).toEqual([1, 2]);
  expect(one.has("01002")).toBe(false);
  one.heard({ key: "dejarik.owned.destiny" } as StorageEvent);
  expect(one.count("01002")).toBe(2);
  expect(new Collection("destiny").size).toBe(2);
});

/** The page is loaded anew, with the history that the one before it has left. */
function reloaded(before: Shelf): Shelf {
  recorded("destiny", before.history);
  const again = new Shelf("destiny");
  again.recall(recalled("destiny", again.deck?.id ?? ""));
  return again;
}

test("what was done can still be undone and done again after a reload", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"));
  shelf.change(sheet("b"));
  shelf.change(sheet("c"));
  shelf.undo();
  const again = reloaded(shelf);
  expect([again.sheet, again.canUndo, again.canRedo]).toEqual([sheet("b"), true, true]);
  again.redo();
  expect(again.sheet).toEqual(sheet("c"));
  again.undo();
  again.undo();
  expect(again.sheet).toEqual(sheet("a"));
  expect(reloaded(again).canUndo).toBe(false);
});

test("what another page has changed in the meantime is undone first", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"));
  shelf.change(sheet("b"));
  recorded("destiny", shelf.history);
  new Shelf("destiny").change(sheet("x"));
  const again = new Shelf("destiny");
  again.recall(recalled("destiny", again.deck?.id ?? ""));
  again.undo();
  expect(again.sheet).toEqual(sheet("b"));
  again.undo();
  expect(again.sheet).toEqual(sheet("a"));
});

test("a history that makes no sense is none, and another deck's is not taken", () => {
  const shelf = new Shelf("destiny");
  shelf.begin(sheet("a"));
  const deck = shelf.deck?.id ?? "";
  for (const text of ["", "{}", "[1]", '{"done":3}']) {
    sessionStorage.setItem(`dejarik.undo.destiny.${deck}`, text);
    expect(recalled("destiny", deck)).toBeNull();
  }
  shelf.recall({ deck: "other", now: sheet("a"), done: [sheet("b")], undone: [] });
  expect(shelf.canUndo).toBe(false);
});
