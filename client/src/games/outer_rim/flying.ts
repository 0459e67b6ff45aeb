// Reach, for drawing: distances, the route being pointed at, and the next space in a direction.
import type { Choices } from "../../match/choices";
import type { Board, ShownSpace } from "./shapes";

/** How many spaces away each space is that can be flown to. */
export function distances(board: Pick<Board, "routes">): Map<string, number> {
  return new Map(board.routes.map((route) => [route.to, route.spaces.length]));
}

/** The way to what is pointed at on the map or in the list, the own space first; empty: no way is meant. */
export function way(board: Pick<Board, "routes">, from: string, pointed: string, key: string, choices: Choices): string[] {
  const meant = key ? (choices.all.find((each) => each.option.key === key)?.option.subjects[0] ?? "") : pointed;
  const route = board.routes.find((each) => each.to === meant);
  return route ? [from, ...route.spaces] : [];
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space next to one, along a path, that lies best in the direction of an arrow key. */
export function neighbor(board: Pick<Board, "spaces" | "paths">, from: string, arrow: string): string {
  const direction = DIRECTIONS[arrow];
  const place = new Map(board.spaces.map((space) => [space.id, space]));
  const start = place.get(from);
  if (!direction || !start) return "";
  const near = board.paths.flatMap((path) => (path.one === from ? [path.other] : path.other === from ? [path.one] : []));
  const bend = (space: ShownSpace) => {
    const [x, y] = [space.x - start.x, space.y - start.y];
    return (x * direction[0] + y * direction[1]) / (Math.hypot(x, y) || 1);
  };
  const found = near.flatMap((id) => place.get(id) ?? []).sort((one, other) => bend(other) - bend(one))[0];
  return found && bend(found) > 0.2 ? found.id : "";
}
