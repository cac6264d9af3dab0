import type { ShoppingLine } from '../alfred/apply-shopping-edits.ts'

export type Aisle = { aisle: string; lines: ShoppingLine[] }

/** The lines in the order in which one walks past them. Without any aisle it is one list without a name. */
export function groupByAisle(lines: readonly ShoppingLine[]): Aisle[] {
  const aisleOf = (line: ShoppingLine): string =>
    'aisle' in line && typeof line.aisle === 'string' ? line.aisle : ''
  const groups = [...Map.groupBy(lines, aisleOf)].map(([aisle, own]) => ({ aisle, lines: own }))
  const hasNames = groups.some(({ aisle }) => aisle !== '')
  return groups
    .map(({ aisle, lines: own }) => ({ aisle: aisle === '' && hasNames ? 'Other' : aisle, lines: own }))
    .toSorted((one, other) => rank(one) - rank(other) || one.aisle.localeCompare(other.aisle))
}

/** What nobody knows a place of comes last. */
function rank({ aisle }: Aisle): number {
  return aisle === 'Other' ? 1 : 0
}
