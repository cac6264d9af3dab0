/** The sum of costs in dollars; null when one of them is not known, since a part would be taken for the whole. */
export function sumOfCosts(costs: readonly (number | null)[]): number | null {
  return costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0)
}
