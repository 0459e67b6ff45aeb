// Who fights whom: the engagement with its cards instead of their ids.
import type { Board, ShownThing } from "./shapes";
import type { Motion } from "../../api/types";

export interface Fight {
  target: ShownThing | undefined;
  /** Participants by the seat that controls them, those just picked included. */
  units: Map<number, ShownThing[]>;
  /** Ids of all that stands in the middle. */
  ids: Set<string>;
}

export function fightOf(board: Board): Fight | null {
  const now = board.engagement;
  if (!now) return null;
  const ids = new Set([...now.attackers, ...now.defenders, ...now.declared, now.target]);
  const units = new Map(board.players.map((side) => [side.seat, side.units.filter((unit) => ids.has(unit.id))]));
  const target = board.players.flatMap((side) => side.objectives).find((thing) => thing.id === now.target);
  return { target, units, ids };
}

/** What the edge battle came to: the cards go to the discard piles, but one wants to have seen them. */
export interface EdgeMemory {
  stacks: string[][];
  totals: number[];
}

export function remembered(memory: EdgeMemory | null, motions: readonly Motion[]): EdgeMemory | null {
  let next = memory;
  for (const { kind, data } of motions) {
    if (kind === "EdgeRevealed") next = { stacks: data["stacks"] as string[][], totals: [] };
    else if (kind === "EdgeWon") next = { stacks: next?.stacks ?? [], totals: data["totals"] as number[] };
    else if (kind === "ObjectiveEngaged" || kind === "EngagementEnded" || kind === "EdgeRestarted") next = null;
  }
  return next;
}
