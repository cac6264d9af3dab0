/** A food of a recipe that goes against what holds for the person, or for somebody who lives with them. */
export type Conflict = {
  /** Whom it is against; null for the person themselves. */
  person: string | null
  kind: string
  value: string
  food: string
}

/** What a recipe has against it, a line for each person: "Not for you: almond (allergy: nuts)". The person themselves comes first. */
export function tellConflicts(conflicts: readonly Conflict[]): string[] {
  const byPerson = [...Map.groupBy(conflicts, ({ person }) => person)].toSorted(
    ([one], [other]) => Number(one !== null) - Number(other !== null),
  )
  return byPerson.map(([person, own]) => {
    const foods = new Set(own.map(({ food, kind, value }) => `${food} (${kind}: ${value})`))
    return `Not for ${person ?? 'you'}: ${[...foods].join(', ')}`
  })
}
