// Odds of having cards in hand, worked out exactly. Pure, so that tests can compare them with counting all cases.

/** In how many ways some of several can be chosen. */
export function choose(from: number, some: number): number {
  if (some < 0 || some > from) return 0;
  let ways = 1;
  for (let at = 1; at <= Math.min(some, from - some); at++) ways = (ways * (from - at + 1)) / at;
  return ways;
}

/** The odds that none of some cards is among those drawn. */
const none = (deck: number, copies: number, drawn: number): number => (copies > deck ? 0 : choose(deck - copies, drawn) / choose(deck, drawn) || 0);

/** The odds of at least one copy of each of several cards among those drawn: all, less those without one, and so on. */
export function all(deck: number, copies: readonly number[], drawn: number): number {
  let odds = 0;
  for (let without = 0; without < 1 << copies.length; without++) {
    const missing = copies.filter((_, at) => without & (1 << at));
    const sign = missing.length % 2 ? -1 : 1;
    const gone = missing.reduce((sum, each) => sum + each, 0);
    odds += sign * none(deck, gone, Math.min(drawn, deck));
  }
  return Math.max(0, Math.min(1, odds));
}

/** Every way in which the first hand can hold copies of the wanted cards, with its odds. */
function* hands(deck: number, copies: readonly number[], drawn: number): Generator<{ held: number[]; odds: number }> {
  const others = deck - copies.reduce((sum, each) => sum + each, 0);
  const total = choose(deck, drawn);
  function* next(at: number, left: number, ways: number, held: number[]): Generator<{ held: number[]; odds: number }> {
    const number = copies[at];
    if (number === undefined) {
      const filled = ways * choose(others, left);
      if (filled) yield { held, odds: filled / total };
      return;
    }
    for (let some = 0; some <= Math.min(number, left); some++) yield* next(at + 1, left - some, ways * choose(number, some), [...held, some]);
  }
  yield* next(0, drawn, 1, []);
}

/**
 * The odds of all wanted cards in hand after the best mulligan, and some more draws after that.
 *
 * Whoever wants them keeps one copy of each and shuffles the rest of the hand back before drawing as many anew.
 */
export function afterMulligan(deck: number, copies: readonly number[], hand: number, more = 0): number {
  const drawn = Math.min(hand, deck);
  let odds = 0;
  for (const { held, odds: first } of hands(deck, copies, drawn)) {
    const missing = copies.flatMap((number, at) => (held[at] ? [] : [number]));
    const kept = copies.length - missing.length;
    odds += first * (missing.length ? all(deck - kept, missing, drawn - kept + more) : 1);
  }
  return Math.min(1, odds);
}

/** The same where a mulligan takes the whole hand: whoever does not have them all shuffles everything back. */
export function afterWholeMulligan(deck: number, copies: readonly number[], hand: number, more = 0): number {
  const first = all(deck, copies, hand);
  return first + (1 - first) * all(deck, copies, hand + more);
}
