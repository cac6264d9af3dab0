/**
 * The values that a label may have: the named ones, or at most so many different ones in the life of a process. A
 * label without a bound would give each person, turn or text a series of its own.
 */
export type Bound = readonly string[] | { valuesMax: number }
export type Bounds = Readonly<Record<string, Bound>>
export type LabelsOf<B extends Bounds> = Readonly<Record<keyof B, string>>

/** The value that stands for every value beyond the bound. */
export const OTHER = 'other'

/** Gives a function that replaces each value beyond its bound by `other`. */
export function boundLabels<B extends Bounds>(bounds: B): (labels: LabelsOf<B>) => Record<string, string> {
  const holders = Object.entries(bounds).map(([name, bound]) => [name, holderOf(bound)] as const)
  return (labels) => Object.fromEntries(holders.map(([name, hold]) => [name, hold(labels[name] ?? OTHER)]))
}

function holderOf(bound: Bound): (value: string) => string {
  if ('valuesMax' in bound) return firstValues(bound.valuesMax)
  const allowed = new Set(bound)
  return (value) => (allowed.has(value) ? value : OTHER)
}

function firstValues(valuesMax: number): (value: string) => string {
  const seen = new Set<string>()
  return (value) => {
    if (seen.has(value)) return value
    if (seen.size >= valuesMax) return OTHER
    seen.add(value)
    return value
  }
}
