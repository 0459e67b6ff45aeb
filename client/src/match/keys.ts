// Which key chooses which option: by place on the keyboard, so that any layout works.
import type { ChoiceOption } from "../api/types";

export interface Keyed {
  option: ChoiceOption;
  /** What stands on the badge; empty when there are more options than keys. */
  label: string;
  /** `KeyboardEvent.code` */
  code: string;
}

/** Options that always have the same key and the same place, below the list. */
const FIXED: Record<string, string> = { claim: "C", pass: "P", end: "P" };
const LIKED: Record<string, string> = { reroll: "R" };
// Without letters that belong to the tools (see `TOOLS`) or to fixed options.
const ORDER = "1234567890QWETYIOASDGJKZXVB";

/** The keys of a match besides those of the options, as the help lists them: what to press, and its word. */
export const TOOLS = [
  { shown: "1 … 9, Q …", word: "key-choose" },
  { shown: "C", word: "key-claim" },
  { shown: "P", word: "key-pass" },
  { shown: "R", word: "key-reroll" },
  { shown: "← →", word: "key-walk" },
  { shown: "H", word: "hint" },
  { shown: "U", word: "undo" },
  { shown: "N", word: "show-again" },
  { shown: "L", word: "log" },
  { shown: "/", word: "rules" },
  { shown: "M", word: "menu" },
  { shown: "F", word: "full-screen" },
  { shown: "?", word: "keys" },
  { shown: "Esc", word: "close" },
] as const;

export const isFixed = (option: ChoiceOption): boolean => option.group in FIXED;

export function codeOf(label: string): string {
  if (!label) return "";
  return /\d/.test(label) ? `Digit${label}` : `Key${label}`;
}

/** What an option is about, if nothing else is about it too: so it is known again in the next position. */
export function names(options: readonly ChoiceOption[]): string[] {
  const alone = (subject: string) => options.filter((each) => each.subjects[0] === subject).length === 1;
  return options.map((option) => {
    const subject = option.subjects[0] ?? "";
    return subject && alone(subject) ? subject : option.key;
  });
}

/** `known`: the keys that options had in the position before, by their names, if it is still the same question. */
export function keyed(options: readonly ChoiceOption[], known: ReadonlyMap<string, string> = new Map()): Keyed[] {
  const taken = new Set<string>(known.values());
  const named = names(options);
  const asked = new Set<string>();
  const special = options.map((option) => {
    const wish = FIXED[option.group] ?? LIKED[option.group];
    if (!wish || asked.has(wish)) return "";
    asked.add(wish);
    return wish;
  });
  const free = [...ORDER].filter((label) => !taken.has(label))[Symbol.iterator]();
  return options.map((option, number) => {
    const label = special[number] || known.get(named[number] ?? "") || (free.next().value ?? "");
    return { option, label, code: codeOf(label) };
  });
}
