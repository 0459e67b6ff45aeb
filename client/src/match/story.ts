// The log as a tree: what began, and below it what came of it.
import type { LogLine } from "../api/types";

export interface Told {
  line: LogLine;
  /** Its place in the log, which stays the same when more is told. */
  number: number;
  below: Told[];
}

/** The lines from a place on, each below the one it came of. */
export function story(log: readonly LogLine[], from = 0): Told[] {
  const roots: Told[] = [];
  const open: Told[] = [];
  for (const [number, line] of log.entries()) {
    if (number < from) continue;
    const told: Told = { line, number, below: [] };
    while (open.length && (open.at(-1)?.line.depth ?? 0) >= (line.depth ?? 0)) open.pop();
    (open.at(-1)?.below ?? roots).push(told);
    open.push(told);
  }
  return roots;
}

/** Whether it is told there, or anywhere below. */
export const tells = (told: Told, wanted: (line: LogLine) => boolean): boolean => wanted(told.line) || told.below.some((each) => tells(each, wanted));
