// Pictures as addresses of images, each drawn once.
import type { CardFace } from "../../api/types";
import { addressOf, picture } from "./picture";
import { sceneryOf, subjectOf } from "./subject";

export interface Wish {
  game: string;
  code: string;
  face: CardFace | undefined;
  day: boolean;
  /** Whether only what lies behind is wanted. */
  scenery: boolean;
}

const MOST = 4000; // as many as there are cards in the three games
const drawn = new Map<string, string>();

export function paint({ game, code, face, day, scenery }: Wish): string {
  const name = `${game}/${code}/${day ? "day" : "night"}/${scenery ? "" : face ? "card" : "unknown"}`;
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const subject = scenery || !face ? sceneryOf(code, face) : subjectOf(face);
  const address = addressOf(picture(`${game}/${code}`, subject, day));
  if (drawn.size >= MOST) drawn.clear();
  drawn.set(name, address);
  return address;
}
