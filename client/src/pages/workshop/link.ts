// A whole deck in an address, after the #: nobody but the two who share it ever sees it.
import { EMPTY, type Line, type Sheet } from "./sheet";

const FORM = "1";
const MARK = "#deck=";
const CARD = /^([^!*,;=]+)(!?)(?:\*(\d{1,2}))?$/;

const packed = ({ card, count, elite }: Line): string => `${encodeURIComponent(card)}${elite ? "!" : ""}${count > 1 ? `*${count}` : ""}`;

/** `#deck=1;format;name;place=card!,card*2;…` */
export function packedLink(sheet: Sheet): string {
  const parts: { place: string; cards: string[] }[] = [];
  for (const line of sheet.lines) {
    const last = parts.at(-1);
    if (last?.place === line.place) last.cards.push(packed(line));
    else parts.push({ place: line.place, cards: [packed(line)] });
  }
  const named = encodeURIComponent(sheet.name).replaceAll("'", "%27");
  return MARK + [FORM, sheet.format, named, ...parts.map(({ place, cards }) => `${place}=${cards.join(",")}`)].join(";");
}

/** The deck in such an address; nothing if there is none in it, or if it was cut on its way. */
export function unpackedLink(hash: string): Sheet | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const [form, format = "", name = "", ...parts] = hash.slice(MARK.length).split(";");
    if (form !== FORM) return null;
    const lines = parts.flatMap((part) => {
      const [place = "", cards = ""] = part.split("=");
      return cards.split(",").map((text): Line => {
        const found = CARD.exec(text);
        if (!found || !place) throw new Error("no card");
        return { place, card: decodeURIComponent(found[1] ?? ""), elite: found[2] === "!", count: Number(found[3] ?? 1) };
      });
    });
    if (lines.some((line) => line.count < 1) || lines.length > 200) return null;
    return { ...EMPTY, format, name: decodeURIComponent(name).slice(0, 200), lines };
  } catch {
    return null;
  }
}
