// All shapes by their names, and to which group each belongs.
import type { Shape } from "../shape";
import { ACTS } from "./acts";
import { CREATURES } from "./creatures";
import { DROIDS } from "./droids";
import { GEAR } from "./gear";
import { PEOPLE } from "./people";
import { PLACES } from "./places";
import { VEHICLES } from "./vehicles";
import { WEAPONS } from "./weapons";

/** Names are unique within a group: `droid/guard` and `person/…` do not meet. */
const GROUPS = { person: PEOPLE, droid: DROIDS, creature: CREATURES, vehicle: VEHICLES, weapon: WEAPONS, gear: GEAR, place: PLACES, act: ACTS } satisfies Record<string, Record<string, Shape>>;

export type Group = keyof typeof GROUPS;
type Names = { [G in Group]: `${G}/${keyof (typeof GROUPS)[G] & string}` }[Group];
export type ShapeName = Names;

export const SHAPES = Object.fromEntries(Object.entries(GROUPS).flatMap(([group, shapes]) => Object.entries(shapes).map(([name, shape]) => [`${group}/${name}`, shape]))) as Record<ShapeName, Shape>;
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
export const ALL_GROUPS = Object.keys(GROUPS) as Group[];
export const groupOf = (name: ShapeName): Group => name.slice(0, name.indexOf("/")) as Group;
