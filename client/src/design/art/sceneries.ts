// What lies behind a silhouette: a sky, and a horizon in three layers. All of it in a frame of 240 by 160.
import type { Chance } from "./chance";
import type { Paints } from "./palette";

/** What a scenery is drawn with: colors, chance, and the ids of the gradients of the sky and of a light. */
export interface Brush {
  paints: Paints;
  chance: Chance;
  skyId: string;
  lightId: string;
  /** How much larger the sun is. */
  grand: number;
}

type Ridge = (y: number, high: number, chance: Chance) => string;
type Scenery = (brush: Brush) => string;

const area = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}"${rest}/>`;
const line = (d: string, stroke: string, width: number, rest = ""): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${rest}/>`;
const disc = (x: number, y: number, r: number, fill: string, rest = ""): string => `<circle cx="${x}" cy="${y}" r="${Math.round(r)}" fill="${fill}"${rest}/>`;
const FRAME = "M0 0h240v160H0z";

// ---- Horizons: paths that close at the lower edge ----------------------------------------------------

/** Goes on from left to right until the frame is full. */
function across(y: number, step: () => [width: number, path: string]): string {
  let d = `M0 161V${y}`;
  for (let x = 0; x < 240; ) {
    const [width, path] = step();
    d += path;
    x += width;
  }
  return `${d}V161z`;
}

const RIDGES = {
  dunes: (y, high, { between }) =>
    across(y, () => {
      const width = between(50, 96);
      return [width, `q${width >> 1} ${-between(high * 0.3, high)} ${width} 0`];
    }),
  firs: (y, high, { between }) =>
    across(y, () => {
      const half = between(6, 11);
      const top = between(high * 0.5, high * 1.3);
      return [half * 2, `l${half} ${-top} ${half} ${top}`];
    }),
  trees: (y, high, { between }) =>
    across(y, () => {
      const width = between(24, 44);
      const top = between(high * 0.5, high * 1.1);
      return [width, `v${-top}c${-width >> 1}-2-4-26 ${width >> 1}-24s${width} 22 ${width >> 1} 24v${top}`];
    }),
  towers: (y, high, { between }) =>
    across(y, () => {
      const width = between(11, 24);
      return [width, `V${y - between(high * 0.2, high * 1.5)}h${width}`];
    }),
  domes: (y, high, { between }) =>
    across(y, () => {
      const width = between(26, 48);
      const top = between(high * 0.3, high * 0.8);
      return [width + 8, `v-5h4c0-${top} ${width}-${top} ${width} 0h4v5`];
    }),
  peaks: (y, high, { between }) =>
    across(y, () => {
      const [left, right] = [between(10, 26), between(10, 26)];
      const top = between(high * 0.4, high * 1.1);
      return [left + right, `l${left} ${-top} ${right} ${top}`];
    }),
  shards: (y, high, { between }) =>
    across(y, () => {
      const [left, right] = [between(16, 38), between(6, 14)];
      const top = between(high * 0.3, high);
      return [left + right, `l${left} ${-top} ${right} ${top}`];
    }),
  mesas: (y, high, { between }) =>
    across(y, () => {
      const [width, gap] = [between(20, 44), between(8, 26)];
      const top = between(high * 0.4, high * 1.2);
      return [width + gap + 12, `l6 ${-top}h${width}l6 ${top}h${gap}`];
    }),
  spires: (y, high, { between }) =>
    across(y, () => {
      const [width, gap] = [between(14, 22), between(10, 34)];
      const top = between(high * 0.5, high * 1.4);
      return [width + gap, `q${width * 0.4} ${-top * 0.2} ${width / 2} ${-top}q${width * 0.1} ${top * 0.8} ${width / 2} ${top}h${gap}`];
    }),
  waves: (y, high, { between }) =>
    across(y, () => {
      const width = between(30, 50);
      const top = between(2, Math.max(3, high / 6));
      return [width, `q${width / 2} ${-top * 2} ${width} 0`];
    }),
  clouds: (y, high, { between }) =>
    across(y, () => {
      const width = between(26, 52);
      const top = between(high * 0.4, high);
      return [width, `c0 ${-top} ${width} ${-top} ${width} 0`];
    }),
} satisfies Record<string, Ridge>;

// ---- Skies -------------------------------------------------------------------------------------------

function stars({ paints, chance }: Brush, number: number, down: number): string {
  if (paints.day) return "";
  let d = "";
  while (number--) d += `M${chance.between(0, 240)} ${chance.between(0, down)}h.1`;
  return line(d, "#fff", 1.3, ' stroke-linecap="round" opacity=".7"');
}

const lightAt = (brush: Brush, x: number, y: number, r: number): string => disc(x, y, r, `url(#${brush.lightId})`);

/** A sun in an open sky, and light around it. */
function sun(brush: Brush, suns = 1): string {
  const { chance, paints } = brush;
  const [x, y, r] = [chance.between(54, 104), chance.between(46, 80), chance.between(18, 30) + brush.grand];
  const second = suns > 1 ? disc(x + r + 22, y - 14, r * 0.55, paints.sun, ' opacity=".75"') : "";
  return stars(brush, 12, 70) + lightAt(brush, x, y, r * 3.4) + disc(x, y, r, paints.sun, ' opacity=".9"') + second;
}

const sky = (brush: Brush): string => area(FRAME, `url(#${brush.skyId})`);

interface Land {
  far: Ridge;
  near?: Ridge;
  ground?: Ridge;
  suns?: number;
  /** Something between the second layer and the ground. */
  middle?: Scenery;
}

const land =
  ({ far, near = far, ground = near, suns = 1, middle }: Land): Scenery =>
  (brush) => {
    const { paints, chance } = brush;
    return (
      sky(brush) +
      sun(brush, suns) +
      area(far(112, 40, chance), paints.air(34, 26)) +
      area(near(128, 30, chance), paints.earth(19, 28)) +
      (middle?.(brush) ?? "") +
      area(ground(147, 12, chance), paints.earth(9, 20))
    );
  };

const lava: Scenery = ({ paints }) => line("M0 142q40-8 70 0t80-2 90 2", paints.fire, 3) + line("M150 141l-10 20M64 140l12 20", paints.fire, 2);
const shimmer: Scenery = ({ paints, chance }) => {
  let d = "";
  for (let at = 0; at < 9; at++) d += `M${chance.between(0, 220)} ${chance.between(122, 146)}h${chance.between(8, 40)}`;
  return area("M0 118h240v43H0z", paints.earth(24, 26)) + line(d, paints.glow, 1, ' opacity=".5"');
};
const windows: Scenery = ({ paints, chance }) => {
  let d = "";
  for (let at = 0; at < 22; at++) d += `M${chance.between(2, 238)} ${chance.between(104, 146)}h2`;
  return line(d, paints.core, 2, ' opacity=".8"');
};
const mist: Scenery = ({ paints, chance }) => area(RIDGES.clouds(142, 10, chance), paints.air(40, 34), ' opacity=".5"');

// ---- Places without a horizon ------------------------------------------------------------------------

function globe({ paints, chance }: Brush): string {
  const [x, y, r] = [chance.between(150, 225), chance.between(120, 168), chance.between(44, 80)];
  const far = Math.round(r * 1.35);
  const crescent = `M${x} ${y - r}a${r} ${r} 0 0 0 ${-r} ${r}a${r} ${r} 0 0 0 ${r} ${r}a${far} ${far} 0 0 1 0 ${-2 * r}z`;
  return disc(x, y, r, paints.sky(9, 34)) + area(crescent, paints.air(52, 20));
}

const space: Scenery = (brush) => {
  const { chance } = brush;
  const [x, y] = [chance.between(54, 104), chance.between(30, 66)];
  return sky(brush) + stars(brush, 24, 160) + lightAt(brush, x, y, 90 + brush.grand) + globe(brush);
};

const nebula: Scenery = (brush) => {
  const { chance, paints } = brush;
  let veils = "";
  for (let at = 0; at < 4; at++) {
    const [y, swing] = [chance.between(20, 140), chance.between(24, 70)];
    veils += area(`M-5 ${y}C60 ${y - swing} 110 ${y + swing} 245 ${y - swing / 2}V${y + 10}C120 ${y + swing + 34} 60 ${y - swing + 40} -5 ${y + 26}z`, at % 2 ? paints.air(36, 34) : paints.sky(26, 44), ' opacity=".4"');
  }
  return sky(brush) + stars(brush, 26, 160) + lightAt(brush, chance.between(60, 110), chance.between(40, 80), 100) + veils;
};

const asteroids: Scenery = (brush) => {
  const { chance, paints } = brush;
  let rocks = "";
  for (let at = 0; at < 7; at++) {
    const r = chance.between(5, 22);
    const [x, y] = [chance.between(0, 240), chance.between(10, 150)];
    rocks += area(`M${x - r} ${y}l${r / 2}-${r}l${r}-${r / 4}l${r / 2} ${r}l-${r / 2} ${r}l-${r} ${r / 4}z`, at % 2 ? paints.earth(12, 34) : paints.earth(22, 30));
  }
  return sky(brush) + stars(brush, 20, 160) + lightAt(brush, 84, 56, 96) + rocks;
};

const hangar: Scenery = (brush) => {
  const { paints, chance } = brush;
  return (
    area(FRAME, paints.sky(22, 44)) +
    lightAt(brush, chance.between(76, 124), 80, 70) +
    area("M0 0h240v160H0zM64 46v66h112V46z", paints.earth(11, 26), ' fill-rule="evenodd"') +
    area("M0 22l64 24v66L0 146z", paints.earth(17, 26)) +
    line("M0 22l64 24v66L0 146M240 22l-64 24v66l64 34M64 46h112M64 112h112M30 0l44 46M210 0l-44 46", paints.glow, 1, ' opacity=".3"')
  );
};

const hall: Scenery = (brush) => {
  const { paints, chance } = brush;
  const x = chance.between(84, 150);
  return (
    area(FRAME, paints.earth(13, 34)) +
    area(`M${x - 34} 140V62a34 34 0 0 1 68 0v78z`, paints.air(44, 36)) +
    lightAt(brush, x, 74, 86) +
    area("M0 0h18v160H0zM30 0h14v160H30zM196 0h14v160h-14zM222 0h18v160h-18z", paints.earth(7, 26)) +
    area("M0 138h240v23H0z", paints.earth(8, 22)) +
    line(`M${x - 20} 138L${x - 60} 160M${x + 20} 138l40 22M0 138h240`, paints.glow, 1, ' opacity=".35"')
  );
};

const cantina: Scenery = (brush) => {
  const { paints, chance } = brush;
  let lamps = "";
  for (let at = 0; at < 4; at++) lamps += lightAt(brush, 24 + at * 64 + chance.between(-8, 8), chance.between(26, 48), 34);
  return (
    area(FRAME, paints.earth(12, 32)) +
    area("M14 160V92a30 30 0 0 1 60 0v68zM90 160V84a30 30 0 0 1 60 0v76zM166 160V92a30 30 0 0 1 60 0v68z", paints.air(26, 36)) +
    lamps +
    area("M0 132h240v28H0z", paints.earth(7, 22)) +
    line("M0 132h240", paints.glow, 1.4, ' opacity=".4"')
  );
};

const clouds: Scenery = (brush) => {
  const { paints, chance } = brush;
  return (
    sky(brush) +
    sun(brush) +
    area(RIDGES.clouds(104, 22, chance), paints.air(48, 34), ' opacity=".5"') +
    area(RIDGES.clouds(124, 24, chance), paints.air(34, 44), ' opacity=".8"') +
    area(RIDGES.clouds(146, 20, chance), paints.sky(22, 52))
  );
};

export const SCENERIES = {
  space,
  nebula,
  asteroids,
  hangar,
  hall,
  cantina,
  clouds,
  forest: land({ far: RIDGES.firs }),
  swamp: land({ far: RIDGES.trees, ground: RIDGES.waves, middle: mist }),
  city: land({ far: RIDGES.towers, ground: RIDGES.dunes, middle: windows }),
  village: land({ far: RIDGES.dunes, near: RIDGES.domes, ground: RIDGES.dunes, suns: 2 }),
  desert: land({ far: RIDGES.dunes, suns: 2 }),
  plains: land({ far: RIDGES.spires, near: RIDGES.dunes }),
  canyon: land({ far: RIDGES.mesas, ground: RIDGES.dunes }),
  ice: land({ far: RIDGES.shards, ground: RIDGES.dunes }),
  peaks: land({ far: RIDGES.peaks }),
  lava: land({ far: RIDGES.peaks, middle: lava }),
  sea: land({ far: RIDGES.peaks, near: RIDGES.waves, ground: RIDGES.waves, middle: shimmer }),
  lake: land({ far: RIDGES.firs, near: RIDGES.waves, ground: RIDGES.dunes, middle: shimmer }),
} satisfies Record<string, Scenery>;

export type SceneryName = keyof typeof SCENERIES;
export const SCENERY_NAMES = Object.keys(SCENERIES) as SceneryName[];
