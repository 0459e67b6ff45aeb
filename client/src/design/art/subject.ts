// What a card's picture shows, found from the card's facts.
import type { CardFace } from "../../api/types";
import { chanceOf } from "./chance";
import { BY_CODE, BY_SUBTYPE, BY_TYPE, BY_WORD, FITS, PATROLS } from "./kinds";
import type { PaletteName } from "./palette";
import type { Subject } from "./picture";
import { SCENERY_NAMES, type SceneryName } from "./sceneries";
import { ALL_GROUPS, groupOf, SHAPES, type Group, type ShapeName } from "./shapes";
import { ANY_SCENERY, FACTION_SCENERIES, FACTIONS, GROUND_VEHICLES, HOMES, OPEN_PALETTES, PALE, WORLDS, type Place } from "./surroundings";

export type Facts = Pick<CardFace, "code" | "original" | "type" | "subtypes" | "color" | "affiliation" | "set" | "unique">;

/** The groups of shapes that may stand for a card. */
export function fittingGroups({ type, subtypes }: Pick<Facts, "type" | "subtypes">): readonly Group[] {
  const marks = [...subtypes, type];
  return FITS.find(([mark]) => marks.includes(mark))?.[1] ?? ALL_GROUPS;
}

/** The shape that stands for a card. */
export function shapeOf(facts: Facts): ShapeName {
  const given = facts.type === "patrol" ? PATROLS[facts.affiliation] : BY_CODE[facts.code];
  if (given) return given;
  const groups = fittingGroups(facts);
  const name = facts.original.toLowerCase();
  const { one } = chanceOf(`shape ${facts.code}`);
  const fit = (names: readonly ShapeName[]) => groups.includes(groupOf(names[0] as ShapeName));
  const said = BY_WORD.find(([words, shapes]) => fit(shapes) && words.test(name)) ?? BY_SUBTYPE.find(([subtype, shapes]) => facts.subtypes.includes(subtype) && fit(shapes));
  return one(said?.[1] ?? BY_TYPE[facts.type] ?? (["act/record"] as const));
}

/** The world that a card names, if any. */
export function placeOf(...texts: readonly string[]): Place | undefined {
  const text = texts.join(" ").toLowerCase();
  return WORLDS.find(([words]) => words.test(text))?.[1];
}

export function subjectOf(facts: Facts): Subject {
  const name = shapeOf(facts);
  const shape = SHAPES[name];
  const { one } = chanceOf(`scene ${facts.code}`);
  const place = placeOf(facts.original, ...facts.subtypes, facts.set);
  const faction: PaletteName | undefined = FACTIONS[facts.color] ?? FACTIONS[facts.affiliation];
  const palette = faction && !(PALE.includes(faction) && place) ? faction : (place?.palette ?? one(OPEN_PALETTES));
  const homes = groupOf(name) === "vehicle" && shape.stance === "ground" ? GROUND_VEHICLES : HOMES[groupOf(name)];
  const scenery = place?.scenery ?? one(homes.length ? homes : (FACTION_SCENERIES[palette] ?? ANY_SCENERY));
  return { palette, scenery, shape, unique: facts.unique };
}

/** A scenery without anything in it: by the world that the code names, otherwise by chance. */
export function sceneryOf(code: string, facts?: Facts): Subject {
  const place = placeOf(code);
  if (place) return place;
  if (facts) return { ...subjectOf(facts), shape: undefined };
  const { one } = chanceOf(`scene ${code}`);
  return { palette: one(OPEN_PALETTES), scenery: one<SceneryName>(ANY_SCENERY) };
}

const TILES: Record<string, Subject> = {
  destiny: { palette: "blue", scenery: "peaks", shape: SHAPES["act/clash"], unique: true },
  cardgame: { palette: "navy", scenery: "space", shape: SHAPES["vehicle/destroyer"], unique: true },
  outer_rim: { palette: "dusk", scenery: "asteroids", shape: SHAPES["vehicle/freighter"], unique: true },
};

/** The picture that stands for a game. */
export const gameSubject = (game: string): Subject => TILES[game] ?? { palette: "rim", scenery: SCENERY_NAMES[0] as SceneryName };
