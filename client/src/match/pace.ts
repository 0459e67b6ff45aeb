// How long what somebody else does is shown before the next thing is: long enough to be read.
export type Pace = "slow" | "normal" | "fast" | "wait";
export const PACES: Pace[] = ["slow", "normal", "fast", "wait"];

const AT_LEAST = 500;
const A_LETTER = 24;
const AT_MOST = 4000;
const SLOWER = 1.8;
/** So long a card stays that nothing follows and nobody waves away. */
export const STAYS = 4000;

/** Milliseconds for so many letters; 0: the next position need not wait; Infinity: until a click. */
export function reading(letters: number, pace: Pace): number {
  if (pace === "wait") return Infinity;
  if (pace === "fast" || !letters) return 0;
  return Math.min(AT_LEAST + A_LETTER * letters, AT_MOST) * (pace === "slow" ? SLOWER : 1);
}
