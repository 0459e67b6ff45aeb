/** The bullet that begins each line of a list: the message `bullet` of the words. */
const BULLET = "• ";

export interface Part {
  list: boolean;
  lines: string[];
}

/** A text in paragraphs and lists: lines with a bullet that follow each other are one list. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const line of text.split("\n")) {
    const list = line.startsWith(BULLET);
    const before = found.at(-1);
    if (list && before?.list) before.lines.push(line.slice(BULLET.length));
    else found.push({ list, lines: [list ? line.slice(BULLET.length) : line] });
  }
  return found;
}
