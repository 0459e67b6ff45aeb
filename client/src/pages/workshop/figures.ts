// Shares and differences as people write them, and where they lie on a line.
import { words } from "../../words/words.svelte";

export interface Interval {
  low: number;
  high: number;
}

/** "62%" in English, "62 %" in Russian. */
export const percent = (share: number, language = words.language): string => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Percentage points, with a sign. */
export const points = (difference: number, language = words.language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(Math.round(100 * difference) + 0).replace("-", "−");

/** Whether it is surely more or less than a border. */
export const sure = ({ low, high }: Interval, border: number): "better" | "worse" | "open" => (low > border ? "better" : high < border ? "worse" : "open");

/** Where something between two ends lies, in percent. */
export const along = (at: number, from: number, to: number): number => (100 * (Math.min(to, Math.max(from, at)) - from)) / (to - from);
