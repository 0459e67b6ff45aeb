// Heads, hair, clothes and what hands hold: the parts that busts are put together from. A head is in the middle at 50, 30.
import { both, type Layer, type Tone } from "../shape";

export type Color = `#${string}`;
type Part = Layer[];

export const SKIN = { pale: "#e2b592", fair: "#cf9c78", tan: "#b27d58", brown: "#85553a", dark: "#5e3b2a" } as const satisfies Record<string, Color>;
export const SABER = { blue: "#58b7ff", green: "#5dff8a", red: "#ff4438", violet: "#c26bff", yellow: "#ffd75e", white: "#e9f4ff" } as const satisfies Record<string, Color>;

// ---- Heads -------------------------------------------------------------------------------------------

const EYES: Layer = ["ink", "M40 29h7M53 29h7M47 42h6"];

export const head = (skin: Color): Part => [
  [skin, "M42 42h16l3 18H39zM50 8c11 0 17 8 17 20 0 13-7 24-17 24S33 41 33 28C33 16 39 8 50 8z"],
  EYES,
];
/** A longer, leaner head. */
export const leanHead = (skin: Color): Part => [
  [skin, "M43 44h14l3 16H40zM50 6c9 0 15 8 15 20 0 16-7 28-15 28S35 42 35 26C35 14 41 6 50 6z"],
  EYES,
];

// ---- Hair --------------------------------------------------------------------------------------------

export const shortHair = (color: Color): Part => [[color, "M32 28C30 12 38 4 50 4s20 8 18 24l-3-8c-4-2-6-4-8-6-8 2-16 1-19-1-2 4-4 8-6 15z"]];
export const floppyHair = (color: Color): Part => [[color, "M30 38C26 16 34 2 50 2s24 14 20 36l-5-4c1-8-1-13-5-16-6 4-16 4-22 1-3 4-4 9-3 15z"]];
export const tuftyHair = (color: Color): Part => [[color, "M31 30l-3-8 5 1-2-9 7 4 1-9 7 5 5-8 5 8 7-5 1 9 7-4-2 9 5-1-3 8-3-8c-10-6-26-6-33 0z"]];
export const longHair = (color: Color): Part => [[color, "M50 2c-16 0-22 12-22 26 0 16-2 26-7 34l14 4c2-8 1-20-1-32 2-8 4-12 8-16 8 3 14 3 18 1 4 4 5 9 6 15-2 12-3 24-1 32l14-4c-5-8-7-18-7-34C72 14 66 2 50 2z"]];
export const bobHair = (color: Color): Part => [[color, "M50 2c-17 0-23 12-23 26v22l8 2c1-8 0-14-1-20 2-8 5-12 9-15 8 3 14 3 18 1 3 4 4 8 5 14-1 6-2 12-1 20l8-2V28C73 14 67 2 50 2z"]];
export const sideBuns = (color: Color): Part => [
  [color, both("M50 4C36 4 31 14 32 28c3-10 8-14 18-16zM34 20c-12-4-20 4-20 13s8 16 17 12z")],
  ["ink", both("M20 33c0-6 8-8 9-2s-6 8-7 4")],
];
export const topBuns = (color: Color): Part => [[color, both("M50-6c-6 0-9 4-8 9C34 6 31 16 32 28c3-10 8-14 18-15zM34 8c-6-3-11 0-11 5s5 8 9 6z")]];
export const braid = (color: Color): Part => [[color, "M66 26c8 8 8 22 4 34l4 14-8 2-2-14c4-10 4-22 0-30z"]];
export const mohawk = (color: Color): Part => [[color, "M42 16l2-26 6 4 6-4 2 26-8-3z"]];
export const crownBraid = (color: Color): Part => [[color, both("M50 0C34 0 28 12 31 28c4-10 10-15 19-16z")], ["ink", both("M50 6c-8 0-14 4-16 12M44 1l2 10M36 6l4 8")]];
export const beard = (color: Color): Part => [[color, "M33 30c0 18 6 27 17 27s17-9 17-27c-3 6-6 8-10 8-4-2-10-2-14 0-4 0-7-2-10-8z"], ["ink", "M45 44h10"]];
export const longBeard = (color: Color): Part => [[color, "M33 30c0 18 2 32 17 42 15-10 17-24 17-42-3 6-6 8-10 8-4-2-10-2-14 0-4 0-7-2-10-8z"]];
export const goatee = (color: Color): Part => [[color, "M41 40c4-3 14-3 18 0l-3 12-6 6-6-6z"], ["ink", "M46 44h8"]];
export const mustache = (color: Color): Part => [[color, "M38 40c4-4 8-5 12-3 4-2 8-1 12 3-4 2-8 1-12 0-4 1-8 2-12 0z"]];

// ---- On the head -------------------------------------------------------------------------------------

export const hood = (color: Color): Part => [[color, "M50-2C30-2 24 14 24 30c0 14 4 24 10 32l8-4C36 48 34 40 34 30 34 18 40 10 50 10s16 8 16 20c0 10-2 18-8 28l8 4c6-8 10-18 10-32C76 14 70-2 50-2z"]];
/** A hood that leaves nothing to be seen but the shadow in it. */
export const deepHood = (color: Color, eyes?: Color): Part => [
  [color, "M50-4C28-4 22 14 22 32c0 14 6 24 12 32h32c6-8 12-18 12-32C78 14 72-4 50-4z"],
  ["dark", "M50 8c12 0 17 10 17 22s-7 24-17 24-17-12-17-24S38 8 50 8z"],
  ...(eyes ? ([[`glow${eyes}`, "M41 27l7 3-7 2zM59 27l-7 3 7 2z"]] as Part) : []),
];
export const cap = (color: Color): Part => [[color, "M30 20l3-14c11-6 23-6 34 0l3 14-4 4c-10-4-22-4-32 0z"], ["glow", "M47 9h6v5h-6z"], ["ink", "M30 20c12-4 28-4 40 0"]];
export const brimHat = (color: Color): Part => [[color, "M10 16c10 4 20 4 22 0l2-18c10-5 22-5 32 0l2 18c2 4 12 4 22 0l-6 10c-20 6-48 6-68 0z"], ["ink", "M33 12c10 4 24 4 34 0"]];
export const scarf = (color: Color): Part => [[color, "M32 48c10 8 26 8 36 0l4 12c-12 10-32 10-44 0z"]];
export const goggles = (color: Color): Part => [[color, "M30 16h40v10l-6 4-10-2h-8l-10 2-6-4z"], ["glow", "M36 18h10v8H36zM54 18h10v8H54z"]];
export const visor = (color: Tone = "glow"): Part => [[color, "M32 22h36l-2 12-12 2h-8l-12-2z"]];
export const horns = (color: Color): Part => [[color, both("M50 6l-3-12-3 13-6 3-5-10 1 13-3 6-7-6 4 11z")]];

// ---- Peoples -----------------------------------------------------------------------------------------

export const lekku = (skin: Color, band: Color): Part => [
  [skin, both("M50 2C36 2 29 12 30 26l-6 12c-6 14-8 32-4 50l8 4c0-20 2-36 8-48l2-16c4-8 7-10 12-11z")],
  [band, both("M50 8c-10 0-17 4-19 12l2 5c4-6 9-8 17-8z")],
];
export const montrals = (skin: Color, stripe: Color): Part => [
  [stripe, both("M50 8c-8 0-12 2-14 6L28-14 22 12c-4 16-6 40 0 72l8 6c2-22 2-40 4-52 1-12 6-16 16-17z")],
  ["ink", both("M22 18l12-6M20 32l12-4M20 46l11-3M21 60l9-2M23 72l7-2M28-2l5 6")],
  [skin, "M50 22l3 6-3 5-3-5z"],
];
export const tentacles = (skin: Color): Part => [
  [skin, both("M50 2C34 2 26 14 26 30l-8 18-4 30 6 2 6-24-2 34 6 2 4-30 2-30c4-12 8-16 14-16z")],
  ["ink", both("M22 48l6 2M20 60l6 2M19 70l5 2M30 60l4 1M29 74l4 1")],
];
export const bigEyes = (color: Tone = "dark"): Part => [[color, both("M36 24c4-4 10-2 11 3s-4 9-8 8-6-7-3-11z")]];

// ---- Clothes -----------------------------------------------------------------------------------------

export const robe = (outer: Color, inner: Color): Part => [
  [outer, "M2 104c2-28 12-40 32-46l16 8 16-8c20 6 30 18 32 46z"],
  [inner, "M38 60l-6 44h36l-6-44-12 8z"],
  ["ink", "M40 60l14 34M60 60L46 94M34 96h32M22 70l6 34M78 70l-6 34"],
];
export const jacket = (outer: Color, shirt: Color): Part => [
  [outer, "M4 104c0-28 8-40 32-46h28c24 6 32 18 32 46z"],
  [shirt, "M41 58l9 34 9-34z"],
  ["ink", "M36 60l10 44M64 60L54 104M20 80v24M80 80v24"],
];
export const vest = (shirt: Color, over: Color): Part => [
  [shirt, "M6 104c0-28 8-40 30-46h28c22 6 30 18 30 46z"],
  [over, both("M40 58l-14 4c-6 10-8 24-8 42h26z")],
  ["ink", "M46 58l4 14 4-14M14 84l6 2M86 84l-6 2"],
];
export const uniform = (color: Color, badge = true): Part => [
  [color, "M4 104c2-28 12-40 32-46h28c20 6 30 18 32 46z"],
  ["ink", "M38 58l2 8h20l2-8M50 66v38M30 62l-6 42M70 62l6 42"],
  ...(badge ? ([["glow#ff5a4a", "M58 76h4v4h-4zM64 76h4v4h-4z"], ["glow#58b7ff", "M58 82h4v4h-4zM64 82h4v4h-4z"]] as Part) : []),
];
export const armor = (plate: Color, suit: Color): Part => [
  [suit, "M8 104c0-28 8-40 30-46h24c22 6 30 18 30 46z"],
  [plate, both("M50 62H32l-6 6 4 26 20 6zM26 60C12 60 4 68 2 84l20 2 6-20z")],
  ["ink", both("M50 62v38M32 80h18M6 78l18 2")],
];
export const dress = (color: Color, trim: Color): Part => [
  [color, "M14 104c2-30 10-40 26-46h20c16 6 24 16 26 46z"],
  [trim, "M40 58l10 12 10-12 6 3-16 18-16-18z"],
  ["ink", "M50 80v24M34 76l-4 28M66 76l4 28"],
];
export const flightSuit = (suit: Color, gear: Color): Part => [
  [suit, "M6 104c0-28 8-40 30-46h28c22 6 30 18 30 46z"],
  [gear, "M38 58h6v20h12V58h6l2 46H36z"],
  ["=#2b3038", "M40 80h20v14H40z"],
  ["glow", "M43 83h4v3h-4zM50 83h4v3h-4z"],
  ["ink", "M26 66l6 38M74 66l-6 38"],
];
export const cape = (color: Color): Part => [[color, "M50 46C16 52-2 68-10 104h120C102 68 84 52 50 46z"]];
export const fur = (color: Color): Part => [
  [color, "M0 104l3-18-5 2 9-18-5-1 15-10-2-3 18-3V36l-3-12 4 3C34 8 40 0 50 0s16 8 16 27l4-3-3 12v17l18 3-2 3 15 10-5 1 9 18-5-2 3 18z"],
];
export const bandolier = (color: Color): Part => [[color, "M18 62l8-5 54 42-6 8z"], ["=#c9c3b4", "M30 66l7 5-4 5-7-5zM42 76l7 5-4 5-7-5zM54 85l7 5-4 5-7-5z"]];
export const breathing = (color: Color): Part => [[color, "M38 36h24l3 10-7 9H42l-7-9z"], ["ink", "M42 40v12M46 40v14M50 40v14M54 40v14M58 40v12"]];

// ---- In hand -----------------------------------------------------------------------------------------

export const saber = (color: Color): Part => [["#8b95a0", "M80 102l7 2 6-20-7-2z"], [`ray${color}`, "M90 80l18-66"]];
export const twinSabers = (color: Color, other: Color = color): Part => [...saber(color), ["#8b95a0", "M20 102l-7 2-6-20 7-2z"], [`ray${other}`, "M10 80L-8 14"]];
export const crossedSaber = (color: Color): Part => [["#3a3d45", "M80 102l7 2 6-20-7-2z"], [`ray${color}`, "M90 80l18-66M84 84l-6-2M97 87l6 2"]];
export const saberStaff = (color: Color): Part => [["#3a3d45", "M32 100l-3-6 40-16 3 6z"], [`ray${color}`, "M74 80l44-18M26 98l-44 18"]];
export const ringSaber = (color: Color): Part => [["#3a3d45", "M84 96a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"], ["dark", "M89 96a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"], [`ray${color}`, "M97 84l8-66M91 108l-6 30"]];
export const pistol = (color: Color = "#59626e"): Part => [[color, "M78 102l4-18 0-26 4-8 6 2v30l6 4-2 8-6-2-4 12z"], ["glow", "M86 46h6v5h-6z"]];
export const rifle = (color: Color = "#4d5661"): Part => [[color, "M72 106L94 40l-2-8 4-20 4 1-4 20 6 2-3 10-5 1-14 62z"], ["ink", "M92 44l6 2M86 62l6 2"]];
export const staff = (color: Color): Part => [[color, "M82 106L104-6l5 1-20 112z"]];
export const bow = (color: Color): Part => [[color, "M78 104l8-44 5 1-6 44zM66 56c14-12 34-8 42 8l-6 2c-8-10-22-12-32-4z"], ["ray", "M68 60l20 14 18-6"]];
