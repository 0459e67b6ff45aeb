// What a screen reader says about things on the board.
import { say } from "../../words/words.svelte";
import type { ShownCard, ShownThing } from "./shapes";

export function describeThing(thing: ShownThing): string {
  const parts = [thing.name, say(`type-${thing.type}`)];
  if (thing.role) parts.push(say(`cg-role-${thing.role}`));
  if (thing.striking) parts.push(say("cg-striking"));
  if (thing.focus) parts.push(say("cg-focus", { count: thing.focus }));
  if (thing.capacity) parts.push(say("cg-damage-of", { damage: thing.damage, capacity: thing.capacity }));
  if (thing.shields) parts.push(say("cg-shields", { count: thing.shields }));
  if (thing.committed) parts.push(say("cg-committed"));
  for (const icon of thing.icons) parts.push(say(`cg-icon-${icon.edge ? "edge-" : ""}${icon.kind}`, { count: icon.count }));
  if (thing.resources) parts.push(say("cg-makes", { count: thing.resources }));
  for (const card of thing.enhancements) parts.push(card.name);
  if (thing.captiveCount) parts.push(say("cg-captives", { count: thing.captiveCount }));
  return parts.join(", ");
}

export function describeCard(card: ShownCard): string {
  const parts = [card.name, say(`type-${card.type}`)];
  if (card.cost !== null) parts.push(say("cg-cost", { cost: card.cost }));
  parts.push(say("cg-force-icons", { count: card.force }));
  if (card.priority !== null) parts.push(say("cg-priority", { number: card.priority }));
  return parts.join(", ");
}
