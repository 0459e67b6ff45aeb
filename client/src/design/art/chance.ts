// Chance that always falls the same way for the same code, on every machine.
export interface Chance {
  /** From 0 up to 1. */
  share(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  one<T>(of: readonly T[]): T;
}

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

export function chanceOf(text: string): Chance {
  let state = hashOf(text) | 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    share,
    between: (least, most) => Math.round(least + share() * (most - least)),
    one: (of) => of[Math.floor(share() * of.length)] as (typeof of)[number],
  };
}
