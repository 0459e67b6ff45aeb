// The decks of this browser. Each has a place of its own in storage, so two pages never overwrite each other's decks,
// and each change is written at once, so nothing is lost with the page.
import type { History } from "./history";
import { EMPTY, same, whole, type Sheet } from "./sheet";

export interface Version {
  id: string;
  /** The version it came from; nothing for the first. */
  parent: string;
  note: string;
  at: number;
  sheet: Sheet;
}

export interface KeptDeck {
  id: string;
  game: string;
  sheet: Sheet;
  versions: Version[];
  /** The version that is being changed. */
  parent: string;
  changed: number;
}

const PREFIX = "dejarik.workshop.";
const MOST_UNDONE = 200;
export const keyOf = (game: string, id: string): string => `${PREFIX}${game}.${id}`;
/** A name that no other page gives. */
export const fresh = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 6).toString(36)}`;

/** What stands in storage; whatever no longer makes sense is left alone and not shown. */
export function understood(text: string | null): KeptDeck | null {
  try {
    const read = JSON.parse(text ?? "") as Partial<KeptDeck> | null;
    if (!read?.id || !read.game || !Array.isArray(read.sheet?.lines)) return null;
    const versions = Array.isArray(read.versions) ? read.versions.map((each) => ({ ...each, sheet: whole(each.sheet) })) : [];
    return { id: read.id, game: read.game, sheet: whole(read.sheet), versions, parent: read.parent ?? "", changed: read.changed ?? 0 };
  } catch {
    return null;
  }
}

export class Shelf {
  readonly game: string;
  decks = $state.raw<KeptDeck[]>([]);
  #open = $state("");
  #undone = $state.raw<Sheet[]>([]);
  #done = $state.raw<Sheet[]>([]);
  /** Storage is full or forbidden: then the page says so, because nothing can be kept. */
  failed = $state(false);

  constructor(game: string) {
    this.game = game;
    this.#read();
    this.#open = this.decks[0]?.id ?? "";
  }

  get deck(): KeptDeck | undefined {
    return this.decks.find((each) => each.id === this.#open);
  }

  get sheet(): Sheet {
    return this.deck?.sheet ?? EMPTY;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** All that can be undone and done again, and the cards it belongs to. */
  get history(): History {
    return { deck: this.#open, now: this.sheet, done: this.#done, undone: this.#undone };
  }

  /** What could be undone before the page was loaded anew. If the deck has changed since, that can be undone first. */
  recall(history: History | null): void {
    if (history?.deck !== this.#open) return;
    const alike = same(history.now, this.sheet);
    this.#done = (alike ? history.done : [...history.done, history.now]).slice(-MOST_UNDONE);
    this.#undone = alike ? [...history.undone] : [];
  }

  open(id: string): void {
    if (id === this.#open) return;
    this.#open = id;
    this.#done = this.#undone = [];
  }

  /** A new deck with this in it. */
  begin(sheet: Sheet, note = ""): string {
    const id = fresh();
    const versions = sheet.lines.length ? [{ id: fresh(), parent: "", note, at: Date.now(), sheet }] : [];
    this.#write({ id, game: this.game, sheet, versions, parent: versions[0]?.id ?? "", changed: Date.now() });
    this.open(id);
    return id;
  }

  change(next: Sheet): void {
    if (!this.deck) this.begin({ ...EMPTY, format: next.format });
    const deck = this.deck;
    if (!deck || same(deck.sheet, next)) return;
    this.#done = [...this.#done, deck.sheet].slice(-MOST_UNDONE);
    this.#undone = [];
    this.#put(next);
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (!before) return;
    this.#undone = [...this.#undone, this.sheet];
    this.#done = this.#done.slice(0, -1);
    this.#put(before);
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (!after) return;
    this.#done = [...this.#done, this.sheet];
    this.#undone = this.#undone.slice(0, -1);
    this.#put(after);
  }

  /** Keeps the deck as it is now, with a note. */
  keep(note: string): void {
    const deck = this.deck;
    if (!deck) return;
    const version = { id: fresh(), parent: deck.parent, note: note.trim(), at: Date.now(), sheet: deck.sheet };
    this.#write({ ...deck, versions: [...deck.versions, version], parent: version.id });
  }

  /** Goes back to a version, or to another deck's cards; what was there can be had again by undoing. */
  return(version: Version): void {
    this.change(version.sheet);
    if (this.deck) this.#write({ ...this.deck, parent: version.id });
  }

  forget(id: string): void {
    try {
      localStorage.removeItem(keyOf(this.game, id));
    } catch {
      // nothing was kept, then
    }
    this.decks = this.decks.filter((each) => each.id !== id);
    if (id === this.#open) this.open(this.decks[0]?.id ?? "");
  }

  /** A deck that was put away by mistake. */
  restore(deck: KeptDeck): void {
    this.#write(deck);
    this.open(deck.id);
  }

  /** A deck as it was changed elsewhere: ours can be had again by undoing. */
  takeIn(deck: KeptDeck): void {
    const before = this.deck;
    this.#write(deck);
    if (!before) this.#open = deck.id;
    else if (before.id === deck.id && !same(before.sheet, deck.sheet)) {
      this.#done = [...this.#done, before.sheet].slice(-MOST_UNDONE);
      this.#undone = [];
    }
  }

  /** Another page has changed a deck: its cards are taken over, and ours can be had again by undoing. */
  heard(event: Pick<StorageEvent, "key">): void {
    if (!event.key?.startsWith(`${PREFIX}${this.game}.`)) return;
    const before = this.sheet;
    const id = this.#open;
    this.#read();
    if (this.#open === id && this.deck && !same(before, this.sheet)) {
      this.#done = [...this.#done, before].slice(-MOST_UNDONE);
      this.#undone = [];
    }
    if (!this.deck) this.#open = this.decks[0]?.id ?? "";
  }

  #put(sheet: Sheet): void {
    // A later change has a later time, however quickly it follows: that is how it shows that there was one.
    if (this.deck) this.#write({ ...this.deck, sheet, changed: Math.max(Date.now(), this.deck.changed + 1) });
  }

  #write(deck: KeptDeck): void {
    const others = this.decks.filter((each) => each.id !== deck.id);
    this.decks = [deck, ...others].sort((one, other) => other.changed - one.changed);
    try {
      localStorage.setItem(keyOf(this.game, deck.id), JSON.stringify(deck));
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  #read(): void {
    try {
      const found = Object.keys(localStorage)
        .filter((name) => name.startsWith(`${PREFIX}${this.game}.`))
        .map((name) => understood(localStorage.getItem(name)));
      this.decks = found.filter((each) => each !== null).sort((one, other) => other.changed - one.changed);
    } catch {
      this.failed = true;
    }
  }
}
