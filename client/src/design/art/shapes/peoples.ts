// The peoples of the galaxy: heads and bodies that kinds and characters are put together from.
import { both, type Layer } from "../shape";
import * as part from "./parts";

export const ewok: Layer[] = [
  ["#6d4d30", "M10 104c2-22 8-34 20-40C20 52 20 30 32 22L22 10l12-2c4-6 10-8 16-8s12 2 16 8l12 2-10 12c12 8 12 30 2 42 12 6 18 18 20 40z"],
  ["#9a6a3c", "M24 64c-6-20 2-46 26-46s32 26 26 46L66 74H34zM50 30c-10 0-16 8-16 18s6 18 16 18 16-8 16-18-6-18-16-18z"],
  ["#7a5636", "M50 32c9 0 14 7 14 15s-5 16-14 16-14-8-14-16 5-15 14-15z"],
  ["dark", "M40 43h5v5h-5zM55 43h5v5h-5zM46 52h8l-4 5z"],
];
export const wookiee = (fur: part.Color, face: part.Color = "#a37a4e"): Layer[] => [
  ...part.fur(fur),
  [face, "M50 12c9 0 15 7 15 17 0 12-6 22-15 25-9-3-15-13-15-25 0-10 6-17 15-17z"],
  ["dark", "M39 25h7v4h-7zM54 25h7v4h-7zM44 33h12l-6 7zM42 44c5 3 11 3 16 0l-3 6H45z"],
  ["=#efe6d2", "M45 44l1.5 4 1.5-4zM52 44l1.5 4 1.5-4z"],
  ["ink", "M30 66l4 16M44 66l2 16M58 66l-2 16M72 66l-5 16M20 84l3 14M80 84l-4 14M30 14l4 10M70 14l-4 10M50 0v12M42 2l2 10M58 2l-2 10"],
];
export const gungan = (color: part.Color): Layer[] => [
  [color, both("M50-2C40-2 36 6 36 14l-10 4-6 46 6 30 8-2-2-30 4-20 4 14h10z")],
  ["=#e9d27a", both("M50 6v-14l-10-2c-4 4-3 12 2 14z")],
  ["dark", both("M42-4h4v6h-4z")],
  ["ink", both("M50 40c-6 0-10-2-12-6M46 26h2M26 50l6 2")],
];
export const hutt: Layer[] = [
  ["#8b7a45", "M-8 104c0-34 10-50 26-58C14 20 28 0 50 0s36 20 32 46c16 8 26 24 26 58z"],
  ["#a3935a", "M20 104c0-26 10-44 30-44s30 18 30 44z"],
  ["dark", "M24 40c16 10 36 10 52 0l-4 9c-12 8-32 8-44 0z"],
  ["glow#ff9a3a", both("M28 22c4-6 14-6 17 0-3 6-13 6-17 0z")],
  ["=#1b1208", both("M35 18h4v8h-4z")],
  ["ink", "M46 32h2M53 32h2M24 62c16 8 36 8 52 0M18 80c6 6 10 6 14 2M82 80c-6 6-10 6-14 2M26 94c16 6 32 6 48 0"],
];
export const rodian = (skin: part.Color): Layer[] => [
  [skin, "M42 46h16l2 14H40zM50 6c14 0 22 8 22 20 0 10-6 16-12 18l-4 12H44l-4-12c-6-2-12-8-12-18C28 14 36 6 50 6zM34 10L24-8l6-4 10 18zM66 10L76-8l-6-4-10 18z"],
  ["dark", both("M32 24c2-8 13-8 15 0-2 8-13 9-15 0z")],
  ["glow#a7d8ff", both("M36 22h4v3h-4z")],
  ["ink", "M46 48h8M47 52h6"],
];
export const trandoshan = (skin: part.Color): Layer[] => [
  [skin, "M40 46h20l4 14H36zM50 0c14 0 22 8 22 20l2 12-6 12-8 8H40l-8-8-6-12 2-12C28 8 36 0 50 0z"],
  ["dark", "M34 40h32l-4 6H38z"],
  ["=#efe6d2", "M36 40l2 4 2-4zM43 40l2 4 2-4zM50 40l2 4 2-4zM57 40l2 4 2-4z"],
  ["glow#ffb13a", both("M33 22l12 3-2 5-9-2z")],
  ["ink", both("M50 4v10M44 8l-8 4M46 34h2M30 32l6 2")],
];
export const quarren: Layer[] = [
  ["#b0634a", "M40 46h20l4 14H36zM50-6c20 0 28 12 24 28l-6 12-4 26-5 8-3-12-4 14-4-14-3 12-5-8-4-26-6-12C22 6 30-6 50-6z"],
  ["glow#9fe0ff", both("M30 20c2-5 11-5 13 0-2 5-11 5-13 0z")],
  ["ink", "M42 40v18M48 42v22M54 42v20M60 40v16M34 4c8-6 24-6 32 0"],
];
export const gamorrean: Layer[] = [
  ["#6f8a4c", "M36 44h28l8 16H28zM50 2c16 0 24 10 24 24 0 16-10 26-24 26S26 42 26 26C26 12 34 2 50 2zM30 8L16 0l4 16zM70 8l14-8-4 16z"],
  ["#86a25e", "M38 32c4-4 20-4 24 0l2 12-8 6H44l-8-6z"],
  ["dark", "M44 36h4v5h-4zM52 36h4v5h-4zM38 22h6v4h-6zM56 22h6v4h-6z"],
  ["=#efe6d2", "M36 48l-4-12 7 8zM64 48l4-12-7 8z"],
];
export const jawa: Layer[] = [
  ["#5e4128", "M6 104c2-24 8-40 20-48-2-6-4-14-4-22C22 10 34-6 50-6s28 16 28 40c0 8-2 16-4 22 12 8 18 24 20 48z"],
  ["dark", "M50 10c12 0 18 10 18 22s-8 22-18 22-18-10-18-22S38 10 50 10z"],
  ["glow#ffd75e", both("M37 30c0-5 9-5 9 0s-9 5-9 0z")],
  ["ink", "M30 64l-6 40M70 64l6 40M18 78l64 20"],
  ["=#8a6a3e", "M16 72l6-5 62 30-4 8z"],
];
export const tusken: Layer[] = [
  ["#8f7a58", "M4 104c2-28 12-42 30-48h32c18 6 28 20 30 48z"],
  ["#b39b72", "M50-2C34-2 26 8 26 26s6 28 12 34h24c6-6 12-16 12-34S66-2 50-2z"],
  ["ink", both("M28 10l22 6M27 20l23 4M30 46l20-2M34 56l16-4M50 6l-14-6")],
  ["#6d6a64", both("M34 24h12v10H34zM50 42h-6v10h6z")],
  ["dark", both("M37 26h6v6h-6zM50 46h-3v4h3z")],
  ["=#9a9488", both("M22 14l6 2-2 4-5-2zM22 30l5 1-1 4-4-1z")],
  ["#6a543a", "M80 106L104 0l5 1-20 105zM100 4l14-12-2 16z"],
];
export const twilek = (skin: part.Color): Layer[] => [...part.head(skin), ...part.lekku(skin, "#4b3826")];
export const duros: Layer[] = [
  ["#5f86a8", "M43 46h14l3 14H40zM50-4c16 0 24 12 23 28-1 14-10 30-23 30S28 38 27 24C26 8 34-4 50-4z"],
  ["glow#ff4438", both("M33 22c2-6 11-6 13 0-2 7-11 7-13 0z")],
  ["ink", "M46 42h8"],
];
export const calamari = (skin: part.Color): Layer[] => [
  [skin, "M40 46h20l4 14H36zM50-6c22 0 32 12 30 28l-10 14c-2 10-10 16-20 16S32 46 30 36L20 22C18 6 28-6 50-6z"],
  ["=#e6d27a", both("M20 20c2-8 15-8 17 0-2 8-15 8-17 0z")],
  ["dark", both("M26 20h6v4h-6z")],
  ["ink", "M36 44c8 4 20 4 28 0M40 0c6-4 14-4 20 0"],
];
export const sullustan: Layer[] = [
  ["#a58a72", "M42 46h16l3 14H39zM50 4c16 0 26 8 26 20 0 8-4 14-8 18-2 8-8 12-18 12s-16-4-18-12c-4-4-8-10-8-18C24 12 34 4 50 4z"],
  ["dark", both("M32 22c2-6 13-6 15 0-2 7-13 7-15 0z")],
  ["ink", "M34 40c4-4 10-4 16 0 6-4 12-4 16 0M36 46c4-3 9-3 14 0 5-3 10-3 14 0"],
];
export const weequay: Layer[] = [
  ...part.head("#9a6a4a"),
  ["#4b3020", both("M33 22l-8 30 3 16 4-1 2-24z")],
  ["ink", "M38 18h24M40 22h20M40 36l-4 8M60 36l4 8"],
];
export const insectoid: Layer[] = [
  ["#7a7a4a", "M44 46h12l3 14H41zM50-2c14 0 24 8 24 18l-8 22-10 16H44L34 38l-8-22C26 6 36-2 50-2zM38 0L30-18l4-2 10 18zM62 0l8-18-4-2-10 18z"],
  ["dark", both("M28 14c4-6 15-3 17 6-3 7-13 6-17-6z")],
  ["ink", "M44 44h12M45 50h10"],
];
export const tradeLord: Layer[] = [
  ["#7f9a7a", "M43 46h14l3 14H40zM50 2c12 0 19 8 18 22-1 14-8 28-18 28S33 38 32 24C31 10 38 2 50 2z"],
  ["glow#ff8a3a", both("M37 26h9v5h-9z")],
  ["#5a2f22", both("M50-16l-16 4-4 20c6-6 12-8 20-8z")],
  ["ink", "M46 42h8"],
];
export const crolute: Layer[] = [
  ["#8a7a62", "M-2 104c2-36 14-50 34-54h36c20 4 32 18 34 54z"],
  ["#b98f74", "M50-4c18 0 28 10 28 28 0 20-12 32-28 32S22 44 22 24C22 6 32-4 50-4z"],
  ["ink", "M30 44c12 8 28 8 40 0M34 50c10 6 22 6 32 0"],
  ["dark", both("M34 22h8v5h-8z")],
  ["#a07a60", "M42 28h16l2 10H40z"],
];
export const zabrak = (skin: part.Color): Layer[] => [
  ...part.head(skin),
  ["=#14090a", "M50 8l4 10-4 8-4-8zM36 18l8 6-2 4-8-2zM64 18l-8 6 2 4 8-2zM34 34l8 2 2 8-6 2zM66 34l-8 2-2 8 6 2zM50 44l4 8h-8z"],
  ...part.horns("#d9cdb2"),
];
