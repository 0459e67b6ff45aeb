// Two accounts of one deck put together, so that nothing anybody typed is lost. Pure, so that tests can try every case.
import { fresh, type KeptDeck, type Version } from "./shelf.svelte";
import { same } from "./sheet";

/** What this browser and the server last agreed on: the deck by its stamp, and when it was changed. */
export interface Agreed {
  stamp: number;
  changed: number;
  /** Versions, and which of them is being changed: they change without the cards. */
  versions: number;
  parent: string;
}

export const agreedOn = (deck: KeptDeck, stamp: number): Agreed => ({ stamp, changed: deck.changed, versions: deck.versions.length, parent: deck.parent });

/** Whether a deck was changed here since both sides agreed. */
export const isChanged = (deck: KeptDeck, agreed: Agreed | undefined): boolean =>
  !agreed || agreed.changed !== deck.changed || agreed.versions !== deck.versions.length || agreed.parent !== deck.parent;

/**
 * A deck that was changed here and elsewhere. The later change is the deck; the other one becomes a version of it, with
 * the parent that it had, and all versions of both are there.
 */
export function merged(mine: KeptDeck, theirs: KeptDeck, note: string): KeptDeck {
  const versions = new Map<string, Version>();
  for (const version of [...mine.versions, ...theirs.versions]) if (!versions.has(version.id)) versions.set(version.id, version);
  const [later, earlier] = theirs.changed > mine.changed ? [theirs, mine] : [mine, theirs];
  const known = [...versions.values()].some((version) => same(version.sheet, earlier.sheet));
  if (!same(later.sheet, earlier.sheet) && !known) {
    const kept = { id: fresh(), parent: earlier.parent, note, at: earlier.changed, sheet: earlier.sheet };
    versions.set(kept.id, kept);
  }
  return { ...mine, ...later, id: mine.id, game: mine.game, versions: [...versions.values()].sort((one, other) => one.at - other.at) };
}
