// Chips below the search: each is a term of the query, so that what is clicked can be read, and typed on.

const term = (key: string): RegExp => new RegExp(`(^|\\s)${key}:([^\\s()"]+)(?=\\s|$)`);

const tidy = (query: string): string => query.replace(/\s+/g, " ").trim();

export function isOn(query: string, key: string, value: string): boolean {
  return term(key).exec(query)?.[2]?.split("|").includes(value) ?? false;
}

/** Puts a value into the query, or takes it out; several values of one key are alternatives. */
export function toggled(query: string, key: string, value: string): string {
  const found = term(key).exec(query);
  if (!found) return tidy(`${query} ${key}:${value}`);
  const values = (found[2] ?? "").split("|");
  const left = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return tidy(query.replace(found[0], `${found[1] ?? ""}${left.length ? `${key}:${left.join("|")}` : ""}`));
}

const OWNED = /(^|\s)(-?)(?:is|это):(?:owned|есть)(?=\s|$)/giu;

/** The collection is known only to this browser: its term is taken out of what the server is asked. */
export function withoutOwned(query: string): { query: string; owned: boolean | null } {
  let owned: boolean | null = null;
  const rest = query.replace(OWNED, (_, before: string, minus: string) => {
    owned = !minus;
    return before;
  });
  return { query: tidy(rest) === tidy(query) ? query : tidy(rest), owned };
}

/** A query in which a mistake is replaced by what may have been meant. */
export const mended = (query: string, begins: number, ends: number, meant: string): string =>
  query.slice(0, begins) + (/[\s()|]/.test(meant) ? `"${meant}"` : meant) + query.slice(ends);
