/** What decided a match, in numbers that can be drawn. */
import type { AccountPart, MatchAccount } from "../../api/types";
import { percent } from "../../words/amounts";

export interface Point {
  x: number;
  y: number;
}

/** Chances from left to right; a chance of one is at the top. */
export function course(values: number[], width: number, height: number): Point[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, at) => ({ x: (width * at) / last, y: height * (1 - Math.min(1, Math.max(0, value))) }));
}

export function points(line: Point[]): string {
  return line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The same line with half of its interval above and below, as the corners of an area. */
export function band(values: number[], doubts: number[], width: number, height: number): string {
  const edge = (sign: number) => course(values.map((value, at) => value + sign * (doubts[at] ?? 0)), width, height);
  return points([...edge(1), ...edge(-1).reverse()]);
}

/** Where rounds begin, or points are won; only those with room for what is said of them. */
export function begun(progress: number[], room: number, width: number, count: number): { at: number; number: number }[] {
  const found: { at: number; number: number }[] = [];
  let [most, free] = [0, 0];
  progress.forEach((number, step) => {
    const at = (width * step) / Math.max(1, count - 1);
    if (number <= most) return;
    most = number;
    if (at < free || at > width - room / 2) return;
    free = at + (found.length ? room / 2 : room);
    found.push({ at, number });
  });
  return found;
}

/** A figure with half of its interval in percentage points; none where it is certain. */
export function about(said: string, error: number): string {
  if (!error) return said;
  const half = Math.round(100 * error);
  return `${said} \u00b1 ${half || "<1"}`;
}

export function inPoints(part: AccountPart): string {
  return about(signed(part.amount), part.error);
}

function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole === 0 ? "0" : whole > 0 ? `+${whole}` : `\u2212${-whole}`;
}

export interface Bar {
  part: "start" | "luck" | "own-errors" | "own-choices" | "others-errors" | "others-choices" | "own-play" | "others-play" | "rest" | "result";
  kind: "end" | "gain" | "loss";
  left: number;
  width: number;
  text: string;
}

const NOTHING = 0.005;

/** The parts of a result, each bar where the one before it ended; places in percent of the widest. Only where
 * choices were played `ahead` can some of them be called errors. */
export function falls(account: MatchAccount, ahead: boolean): Bar[] {
  const played: [Bar["part"], AccountPart][] = ahead
    ? [
        ["own-errors", account.ownErrors],
        ["own-choices", account.ownChoices],
        ["others-errors", account.othersErrors],
        ["others-choices", account.othersChoices],
      ]
    : [
        ["own-play", account.ownPlay],
        ["others-play", account.othersPlay],
      ];
  const changes: [Bar["part"], AccountPart][] = [["luck", account.luck], ...played];
  if (Math.abs(account.rest.amount) >= NOTHING) changes.push(["rest", account.rest]);
  const levels = [account.start.amount];
  for (const [, { amount }] of changes) levels.push((levels.at(-1) ?? 0) + amount);
  const least = Math.min(0, ...levels);
  const most = Math.max(1, ...levels);
  const place = (value: number) => (100 * (value - least)) / (most - least);
  const end = (part: "start" | "result", value: number, text: string): Bar => ({ part, kind: "end", left: place(0), width: place(value) - place(0), text });
  const start = Math.round(100 * account.start.amount);
  return [
    end("start", account.start.amount, `${about(String(start), account.start.error)}\u00a0%`),
    ...changes.map(([part, change], at): Bar => {
      const from = levels[at] ?? 0;
      const low = Math.min(from, from + change.amount);
      return {
        part,
        kind: change.amount < 0 ? "loss" : "gain",
        left: place(low),
        width: place(low + Math.abs(change.amount)) - place(low),
        text: inPoints(change),
      };
    }),
    end("result", account.result, percent(account.result)),
  ];
}
