// Cards that a question is about, or that it lets one choose, and that lie nowhere on the board.
import type { View } from "../../api/types";

const CARD = "c";

export function offered(view: Pick<View, "question">): string[] {
  const options = view.question?.options ?? [];
  const ids = [...options.flatMap((option) => option.subjects), ...(view.question?.about ?? [])];
  return [...new Set(ids.filter((id) => id.startsWith(CARD)))];
}
