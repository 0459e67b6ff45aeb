// What can be chosen, found by what it belongs to on the board.
import type { RefusalText, View } from "../api/types";
import { keyed, type Keyed } from "./keys";

export class Choices {
  readonly all: Keyed[];
  readonly #at = new Map<string, Keyed[]>();
  readonly #touched = new Set<string>();
  readonly #refused = new Map<string, RefusalText[]>();

  constructor(readonly view: Pick<View, "question" | "refusals">) {
    this.all = keyed(view.question?.options ?? []);
    for (const each of this.all) {
      each.option.subjects.forEach((id, place) => {
        this.#touched.add(id);
        if (place === 0) push(this.#at, id, each);
      });
    }
    for (const refusal of view.refusals) {
      const id = refusal.subjects[0];
      if (id) push(this.#refused, id, refusal);
    }
  }

  /** The options that a click on this means. */
  at(id: string): Keyed[] {
    return this.#at.get(id) ?? [];
  }

  /** Whether some option has to do with this. */
  touches(id: string): boolean {
    return this.#touched.has(id);
  }

  refusals(id: string): RefusalText[] {
    return this.#refused.get(id) ?? [];
  }

  /** The options that light up together with this. */
  with(id: string): Keyed[] {
    return this.all.filter((each) => each.option.subjects.includes(id));
  }

  byCode(code: string): Keyed | undefined {
    return code ? this.all.find((each) => each.code === code) : undefined;
  }
}

function push<T>(map: Map<string, T[]>, id: string, value: T): void {
  const list = map.get(id);
  if (list) list.push(value);
  else map.set(id, [value]);
}
