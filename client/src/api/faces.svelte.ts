// Faces of cards, asked for once and remembered; requests made at the same moment are sent as one.
import { SvelteMap } from "svelte/reactivity";
import { get } from "./http";
import type { CardFace } from "./types";
import { words } from "../words/words.svelte";

const AT_ONCE = 30; // an address has its limits
const known = new SvelteMap<string, CardFace>();
const wanted = new Map<string, Set<string>>();

const nameOf = (game: string, code: string) => `${words.language}/${game}/${code}`;

/** The face, once it is there. Asking for it fetches it. */
export function faceOf(game: string, code: string): CardFace | undefined {
  if (!code) return undefined;
  const face = known.get(nameOf(game, code));
  if (!face) want(game, code);
  return face;
}

export function keep(game: string, faces: readonly CardFace[]): void {
  for (const face of faces) known.set(nameOf(game, face.code), face);
}

function want(game: string, code: string): void {
  const codes = wanted.get(game);
  if (codes) {
    codes.add(code);
    return;
  }
  wanted.set(game, new Set([code]));
  setTimeout(() => void fetchWanted(game), 0);
}

async function fetchWanted(game: string): Promise<void> {
  const codes = [...(wanted.get(game) ?? [])].filter((code) => !known.has(nameOf(game, code)));
  wanted.delete(game);
  for (let from = 0; from < codes.length; from += AT_ONCE) {
    const some = codes.slice(from, from + AT_ONCE);
    try {
      keep(game, await get<CardFace[]>(`/cards/${game}`, { codes: some.join(",") }));
    } catch {
      // Faces are asked for again with the next view; names and numbers are on the board anyway.
    }
  }
}
