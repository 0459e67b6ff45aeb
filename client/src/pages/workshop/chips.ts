// Chips below the search: each is a term of the query, so that what is clicked can be read, and typed on.

const term = (key: string, value = ""): RegExp => new RegExp(`(^|\\s)${key}:(${value || '[^\\s()"]+'})(?=\\s|$)`);

const tidy = (query: string): string => query.replace(/\s+/g, " ").trim();

/** What a card is, is a term of its own each time: a card can be all of it at once. */
export function isOn(query: string, key: string, value: string): boolean {
  if (key === "is") return term(key, value).test(query);
  return term(key).exec(query)?.[2]?.split("|").includes(value) ?? false;
}

/** Puts a value into the query, or takes it out; several values of one key are alternatives. */
export function toggled(query: string, key: string, value: string): string {
  const found = term(key, key === "is" ? value : "").exec(query);
  if (!found) return tidy(`${query} ${key}:${value}`);
  const values = (found[2] ?? "").split("|");
  const left = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return tidy(query.replace(found[0], `${found[1] ?? ""}${left.length ? `${key}:${left.join("|")}` : ""}`));
}

/** A query in which a mistake is replaced by what may have been meant. */
export const mended = (query: string, begins: number, ends: number, meant: string): string =>
  query.slice(0, begins) + (/[\s()|]/.test(meant) ? `"${meant}"` : meant) + query.slice(ends);
