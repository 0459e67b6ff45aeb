// The colors of pictures: one palette for each faction of the three games.
import type { Chance } from "./chance";

interface Hues {
  sky: number;
  light: number;
  ground: number;
  /** How strong the colors are, in percent. */
  strength: number;
  /** How much darker than usual, in steps of one percent. */
  dark: number;
  /** Hue of what glows; otherwise that of the light. */
  heat?: number;
}

const HUES = {
  red: { sky: 352, light: 24, ground: 350, strength: 58, dark: 0, heat: 12 },
  blue: { sky: 222, light: 196, ground: 226, strength: 62, dark: 0 },
  yellow: { sky: 30, light: 46, ground: 24, strength: 60, dark: 0 },
  gray: { sky: 216, light: 204, ground: 218, strength: 22, dark: 0 },
  jedi: { sky: 212, light: 186, ground: 214, strength: 62, dark: 0 },
  sith: { sky: 348, light: 14, ground: 340, strength: 62, dark: 3, heat: 4 },
  rebel: { sky: 18, light: 40, ground: 12, strength: 58, dark: 0 },
  navy: { sky: 172, light: 164, ground: 184, strength: 32, dark: 1 },
  smugglers: { sky: 44, light: 50, ground: 30, strength: 46, dark: 0 },
  scum: { sky: 268, light: 300, ground: 262, strength: 42, dark: 1, heat: 18 },
  neutral: { sky: 214, light: 44, ground: 220, strength: 24, dark: 0 },
  hutt: { sky: 84, light: 52, ground: 96, strength: 44, dark: 1, heat: 20 },
  syndicate: { sky: 282, light: 318, ground: 272, strength: 46, dark: 2 },
  imperial: { sky: 212, light: 200, ground: 216, strength: 28, dark: 2 },
  rim: { sky: 204, light: 38, ground: 206, strength: 40, dark: 0 },
  dunes: { sky: 26, light: 44, ground: 28, strength: 62, dark: 0 },
  sea: { sky: 208, light: 182, ground: 214, strength: 62, dark: 0 },
  leaves: { sky: 152, light: 78, ground: 142, strength: 40, dark: 0 },
  marsh: { sky: 92, light: 64, ground: 104, strength: 36, dark: 2 },
  embers: { sky: 14, light: 26, ground: 8, strength: 56, dark: 2, heat: 22 },
  plains: { sky: 196, light: 62, ground: 88, strength: 44, dark: 0 },
  canyon: { sky: 12, light: 32, ground: 14, strength: 54, dark: 0 },
  dusk: { sky: 258, light: 36, ground: 262, strength: 46, dark: 0 },
} satisfies Record<string, Hues>;

export type PaletteName = keyof typeof HUES;
export const PALETTES = Object.keys(HUES) as PaletteName[];

const hsl = (hue: number, strength: number, lightness: number): string =>
  `hsl(${Math.round(hue)} ${Math.round(Math.max(0, strength))}% ${Math.round(Math.min(97, lightness))}%)`;

/** The paints for one picture, a little different each time. */
export interface Paints {
  day: boolean;
  skyTop: string;
  skyLow: string;
  /** What light leaves on an edge. */
  glow: string;
  sun: string;
  hot: string;
  core: string;
  /** Dark fillings of a silhouette, from its lit side to the other. */
  lit: string;
  mid: string;
  deep: string;
  /** Air, sky and ground in any lightness: by night, and how much lighter by day. */
  air(night: number, day: number): string;
  sky(night: number, day: number): string;
  earth(night: number, day: number): string;
  fire: string;
}

export function paintsOf(name: PaletteName, day: boolean, chance: Chance): Paints {
  const hues: Hues = HUES[name];
  const sky = hues.sky + chance.between(-8, 8);
  const light = hues.light + chance.between(-6, 6);
  const { ground, strength, dark } = hues;
  const up = day ? 1 : 0;
  const warm = hues.heat === undefined ? light + 10 : hues.heat + chance.between(-6, 8);
  const tone = (hue: number, strong: number) => (night: number, more: number) => hsl(hue, strong, night + up * more);
  return {
    day,
    skyTop: hsl(sky, strength, 13 - dark + up * 40),
    skyLow: hsl(light, strength + 4, 44 - dark * 2 + up * 34),
    glow: hsl(light, 88, 76 + up * 12),
    sun: hsl(light, 92, 84 + up * 8),
    hot: hsl(warm, 96, 66),
    core: hsl(warm, 100, 90),
    lit: hsl(sky, strength * 0.6, 34),
    mid: hsl(sky, strength * 0.7, 13),
    deep: hsl(ground, strength * 0.6, 5),
    air: tone(light, strength * 0.8),
    sky: tone(sky, strength),
    earth: tone(ground, strength * 0.9),
    fire: hsl(24, 96, 60),
  };
}
