// Everybody with a mark of their own.
import { DARK } from "./dark";
import { EMPIRE } from "./empire";
import { FRINGE } from "./fringe";
import { JEDI } from "./jedi";
import { NAMED_DROIDS } from "./droids";
import { REBELS } from "./rebels";
import type { Character } from "./character";

export const CHARACTERS = { ...JEDI, ...DARK, ...EMPIRE, ...REBELS, ...FRINGE, ...NAMED_DROIDS } satisfies Record<string, Character>;
export type CharacterName = keyof typeof CHARACTERS;
const EVERYBODY: readonly Character[] = Object.values(CHARACTERS);

/** The character that a card is or is named after. */
export const characterIn = (name: string): Character | undefined => EVERYBODY.find((one) => one.named.test(name));
