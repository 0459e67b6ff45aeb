/** What decided a match, in numbers that can be drawn. */
import type { MatchAccount } from "../../api/types";
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

function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole === 0 ? "0" : whole > 0 ? `+${whole}` : `\u2212${-whole}`;
}

export interface Bar {
  part: "start" | "luck" | "own-errors" | "others-errors" | "own-finds" | "others-finds" | "rest" | "result";
  kind: "end" | "gain" | "loss";
  left: number;
  width: number;
  text: string;
}

/** The parts of a result, each bar where the one before it ended; places in percent of the widest. */
export function falls(account: MatchAccount): Bar[] {
  const changes = [
    ["luck", account.luck],
    ["own-errors", account.ownErrors],
    ["others-errors", account.othersErrors],
    ["own-finds", account.ownFinds],
    ["others-finds", account.othersFinds],
    ["rest", account.rest],
  ] as const;
  const levels = [account.start];
  for (const [, change] of changes) levels.push((levels.at(-1) ?? 0) + change);
  const least = Math.min(0, ...levels);
  const most = Math.max(1, ...levels);
  const place = (value: number) => (100 * (value - least)) / (most - least);
  const end = (part: "start" | "result", value: number): Bar => ({ part, kind: "end", left: place(0), width: place(value) - place(0), text: percent(value) });
  return [
    end("start", account.start),
    ...changes.map(([part, change], at): Bar => {
      const from = levels[at] ?? 0;
      const low = Math.min(from, from + change);
      return { part, kind: change < 0 ? "loss" : "gain", left: place(low), width: place(low + Math.abs(change)) - place(low), text: signed(change) };
    }),
    end("result", account.result),
  ];
}
