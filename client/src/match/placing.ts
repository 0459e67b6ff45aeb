// Where something that floats goes: beside what it is about, inside the window, never over it.

export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 12;

export function beside(near: Pick<DOMRect, "left" | "right" | "top" | "bottom">, size: Size, window: Size): Spot {
  const right = near.right + GAP;
  const left = near.left - GAP - size.width;
  const fitsRight = right + size.width + GAP <= window.width;
  const x = fitsRight ? right : left >= GAP ? left : Math.max(GAP, window.width - size.width - GAP);
  const middle = (near.top + near.bottom) / 2 - size.height / 2;
  const y = Math.min(Math.max(GAP, middle), Math.max(GAP, window.height - size.height - GAP));
  return { left: x, top: y };
}
