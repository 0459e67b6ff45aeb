// What a screen reader says about things on the board.
import { say } from "../../words/words.svelte";
import type { ShownDie, ShownThing } from "./shapes";

export function describeThing(thing: ShownThing): string {
  const parts = [thing.subtitle ? `${thing.name}, ${thing.subtitle}` : thing.name];
  if (thing.elite) parts.push(say("elite"));
  parts.push(...thing.gained);
  parts.push(say(thing.exhausted ? "exhausted" : "ready"));
  if (thing.type === "character")
    parts.push(say("health-of", { left: Math.max(0, thing.health - thing.damage), health: thing.health }));
  else if (thing.damage) parts.push(say("damage", { count: thing.damage }));
  if (thing.shields) parts.push(say("shields", { count: thing.shields }));
  if (thing.resources) parts.push(say("resources-on", { count: thing.resources }));
  if (thing.pilots) parts.push(say("pilots", { name: thing.pilots }));
  if (thing.pilotedBy.length) parts.push(say("piloted-by", { name: thing.pilotedBy.join(", ") }));
  for (const die of thing.dice) if (die.captive) parts.push(say("captive", { name: die.captive }));
  if (thing.kept.length) parts.push(say("kept", { name: thing.kept.join(", ") }));
  if (thing.flips.length) parts.push(say("flips", { name: thing.flips.join(", ") }));
  const out = thing.dice.filter((die) => die.inPool).length;
  if (out) parts.push(say("dice-out", { count: out }));
  return parts.join(", ");
}

export const describeDie = (die: ShownDie): string => say("die-of", { side: die.side.text, name: die.name });
