// What the server says about a deck and about a query: always about the latest, whatever comes back when.
import { get, post } from "../../api/http";
import type { FoundCards, Judged, QueryFault, Weighed } from "../../api/types";
import type { Sheet } from "./sheet";

const AT_ONCE = 60; // cards that are weighed with one request

/** Cards by what is typed. What was found before stays while something is mistyped. */
export class Finder {
  codes = $state.raw<string[]>([]);
  fault = $state.raw<QueryFault | null>(null);
  searched = $state(false);
  lost = $state(false);
  #latest = 0;

  async find(game: string, q: string): Promise<void> {
    const asked = ++this.#latest;
    try {
      const found = await get<FoundCards>(`/found/${game}`, { q });
      if (asked !== this.#latest) return;
      this.fault = found.fault ?? null;
      if (!found.fault) this.codes = found.codes;
      this.searched = true;
      this.lost = false;
    } catch {
      if (asked === this.#latest) this.lost = true;
    }
  }
}

export class Judge {
  judged = $state.raw<Judged | null>(null);
  weighed = $state.raw<Record<string, Weighed>>({});
  lost = $state(false);
  /** The codes of all cards that the team, and whatever else decides, lets in. */
  fitting = $state.raw<string[]>([]);
  #latest = 0;
  #fitted = "";

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
        this.judged = said;
        this.weighed = known;
        this.lost = false;
      }
    } catch {
      if (asked === this.#latest) this.lost = true;
    }
  }
}
