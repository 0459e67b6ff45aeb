// What a card's picture shows, found from the card's facts.
import type { CardFace } from "../../api/types";
import { chanceOf } from "./chance";
import { BY_CODE, BY_SUBTYPE, BY_TYPE, BY_WORD, FITS, PATROLS } from "./kinds";
import type { PaletteName } from "./palette";
import type { Subject } from "./picture";
import type { SceneryName } from "./sceneries";
import type { Shape } from "./shape";
import { ALL_GROUPS, groupOf, SHAPES, type Group, type ShapeName } from "./shapes";
import { characterIn } from "./shapes/characters";
import { ANY_SCENERY, FACTION_SCENERIES, FACTIONS, GROUND_VEHICLES, HOMES, OPEN_PALETTES, PALE, WORLDS, type Place } from "./surroundings";

export type Facts = Pick<CardFace, "code" | "original" | "type" | "subtypes" | "color" | "affiliation" | "set" | "unique">;

/** The groups of shapes that may stand for a card. */
export function fittingGroups({ type, subtypes }: Pick<Facts, "type" | "subtypes">): readonly Group[] {
  const marks = [...subtypes, type];
  return FITS.find(([mark]) => marks.includes(mark))?.[1] ?? ALL_GROUPS;
}

/** What stands for a card: a shape, and the group it belongs to. */
export interface Figure {
  name: string;
  group: Group;
  shape: Shape;
}
const figure = (name: ShapeName): Figure => ({ name, group: groupOf(name), shape: SHAPES[name] });

export function figureOf(facts: Facts): Figure {
  const given = facts.type === "patrol" ? PATROLS[facts.affiliation] : BY_CODE[facts.code];
  if (given) return figure(given);
  const groups = fittingGroups(facts);
  const name = facts.original.toLowerCase();
  const fit = ([, [first]]: readonly [unknown, readonly ShapeName[]]) => first !== undefined && groups.includes(groupOf(first));
  const known = characterIn(name);
  const themselves = known && groups.includes(known.group) ? { name: known.named.source, group: known.group, shape: known.shape } : undefined;
  // "Yoda's Hut" is a hut first; "Bounty on Yoda" is Yoda.
  if (themselves && (groups !== ALL_GROUPS || !/['’]/.test(name))) return themselves;
  const said = BY_WORD.find((row) => fit(row) && row[0].test(name));
  if (themselves && !said) return themselves;
  const listed = (said ?? BY_SUBTYPE.find((row) => facts.subtypes.includes(row[0]) && fit(row)))?.[1] ?? BY_TYPE[facts.type] ?? (["act/record"] as const);
  return figure(chanceOf(`shape ${facts.code}`).one<ShapeName>(listed));
}

/** The world that a card names, if any. */
export function placeOf(...texts: readonly string[]): Place | undefined {
  const text = texts.join(" ").toLowerCase();
  return WORLDS.find(([words]) => words.test(text))?.[1];
}

export function subjectOf(facts: Facts): Subject {
  const { group, shape } = figureOf(facts);
  const { one } = chanceOf(`scene ${facts.code}`);
  const place = placeOf(facts.original, ...facts.subtypes, facts.set);
  const faction: PaletteName | undefined = FACTIONS[facts.color] ?? FACTIONS[facts.affiliation];
  const palette = faction && !(PALE.includes(faction) && place) ? faction : (place?.palette ?? one(OPEN_PALETTES));
  const homes = group === "vehicle" && shape.stance === "ground" ? GROUND_VEHICLES : HOMES[group];
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
