// Decks are kept in this browser first, and then with the guest on the server: what was changed here goes there, what
// was changed elsewhere comes in. Without a server everything works as before, and is sent when there is one again.
import { post, Refused } from "../../api/http";
import type { DeckChange, DecksAre } from "../../api/types";
import { remember, remembered } from "../../app/settings.svelte";
import { say } from "../../words/words.svelte";
import { agreedOn, isChanged, merged, type Agreed } from "./keeping";
import type { KeptDeck, Shelf } from "./shelf.svelte";
import { whole } from "./sheet";

const SOON = 1500; // milliseconds after a change
const LATER = 15_000; // … after a failure
const AT_ONCE = 10; // decks in one request
const MOST_SENT = 500_000; // characters of them
const MOST_TRIES = 20;
const HOPELESS = ["bad-request", "too-long"];

export type Where = "browser" | "sending" | "server" | "away" | "partly";

export class Keeper {
  where = $state<Where>("browser");
  /** Decks for which the server has no room. */
  leftOut = $state.raw<string[]>([]);
  readonly #shelf: Shelf;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working = false;
  #again = false;
  #gone = false;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Something may have changed, here or elsewhere. */
  soon(after = SOON): void {
    clearTimeout(this.#timer);
    if (!this.#gone) this.#timer = setTimeout(() => void this.exchange(), after);
  }

  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    void this.exchange(); // the last change goes, too
  }

  /** Sends what was changed here, and takes in what was changed elsewhere. */
  async exchange(): Promise<void> {
    if (this.#working) {
      this.#again = true;
      return;
    }
    this.#working = true;
    try {
      for (let tries = 0; tries < MOST_TRIES && (await this.#once()); tries++);
      this.where = this.leftOut.length ? "partly" : this.#shelf.decks.length ? "server" : "browser";
    } catch {
      this.where = "away";
      this.soon(LATER);
    } finally {
      this.#working = false;
    }
    if (this.#again) {
      this.#again = false;
      this.soon();
    }
  }

  /** One request; true if there is more to tell. */
  async #once(): Promise<boolean> {
    const agreed = this.#agreed();
    const changes = this.#changes(agreed);
    const sent = portion(changes);
    if (sent.length) this.where = "sending";
    const known = Object.fromEntries([...agreed].map(([id, { stamp }]) => [id, stamp]));
    const told = await this.#told(sent, known);
    this.leftOut = [...this.leftOut.filter((id) => !sent.some((each) => each.id === id)), ...told.leftOut];
    for (const id of told.unknown) agreed.delete(id);
    for (const { id, deck } of sent) {
      const stamp = told.stamps[id];
      if (stamp === undefined) continue;
      // It may have been changed again meanwhile: what was sent is what is agreed on.
      if (deck) agreed.set(id, agreedOn({ ...(deck as KeptDeck), id, game: this.#shelf.game }, stamp));
      else agreed.delete(id);
    }
    let more = told.unknown.length > 0 || changes.slice(sent.length).some(({ id }) => !this.leftOut.includes(id));
    for (const other of told.others) more = this.#takeIn(other, agreed) || more;
    remember(`kept-decks.${this.#shelf.game}`, JSON.stringify(Object.fromEntries(agreed)));
    return more;
  }

  async #told(changed: DeckChange[], known: Record<string, number>): Promise<DecksAre> {
    try {
      return await post<DecksAre>(`/shelf/${this.#shelf.game}`, { changed, known });
    } catch (refused) {
      if (!(refused instanceof Refused) || !changed.length || !HOPELESS.includes(refused.code)) throw refused;
      return { stamps: {}, others: [], leftOut: changed.map(({ id }) => id), unknown: [] };
    }
  }

  /** What was changed elsewhere; true if that leaves something to be sent. */
  #takeIn({ id, stamp = 0, deck }: DeckChange, agreed: Map<string, Agreed>): boolean {
    const mine = this.#shelf.decks.find((each) => each.id === id);
    const changed = mine !== undefined && isChanged(mine, agreed.get(id));
    if (!deck) {
      if (changed) {
        // Put away there, but changed here: it stays, as a change of what was put away.
        agreed.set(id, { stamp, changed: -1, versions: -1, parent: "" });
        return true;
      }
      agreed.delete(id);
      if (mine) this.#shelf.forget(id);
      return false;
    }
    const theirs: KeptDeck = { id, game: this.#shelf.game, sheet: whole(deck.sheet), versions: deck.versions.map((each) => ({ ...each, sheet: whole(each.sheet) })), parent: deck.parent, changed: deck.changed };
    const now = agreedOn(theirs, stamp);
    agreed.set(id, now);
    const both = mine && changed ? merged(mine, theirs, say("kept-elsewhere")) : { ...mine, ...theirs };
    this.#shelf.takeIn(both);
    return isChanged(both, now);
  }

  #changes(agreed: Map<string, Agreed>): DeckChange[] {
    const decks = this.#shelf.decks;
    const changed = decks
      .filter((deck) => isChanged(deck, agreed.get(deck.id)))
      .toSorted((one, other) => Number(this.leftOut.includes(one.id)) - Number(this.leftOut.includes(other.id)))
      .map(({ id, sheet, versions, parent, changed: at }) => ({ id, stamp: agreed.get(id)?.stamp ?? 0, deck: { sheet, versions, parent, changed: at } }));
    const gone = [...agreed].filter(([id]) => !decks.some((deck) => deck.id === id));
    return [...gone.map(([id, { stamp }]) => ({ id, stamp, deck: null })), ...changed];
  }

  /** Another page of this browser may have agreed on something meanwhile. */
  #agreed(): Map<string, Agreed> {
    try {
      const read: unknown = JSON.parse(remembered(`kept-decks.${this.#shelf.game}`) || "{}");
      return new Map(read && typeof read === "object" && !Array.isArray(read) ? Object.entries(read as Record<string, Agreed>) : []);
    } catch {
      return new Map();
    }
  }
}

/** As many as go into one request. */
function portion(changes: DeckChange[]): DeckChange[] {
  let size = 0;
  return changes.slice(0, AT_ONCE).filter((change, at) => (size += JSON.stringify(change).length) <= MOST_SENT || at === 0);
}
