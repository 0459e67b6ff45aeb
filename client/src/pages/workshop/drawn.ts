// What is drawn in a match: the cards of the large part of a deck, or what its sets bring.
import { faceOf } from "../../api/faces.svelte";
import type { Outfit } from "../../api/types";
import type { Counted } from "./numbers";
import { linesIn, type Sheet } from "./sheet";

export function drawnOf(game: string, outfit: Outfit, sheet: Sheet): Counted[] {
  const counts = new Map<string, number>();
  for (const place of outfit.places.filter((each) => !each.single && !each.apart))
    for (const { line } of linesIn(sheet, place.id))
      for (const code of outfit.contents?.[line.card] ?? [line.card]) counts.set(code, (counts.get(code) ?? 0) + line.count);
  return [...counts].flatMap(([code, count]): Counted[] => {
    const face = faceOf(game, code);
    return face ? [{ face, count }] : [];
  });
}
