import { beforeEach, expect, test, vi } from "vitest";
import type { DeckChange, DeckKept, DecksAre, KeepDecks } from "../../api/types";
import { Keeper } from "./keeper.svelte";
import { agreedOn, isChanged, merged } from "./keeping";
import { EMPTY, type Sheet } from "./sheet";
import { Shelf, type KeptDeck } from "./shelf.svelte";

vi.mock("../../words/words.svelte", () => ({ say: (name: string) => name, words: { language: "en" } }));

const sheet = (name: string): Sheet => ({ ...EMPTY, name, lines: [{ place: "cards", card: name, count: 1, elite: false }] });
const deck = (name: string, changed: number, more: Partial<KeptDeck> = {}): KeptDeck => ({ id: "d", game: "destiny", sheet: sheet(name), versions: [], parent: "", changed, ...more });

/** A server of one guest, as `storage/shelves.py` keeps it. */
class Server {
  rows = new Map<string, { stamp: number; deck: DeckKept | null }>();
  away = false;
  most = 100;
  asked = 0;

  answer({ changed = [], known = {} }: KeepDecks): DecksAre {
    this.asked++;
    const stamps: Record<string, number> = {};
    const leftOut: string[] = [];
    for (const { id, stamp = 0, deck: kept = null } of changed) {
      if (!stamp && !this.rows.has(id) && this.rows.size >= this.most) leftOut.push(id);
      else if ((this.rows.get(id)?.stamp ?? 0) === stamp) this.rows.set(id, { stamp: (stamps[id] = stamp + 1), deck: kept });
    }
    const others: DeckChange[] = [...this.rows].filter(([id, { stamp }]) => stamp !== (stamps[id] ?? known[id] ?? 0)).map(([id, row]) => ({ id, ...row }));
    return { stamps, others, leftOut, unknown: Object.keys(known).filter((id) => !this.rows.has(id)) };
  }
}

let server: Server;

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    if (server.away) throw new TypeError("no network");
    const told = JSON.stringify(server.answer(JSON.parse(body) as KeepDecks));
    return new Response(told, { headers: { "content-type": "application/json" } });
  });
});

/** A browser with a storage of its own. */
class Device {
  #stored: Record<string, string> = {};

  async at<T>(work: (shelf: Shelf, keeper: Keeper) => T): Promise<{ shelf: Shelf; keeper: Keeper }> {
    localStorage.clear();
    for (const [key, value] of Object.entries(this.#stored)) localStorage.setItem(key, value);
    const shelf = new Shelf("destiny");
    const keeper = new Keeper(shelf);
    work(shelf, keeper);
    await keeper.exchange();
    this.#stored = { ...localStorage } as Record<string, string>;
    return { shelf, keeper };
  }
}

const nothing = () => undefined;

test("what is kept here is there on another device, with its versions", async () => {
  const [one, other] = [new Device(), new Device()];
  await one.at((shelf) => {
    shelf.begin(sheet("a"), "first");
    shelf.change(sheet("b"));
    shelf.keep("second");
  });
  const { shelf, keeper } = await other.at(nothing);
  expect(keeper.where).toBe("server");
  expect(shelf.sheet).toEqual(sheet("b"));
  expect(shelf.deck?.versions.map((each) => each.note)).toEqual(["first", "second"]);
  await other.at((there) => there.change(sheet("c")));
  const back = await one.at(nothing);
  expect(back.shelf.sheet).toEqual(sheet("c"));
});

test("a deck changed on two devices keeps both, and both devices agree", async () => {
  const [one, other] = [new Device(), new Device()];
  await one.at((shelf) => shelf.begin(sheet("a")));
  await other.at(nothing);
  server.away = true;
  const lost = await one.at((shelf) => shelf.change(sheet("mine")));
  expect(lost.keeper.where).toBe("away");
  expect(new Shelf("destiny").sheet).toEqual(sheet("mine"));
  server.away = false;
  await new Promise((done) => setTimeout(done, 5));
  await other.at((shelf) => shelf.change(sheet("theirs")));
  const back = await one.at(nothing);
  expect(back.shelf.sheet).toEqual(sheet("theirs"));
  const version = back.shelf.deck?.versions.find((each) => each.note === "kept-elsewhere");
  expect(version?.sheet).toEqual(sheet("mine"));
  expect(version?.parent).toBe(back.shelf.deck?.versions[0]?.id);
  const there = await other.at(nothing);
  expect(there.shelf.deck).toEqual(back.shelf.deck);
});

test("a deck that was put away is gone everywhere, unless it was changed elsewhere meanwhile", async () => {
  const [one, other] = [new Device(), new Device()];
  let [first, second] = ["", ""];
  await one.at((shelf) => {
    first = shelf.begin(sheet("a"));
    second = shelf.begin(sheet("x"));
  });
  await other.at(nothing);
  await one.at((shelf) => {
    shelf.forget(first);
    shelf.forget(second);
  });
  expect(server.rows.get(first)?.deck).toBeNull();
  const there = await other.at((shelf) => {
    shelf.open(second);
    shelf.change(sheet("y"));
  });
  expect(there.shelf.decks.map((each) => each.sheet)).toEqual([sheet("y")]);
  expect((await one.at(nothing)).shelf.decks.map((each) => each.sheet)).toEqual([sheet("y")]);
});

test("a deck that was put away by mistake comes back on the server, too", async () => {
  const one = new Device();
  let away: KeptDeck | undefined;
  await one.at((shelf) => shelf.begin(sheet("a")));
  await one.at((shelf) => {
    away = shelf.deck;
    shelf.forget(away?.id ?? "");
  });
  await one.at((shelf) => away && shelf.restore(away));
  expect([...server.rows.values()].map((row) => row.deck?.sheet.name)).toEqual(["a"]);
});

test("a guest who is a stranger to the server gives it everything again", async () => {
  const one = new Device();
  await one.at((shelf) => shelf.begin(sheet("a")));
  server.rows.clear();
  const { shelf } = await one.at(nothing);
  expect(shelf.sheet).toEqual(sheet("a"));
  expect(server.rows.size).toBe(1);
});

test("many decks go in portions, and what has no room stays in the browser", async () => {
  const one = new Device();
  server.most = 25;
  const { shelf, keeper } = await one.at((mine) => {
    for (let at = 0; at < 28; at++) mine.begin(sheet(`deck${at}`));
  });
  expect(server.rows.size).toBe(25);
  expect([keeper.where, keeper.leftOut.length, shelf.decks.length]).toEqual(["partly", 3, 28]);
  server.most = 100;
  expect((await one.at(nothing)).keeper.where).toBe("server");
  expect(server.rows.size).toBe(28);
});

test("nothing is sent twice, and a browser without decks asks only once", async () => {
  const one = new Device();
  await one.at((shelf) => shelf.begin(sheet("a")));
  const asked = server.asked;
  await one.at(nothing);
  expect(server.asked).toBe(asked + 1);
  expect([...server.rows.values()][0]?.stamp).toBe(1);
});

test("two accounts of a deck are put together", () => {
  const version = { id: "v", parent: "", note: "", at: 1, sheet: sheet("v") };
  const both = merged(deck("a", 5, { versions: [version], parent: "v" }), deck("b", 3, { versions: [version], parent: "v" }), "note");
  expect(both.sheet).toEqual(sheet("a"));
  expect(both.versions.map((each) => [each.parent, each.sheet.name])).toEqual([["", "v"], ["v", "b"]]);
  expect(merged(deck("a", 5), deck("a", 7), "note").versions).toEqual([]);
  expect(merged(deck("a", 5), deck("v", 3, { versions: [version] }), "note").versions).toEqual([version]);
  expect(isChanged(deck("a", 5), agreedOn(deck("a", 5), 1))).toBe(false);
  expect(isChanged(deck("a", 5, { versions: [version] }), agreedOn(deck("a", 5), 1))).toBe(true);
});
