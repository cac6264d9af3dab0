import type { Bounds } from './bound-labels.ts'

/** Every combination of labels where all their values are named; none where some are found out at run time. */
export function everyLabels(bounds: Bounds): Record<string, string>[] {
  return Object.entries(bounds).reduce<Record<string, string>[]>(
    (all, [name, bound]) =>
      'valuesMax' in bound
        ? []
        : all.flatMap((labels) => bound.map((value) => ({ ...labels, [name]: value }))),
    [{}],
  )
}
