import type { RecipeConflicts } from '@alfred/contracts'

/** What a recipe has against it, a line for each person: "Not for you: almond (allergy: nuts)". The person themselves comes first. */
export function tellConflicts(conflicts: RecipeConflicts['conflicts']): string[] {
  const byPerson = [...Map.groupBy(conflicts, ({ person }) => person)].toSorted(
    ([one], [other]) => Number(one !== null) - Number(other !== null),
  )
  return byPerson.map(([person, own]) => {
    const foods = new Set(own.map(({ food, kind, value }) => `${food} (${kind}: ${value})`))
    return `Not for ${person ?? 'you'}: ${[...foods].join(', ')}`
  })
}
