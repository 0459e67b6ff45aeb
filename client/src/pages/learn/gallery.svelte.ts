// The scenarios of a game, fetched once per language.
import { get } from "../../api/http";
import type { ScenarioInfo } from "../../api/types";
import { words } from "../../words/words.svelte";

const known = new Map<string, Promise<ScenarioInfo[]>>();

export function scenarios(game: string): Promise<ScenarioInfo[]> {
  const name = `${words.language}/${game}`;
  let found = known.get(name);
  if (!found) {
    found = get<ScenarioInfo[]>(`/scenarios/${game}`);
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

export async function scenario(game: string, id: string): Promise<ScenarioInfo | undefined> {
  return (await scenarios(game)).find((each) => each.id === id);
}
