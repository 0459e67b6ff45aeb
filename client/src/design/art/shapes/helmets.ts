// Helmets and masks that busts wear in place of a head.
import { both, type Layer, type Tone } from "../shape";
import type { Color } from "./parts";

const DOME = "M50-4C30-4 22 10 22 28v18l6 12 8 4h28l8-4 6-12V28C78 10 70-4 50-4z";

export const stormtrooper = (shell: Color = "#e3e8ec", eyes: Tone = "dark"): Layer[] => [
  [shell, "M50-4C30-4 22 8 21 26c-1 10-4 20 0 28l10 6 6 6h26l6-6 10-6c4-8 1-18 0-28C78 8 70-4 50-4z"],
  ["=#20252c", "M24 20c16-4 36-4 52 0v3c-16-4-36-4-52 0z"],
  [eyes, both("M28 26c6-3 14-2 18 4l-2 8c-6 3-12 2-16-3z")],
  ["=#20252c", both("M50 48l-10 2-3 8h13z")],
  ["ink", both("M24 48l8 6M26 42l6 4M50 38v10M42 60h8")],
];
export const clone = (shell: Color = "#e3e8ec", mark: Color = "#3d5f8f"): Layer[] => [
  [shell, DOME],
  [mark, "M47-10h6v22h-6zM24 14l10-10-4 18-7 2z"],
  ["dark", both("M50 26H26c0 6 4 10 12 10l7 4v20l5 2z")],
  ["ink", both("M26 48l10 4M30 56l8 2")],
];
export const firstOrder = (shell: Color = "#eef1f3"): Layer[] => [
  [shell, DOME],
  ["=#15181d", "M26 26c10-6 38-6 48 0l-2 9c-14-5-30-5-44 0z"],
  ["=#15181d", "M36 46h28l-4 12H40z"],
  ["ink", both("M24 16c6-8 14-12 26-12M24 40l8 6")],
  ["=#dfe4e8", "M40 48h3v6h-3zM46 48h8v7h-8zM57 48h3v6h-3z"],
];
export const deathTrooper = (): Layer[] => [
  ["#1d2228", DOME],
  ["glow#5dff8a", both("M30 29l13 2-1 4-11-1z")],
  ["line", both("M24 18c8-8 16-10 26-10M50 42l-8 6-2 12M28 46l8 4")],
  ["=#0a0c10", "M42 50h16l-3 10H45z"],
];
export const snowtrooper = (): Layer[] => [
  ["#dfe6ec", "M50-4C30-4 20 8 18 30L8 66h84L82 30C80 8 70-4 50-4z"],
  ["=#20252c", both("M50 24H28v10l14 3h8z")],
  ["#c7d0d8", "M30 40h40l6 26H24z"],
  ["ink", both("M50 44v20M38 46l-4 18M20 34l8 4M24 14c8-8 16-10 26-10")],
];
export const scout = (): Layer[] => [
  ["#e6e8e6", "M50-6C28-6 20 8 20 24l2 14 8 4h40l8-4 2-14C80 8 72-6 50-6z"],
  ["=#15181d", "M24 24h52l-4 12H28z"],
  ["#cfd4d6", "M30 42h40l-6 20H36z"],
  ["ink", both("M50 46H40M50 52H42M22 14c8-10 16-12 28-12M50-6v16")],
];
export const mandalorian = (shell: Color, trim: Color, visorTone: Tone = "dark"): Layer[] => [
  [shell, "M50-6C30-6 20 8 20 30v30l12 8 6-2-1-22h26l-1 22 6 2 12-8V30C80 8 70-6 50-6z"],
  [trim, both("M50 16c-12 0-22 2-26 8v14h22l2 12v18h2z")],
  [visorTone, both("M50 22c-10 0-19 2-23 6v7h17l4 6v24h2z")],
  ["ink", both("M22 44h10M24 54l8 2M50-6v18")],
];
export const antenna = (color: Color): Layer[] => [[color, "M78 26h5V-14h-4V22zM76-12h9v8h-9z"]];
export const rebelPilot = (mark: Color = "#b8402f"): Layer[] => [
  ["#dfe2e0", "M50-6C28-6 20 8 20 28l2 18 10 4V30c0-8 8-12 18-12s18 4 18 12v20l10-4 2-18C80 8 72-6 50-6z"],
  [mark, "M44-6h12v18H44zM22 14l10-6 2 10-12 8z"],
  ["glow#ffcf6a", "M30 18c12-6 28-6 40 0v8c-12-4-28-4-40 0z"],
  ["ink", "M32 30v20M68 30v20M40 46c6 8 14 8 20 0"],
];
export const tiePilot = (): Layer[] => [
  ["#23282f", "M50-6C28-6 20 8 20 28l4 22 12 16h28l12-16 4-22C80 8 72-6 50-6z"],
  ["dark", both("M26 26c8-4 16-2 20 4l-3 9c-8 2-14 0-17-5z")],
  ["line", both("M26 22c8-4 16-2 20 4l-3 12M50 44l-10 4-2 10h12M40 66L24 104M36 0c-6 4-10 10-12 18M50 2v16")],
  ["glow", both("M44 0h6v6h-6z")],
];
export const royalGuard = (color: Color = "#a52a22"): Layer[] => [
  [color, "M50-8C28-8 20 10 20 34v30h60V34C80 10 72-8 50-8z"],
  ["dark", "M28 26c14-5 30-5 44 0v5c-8-2-14-1-19 2l-1 26h-4l-1-26c-5-3-11-4-19-2z"],
  ["ink", both("M50-8v30M24 44l20 4M24 58h20")],
];
export const praetorian = (color: Color = "#a52a22"): Layer[] => [
  [color, DOME],
  ["ink", both("M24 10h26M22 18h28M22 26h28M22 34h28M23 42h27M26 50h24M32 58h18")],
  ["dark", "M26 28h48v5H26z"],
];
export const vader = (): Layer[] => [
  ["#1b1e24", "M50-8C28-8 18 8 16 30L2 62l20 6 28 4 28-4 20-6-14-32C82 8 72-8 50-8z"],
  ["#2b3038", both("M50 14c-12 0-20 4-24 10l2 22 10 18 12 4z")],
  ["dark", both("M28 26c6-4 14-3 18 3l-2 9c-6 2-12 0-15-4z")],
  ["line", both("M50-8v22M20 28c8-8 18-12 30-12M50 40l-8 10-4 12")],
  ["=#0a0c10", both("M50 46l-7 8-2 10h9z")],
  ["=#8d98a5", "M45 56h2v8h-2zM49 56h2v8h-2zM53 56h2v8h-2z"],
  ["glow#ff4438", both("M32 29l8 1-2 3-5-1z")],
];
export const kylo = (): Layer[] => [
  ["#1d1f24", "M50-4C32-4 24 10 24 28l2 22 10 14h28l10-14 2-22C76 10 68-4 50-4z"],
  ["=#9aa4ae", both("M50 20c-10 0-18 2-22 6l1 2c6-3 13-4 21-4zM50 28c-8 0-14 2-18 4l1 2c5-2 11-3 17-3z")],
  ["dark", "M30 24c12-3 28-3 40 0l-2 8c-12-3-24-3-36 0z"],
  ["ink", both("M50 40l-14 6M50 46l-12 8M50 54l-8 8M30 42l6 18")],
  ["=#9aa4ae", "M48 40h4v24h-4z"],
];
export const rebelSoldier = (shell: Color = "#c9c7b4"): Layer[] => [
  [shell, "M50-8C30-8 20 2 18 20l4 8h10c2-6 8-8 18-8s16 2 18 8h10l4-8C80 2 70-8 50-8z"],
  ["ink", "M18 20c10-6 20-8 32-8s22 2 32 8M50-8v18M32 30l2 18c8 12 24 12 32 0l2-18"],
  ["=#3a3f47", "M66 26h8v12h-8z"],
];
