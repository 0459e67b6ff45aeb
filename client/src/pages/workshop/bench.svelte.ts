// What the server says about a deck and about a query: always about the latest, whatever comes back when.
import { get, post } from "../../api/http";
import type { FoundCards, Judged, QueryFault, Weighed } from "../../api/types";
import { words } from "../../words/words.svelte";
import type { Sheet } from "./sheet";

const AT_ONCE = 60; // cards that are weighed with one request

const MOST_KEPT = 300; // answers; whoever takes letters back sees what was there at once

/** Lists of codes that only this browser knows: what somebody owns, what goes with their team. */
export type Own = Record<string, readonly string[]>;

/** Cards by what is typed. What was found before stays while something is mistyped. */
export class Finder {
  codes = $state.raw<string[]>([]);
  fault = $state.raw<QueryFault | null>(null);
  searched = $state(false);
  lost = $state(false);
  /** The query that the cards answer; nothing while a list is on its way without which it has no answer. */
  answered = $state<string | null>(null);
  /** Which lists the query asks for. */
  asks = $state.raw<string[]>([]);
  #latest = 0;
  #kept = new Map<string, FoundCards>();

  async find(game: string, q: string, own: Own): Promise<void> {
    const asked = ++this.#latest;
    const alone = !Object.keys(own).length;
    const name = `${words.language} ${game} ${q}`;
    try {
      const known = alone ? this.#kept.get(name) : undefined;
      const found = known ?? (alone ? await get<FoundCards>(`/found/${game}`, { q }) : await post<FoundCards>(`/found/${game}`, { q, own }));
      if (alone) this.#keep(name, found);
      if (asked !== this.#latest) return;
      const asks = found.asks ?? [];
      if (asks.join() !== this.asks.join()) this.asks = asks;
      this.lost = false;
      const whole = asks.every((each) => own[each]);
      this.answered = whole ? q : null;
      if (!whole) return;
      this.fault = found.fault ?? null;
      if (!found.fault) this.codes = found.codes;
      this.searched = true;
    } catch {
      if (asked === this.#latest) this.lost = true;
    }
  }

  #keep(name: string, found: FoundCards): void {
    this.#kept.delete(name);
    this.#kept.set(name, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

export class Judge {
  judged = $state.raw<Judged | null>(null);
  weighed = $state.raw<Record<string, Weighed>>({});
  lost = $state(false);
  /** The codes of all cards that the team, and whatever else decides, lets in; none before they are asked for. */
  fitting = $state.raw<string[] | null>(null);
  #latest = 0;
  #fitted = "";
  #said = "";

  async fit(game: string, frame: Pick<Sheet, "format" | "lines">): Promise<void> {
    const asked = JSON.stringify(frame);
    if (asked === this.#fitted) return;
    this.#fitted = asked;
    try {
      const { codes } = await post<FoundCards>(`/workshop/${game}/fitting`, { sheet: frame });
      if (asked === this.#fitted) this.fitting = codes;
    } catch {
      this.#fitted = "";
      this.lost = true;
    }
  }

  async look(game: string, sheet: Sheet, codes: readonly string[]): Promise<void> {
    const asked = ++this.#latest;
    let known: Record<string, Weighed> = {};
    try {
      for (let from = 0; from === 0 || from < codes.length; from += AT_ONCE) {
        const said = await post<Judged>(`/workshop/${game}`, { sheet, weigh: codes.slice(from, from + AT_ONCE) });
        if (asked !== this.#latest) return;
        known = { ...known, ...said.weighed };
        this.weighed = known;
        // Other cards on the screen are no news of the deck: nothing of it is drawn anew.
        const news = JSON.stringify({ ...said, weighed: {} });
        if (news !== this.#said) this.judged = said;
        this.#said = news;
        this.lost = false;
      }
    } catch {
      if (asked === this.#latest) this.lost = true;
    }
  }
}
