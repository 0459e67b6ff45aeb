// What of a text was searched for. Endings of words do not matter, as in the search itself.
export interface Part {
  text: string;
  hit: boolean;
}

const ENDING = 3;
const SHORTEST = 3;
const WORD = /[\p{L}\p{N}]+/gu;
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

function alike(asked: string, found: string): boolean {
  let common = 0;
  while (common < asked.length && common < found.length && asked[common] === found[common]) common += 1;
  return common >= Math.max(Math.min(SHORTEST, asked.length), asked.length - ENDING, found.length - ENDING);
}

export function marked(text: string, typed: string): Part[] {
  const asked = [...plain(typed).matchAll(WORD)].map(([word]) => word);
  if (!asked.length) return [{ text, hit: false }];
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    if (!asked.some((word) => alike(word, plain(found[0])))) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), hit: false });
    parts.push({ text: found[0], hit: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}
