// Moving about on a map that is larger than its window: a scale, and where the map's corner lies.

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Pan extends Point {
  scale: number;
}

export const MOST = 2.4;

/** The whole map, as large as it can be. */
export function fit(window: Size, map: Size): Pan {
  const scale = Math.min(window.width / map.width, window.height / map.height);
  return held({ scale, x: 0, y: 0 }, window, map);
}

const ABOVE = 0.22; // of the height that is left over: below the arc there is room for what is told

/** Not beyond the edges; what is smaller than its window lies in the middle, a little above it. */
export function held(pan: Pan, window: Size, map: Size): Pan {
  const least = Math.min(window.width / map.width, window.height / map.height);
  const scale = Math.min(Math.max(pan.scale, least), Math.max(MOST, least));
  const along = (at: number, room: number, size: number, share: number) =>
    size * scale <= room ? (room - size * scale) * share : Math.min(0, Math.max(room - size * scale, at));
  return { scale, x: along(pan.x, window.width, map.width, 0.5), y: along(pan.y, window.height, map.height, ABOVE) };
}

/** Larger or smaller, while what is under `at` stays there. */
export function zoomed(pan: Pan, factor: number, at: Point, window: Size, map: Size): Pan {
  const scale = held({ ...pan, scale: pan.scale * factor }, window, map).scale;
  const grown = scale / pan.scale;
  return held({ scale, x: at.x - (at.x - pan.x) * grown, y: at.y - (at.y - pan.y) * grown }, window, map);
}

/** So large that it can be read, and all these points in view, the first one surely. */
export function framed(points: readonly Point[], least: number, window: Size, map: Size): Pan {
  const first = points[0];
  if (!first) return fit(window, map);
  const margin = 60;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * margin;
  const high = Math.max(...ys) - Math.min(...ys) + 2 * margin;
  const scale = Math.max(least, Math.min(window.width / wide, window.height / high, 1.25));
  const crowded = wide * scale > window.width || high * scale > window.height;
  const middle = crowded ? first : { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  return held({ scale, x: window.width / 2 - middle.x * scale, y: window.height / 2 - middle.y * scale }, window, map);
}
