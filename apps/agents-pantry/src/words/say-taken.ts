import type { Rest, TakenThing } from './words.ts'

type Words = { left: (rest: Rest) => string; listOf: (parts: readonly string[]) => string }

/** "3 eggs; 9 left" for one thing, "3 eggs (9 left); 1 l milk (none left)" for several. */
export function sayTaken(all: readonly TakenThing[], { left, listOf }: Words): string {
  const [only, ...others] = all
  if (only !== undefined && others.length === 0) return listOf([only.thing, left(only.rest)])
  return listOf(all.map(({ thing, rest }) => `${thing} (${left(rest)})`))
}
