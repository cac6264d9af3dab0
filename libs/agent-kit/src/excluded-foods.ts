import type { TurnBrief } from '@alfred/contracts'

/** The foods that the present goal excludes: "no dairy tonight". */
export function excludedFoods({ constraints: { goal } }: Pick<TurnBrief, 'constraints'>): string[] {
  return (goal?.constraints ?? [])
    .filter(({ type }) => type === 'ingredient_excluded')
    .map(({ value }) => value.slice(0, 120))
}
