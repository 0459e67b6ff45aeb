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
// Without letters that belong to the tools (U undo, H hint, L log, M menu, N now) or to fixed options.
const ORDER = "1234567890QWETYIOASDFGJKZXVB";

export const isFixed = (option: ChoiceOption): boolean => option.group in FIXED;

export function codeOf(label: string): string {
  if (!label) return "";
  return /\d/.test(label) ? `Digit${label}` : `Key${label}`;
}

export function keyed(options: readonly ChoiceOption[]): Keyed[] {
  const taken = new Set<string>();
  const special = options.map((option) => {
    const wish = FIXED[option.group] ?? LIKED[option.group];
    if (!wish || taken.has(wish)) return "";
    taken.add(wish);
    return wish;
  });
  const free = [...ORDER][Symbol.iterator]();
  return options.map((option, number) => {
    const label = special[number] || (free.next().value ?? "");
    return { option, label, code: codeOf(label) };
  });
}
