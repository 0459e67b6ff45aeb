/** A share of one in whole percents. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}\u00a0%`;
}
