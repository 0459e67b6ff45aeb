// A lesson of a first match, and what lessons of all games ask about a position.
import type { View } from "../../api/types";

export interface Lesson {
  id: string;
  /** Whether the moment for it has come. */
  fits: (view: View) => boolean;
  /** Its words are the same in all games. */
  everywhere?: boolean;
}

export const offers = (view: View, group: string): boolean => view.question?.options.some((option) => option.group === group) ?? false;
export const asks = (view: View, ...kinds: string[]): boolean => kinds.includes(view.question?.kind ?? "") && (view.question?.options.length ?? 0) > 0;
