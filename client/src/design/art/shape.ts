// What a silhouette is made of. Shapes are drawn in a square of 100 by 100 units, lit from the upper left.

/**
 * How a layer is painted: `body` is dark with a lit edge; a color (`#c8a24b`) is the same in that color, with `=` before it
 * without the edge; `dark` is a hollow, `line` fine lines of light, `ink` fine dark lines; `glow` shines, `ray` is a line that
 * shines; both may have a color of their own (`ray#5bd`).
 */
export type Tone = "body" | "dark" | "line" | "ink" | "glow" | "ray" | `#${string}` | `=#${string}` | `glow#${string}` | `ray#${string}`;
export type Layer = readonly [tone: Tone, path: string];

/** How it stands in the frame: on the ground, in the air, lying as an object, or as a bust that goes beyond the lower edge. */
export type Stance = "ground" | "air" | "object" | "bust";

export interface Shape {
  stance: Stance;
  layers: readonly Layer[];
}

export const shape = (stance: Stance, ...layers: Layer[]): Shape => ({ stance, layers });
export const standing = (...layers: Layer[]): Shape => shape("ground", ...layers);
export const flying = (...layers: Layer[]): Shape => shape("air", ...layers);
export const lying = (...layers: Layer[]): Shape => shape("object", ...layers);
export const bust = (...layers: Layer[]): Shape => shape("bust", ...layers);

const PAIRS = /-?(?:\d*\.\d+|\d+)/g;

/** How many numbers a command takes, and which of them lie across. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, q: 4, s: 4, c: 6, h: 1, v: 1, z: 0 };

/** The path as in a mirror that stands upright in the middle of the square. */
export function mirrored(d: string): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`${command} cannot be mirrored`);
    const across = (place: number) => command.toLowerCase() !== "v" && place % 2 === 0;
    const turned = (text: string, place: number) => {
      if (!across(takes === 1 ? 0 : place)) return text;
      const number = Number(text);
      return String(Math.round((command === command.toUpperCase() ? 100 - number : -number) * 100) / 100);
    };
    return command + (rest.match(PAIRS) ?? []).map(turned).join(" ");
  });
}

/** A path on the left and the same on the right. */
export const both = (d: string): string => d + mirrored(d);
