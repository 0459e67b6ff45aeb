// What can be chosen, found by what it belongs to on the board.
import type { RefusalText, View } from "../api/types";
import { isFixed, keyed, names, type Keyed } from "./keys";

export class Choices {
  readonly all: Keyed[];
  readonly #at = new Map<string, Keyed[]>();
  readonly #touched = new Set<string>();
  readonly #refused = new Map<string, RefusalText[]>();
  /** Of this question, from its first position on. */
  readonly #known: ReadonlyMap<string, string>;

  /** `before`: what could be chosen in the position before. */
  constructor(readonly view: Pick<View, "question" | "refusals">, before?: Choices) {
    this.all = keyed(view.question?.options ?? [], before?.keysFor(view));
    this.#known = new Map([...(before?.keysFor(view) ?? []), ...this.#labels()]);
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

  #labels(): [string, string][] {
    const named = names(this.all.map((each) => each.option));
    return this.all.flatMap((each, place) => (each.label && !isFixed(each.option) ? [[named[place] ?? "", each.label]] : []));
  }

  /** Keys stay with their options as long as one question is open and nothing is added to it. */
  keysFor(next: Pick<View, "question">): ReadonlyMap<string, string> | undefined {
    const [old, now] = [this.view.question, next.question];
    if (!old || !now || old.kind !== now.kind || old.seat !== now.seat || !old.options.length) return undefined;
    const listed = now.options.filter((option) => !isFixed(option));
    return names(listed).every((name) => this.#known.has(name)) ? this.#known : undefined;
  }

  /** The options that a click on this means. */
  at(id: string): Keyed[] {
    return this.#at.get(id) ?? [];
  }

  /** Whether some option has to do with this. */
  touches(id: string): boolean {
    return this.#touched.has(id);
  }

  /** Why something cannot be done, each reason once. */
  refusals(id: string): RefusalText[] {
    const all = this.#refused.get(id) ?? [];
    return all.filter((refusal, place) => all.findIndex((other) => other.text === refusal.text) === place);
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
