// Draws a picture: a scenery by the card's code, and in front of it the silhouette of what the card is. No filters: on a
// full table they would cost too much.
import { chanceOf, hashOf, type Chance } from "./chance";
import { paintsOf, type Paints, type PaletteName } from "./palette";
import { SCENERIES, type SceneryName } from "./sceneries";
import type { Layer, Shape, Stance } from "./shape";

export interface Subject {
  palette: PaletteName;
  scenery: SceneryName;
  shape?: Shape | undefined;
  /** Unique cards have a larger sun behind them. */
  unique?: boolean;
}

const SCALES: Record<Stance, number> = { ground: 1.22, air: 1.16, object: 1.2, bust: 1.38 };

/** The picture as SVG. The same code gives the same picture. */
export function picture(code: string, subject: Subject, day = false): string {
  const chance = chanceOf(code);
  const paints = paintsOf(subject.palette, day, chance);
  const id = `a${hashOf(`${code}/${subject.shape ? 1 : 0}${day ? 1 : 0}`).toString(36)}`;
  const flip = chance.share() < 0.45;
  const brush = { paints, chance, skyId: `${id}s`, lightId: `${id}g`, grand: subject.unique ? 14 : 0 };
  const scenery = SCENERIES[subject.scenery](brush);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice">' +
    `<defs>${gradients({ id, paints, chance, flip }, subject)}</defs>` +
    scenery +
    (subject.shape ? figure(subject.shape, { id, paints, chance, flip }) : "") +
    grain(id, chance) +
    "</svg>"
  );
}

const DEEP: readonly SceneryName[] = ["space", "nebula", "asteroids"]; // without a horizon the sky stays dark

function gradients({ id, paints, flip }: Drawing, { scenery, shape }: Subject): string {
  const stop = (color: string, rest = "") => `<stop stop-color="${color}"${rest}/>`;
  const across = flip ? 'x1="1" x2="0" y2=".5"' : 'y2=".5"';
  const sky = `<linearGradient id="${id}s" x2="0" y2="1">${stop(paints.skyTop)}${stop(DEEP.includes(scenery) ? paints.sky(24, 40) : paints.skyLow, ' offset=".8"')}</linearGradient>`;
  const light = `<radialGradient id="${id}g">${stop(paints.glow, ' stop-opacity=".95"')}${stop(paints.glow, ' offset=".3" stop-opacity=".42"')}${stop(paints.glow, ' offset="1" stop-opacity="0"')}</radialGradient>`;
  const used = (shape?.layers ?? []).map(([tone]) => tone[0]);
  const body = `<linearGradient id="${id}b" ${across}>${stop(paints.lit)}${stop(paints.mid, ' offset=".5"')}${stop(paints.deep, ' offset="1"')}</linearGradient>`;
  const shade = `<linearGradient id="${id}d" ${across}>${stop("#fff", ' stop-opacity=".14"')}${stop(paints.deep, ' offset=".35" stop-opacity=".1"')}${stop(paints.deep, ' offset="1" stop-opacity=".72"')}</linearGradient>`;
  return sky + light + (used.includes("b") ? body : "") + (used.includes("#") ? shade : "");
}

// ---- The silhouette ----------------------------------------------------------------------------------

interface Drawing {
  id: string;
  paints: Paints;
  chance: Chance;
  flip: boolean;
}

function figure(shape: Shape, drawing: Drawing): string {
  const { id, chance, flip, paints } = drawing;
  const { stance } = shape;
  const scale = SCALES[stance] + chance.share() * 0.08;
  const x = chance.between(114, 128);
  const top = { ground: 153 - 100 * scale, bust: 163 - 100 * scale, air: chance.between(76, 84) - 50 * scale, object: chance.between(76, 84) - 50 * scale }[stance];
  const turn = stance === "air" ? chance.between(-12, -3) : stance === "object" ? chance.between(-6, 6) : 0;
  const left = Math.round(x - 50 * scale * (flip ? -1 : 1));
  const halo = `<circle cx="${x - 8}" cy="${Math.round(top + 46 * scale)}" r="${Math.round(70 * scale)}" fill="url(#${id}g)" opacity="${paints.day ? 0.75 : 0.5}"/>`;
  const place = `translate(${left} ${Math.round(top)})scale(${flip ? "-" : ""}${scale.toFixed(2)} ${scale.toFixed(2)})${turn ? `rotate(${turn} 50 50)` : ""}`;
  return `${halo}<g transform="${place}">${shape.layers.map((layer, at) => painted(layer, at, drawing)).join("")}</g>`;
}

function painted([tone, d]: Layer, at: number, { id, paints, flip }: Drawing): string {
  if (tone === "body") return edged(`${id}${at}`, d, flip, paints.glow, `url(#${id}b)`);
  if (tone === "dark") return `<path d="${d}" fill="#05070c"/>`;
  if (tone === "line") return `<path d="${d}" fill="none" stroke="${paints.glow}" stroke-opacity=".38" stroke-width="1.3"/>`;
  if (tone === "ink") return `<path d="${d}" fill="none" stroke="#05070c" stroke-opacity=".55" stroke-width="1.4"/>`;
  if (tone.startsWith("glow")) return `<path d="${d}" fill="${tone.slice(4) || paints.hot}"/>`;
  if (tone.startsWith("ray")) return ray(d, tone.slice(3) || paints.hot, tone.length > 3 ? "#fff" : paints.core);
  if (tone.startsWith("=")) return `<path d="${d}" fill="${tone.slice(1)}"/>`;
  return edged(`${id}${at}`, d, flip, paints.glow, tone, `<use href="#${id}${at}" fill="url(#${id}d)"/>`);
}

/** A filled area whose upper left edge catches the light. */
function edged(name: string, d: string, flip: boolean, glow: string, fill: string, shade = ""): string {
  return `<defs><path id="${name}" d="${d}"/></defs><use href="#${name}" fill="${glow}" x="${flip ? 1.6 : -1.6}" y="-1.2"/><use href="#${name}" fill="${fill}"/>${shade}`;
}

function ray(d: string, color: string, core: string): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${color}" stroke-width="8" opacity=".4"/><path d="${d}" stroke="${color}" stroke-width="4.4"/><path d="${d}" stroke="${core}" stroke-width="1.8"/></g>`;
}

function grain(id: string, { between }: Chance): string {
  let d = "";
  for (let at = 0; at < 12; at++) d += `M${between(0, 37)} ${between(0, 31)}h.1`;
  const dots = `<pattern id="${id}n" width="37" height="31" patternUnits="userSpaceOnUse"><path d="${d}" stroke="#fff" stroke-linecap="round"/></pattern>`;
  return `${dots}<path d="M0 0h240v160H0z" fill="url(#${id}n)" opacity=".1"/>`;
}

/** As the address of an image: its ids are its own, and it is decoded once. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${svg.replace(/[#<>"%]/g, escaped)}`;
const ESCAPES: Record<string, string> = { "#": "%23", "<": "%3C", ">": "%3E", '"': "'", "%": "%25" };
const escaped = (sign: string): string => ESCAPES[sign] ?? sign;
