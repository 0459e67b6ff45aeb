// A mark of their own for those whom everybody knows. Versions of one character share it.
import { bust, type Layer, type Shape } from "../../shape";

export interface Character {
  /** How their name is found in a card's English name, in small letters. */
  named: RegExp;
  group: "person" | "droid";
  shape: Shape;
}
export const character = (named: RegExp, ...layers: Layer[]): Character => ({ named, group: "person", shape: bust(...layers) });
export const droid = (named: RegExp, shape: Shape): Character => ({ named, group: "droid", shape });
