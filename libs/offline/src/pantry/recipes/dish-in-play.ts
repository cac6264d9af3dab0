import type { TurnBrief } from '@alfred/contracts'
import { mealPattern } from '../../reading/meal-words.ts'

/** A dish that was planned, shown, saved, cooked or asked about in the turns before. */
export type DishInPlay = {
  name: string
  /** For how many it was planned or asked about; null where that was not told. */
  servings: number | null
  /** For how many its recipe is written, where a reply told it. */
  serves: number | null
}

const TURNS_BACK = 3
const DISH = '(?<name>[^.:;"(]{2,80}?)'

/** How a reply tells of one dish by its name. What is missing for a day is of no dish. */
const TOLD: readonly RegExp[] = [
  new RegExp(`^Planned [a-z]+ on [^:."]{3,30}: ${DISH}(?: \\(for (?<servings>\\d{1,3})\\))?(?:\\.|$)`, 'm'),
  new RegExp(
    `^(?:Missing|Nothing is missing) for (?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \\d)${DISH}(?:: |\\.(?: |$)|$)`,
    'm',
  ),
  new RegExp(
    `^${DISH} \\(amounts for (?<servings>\\d{1,3}), written for (?<serves>\\d{1,3})\\)\\. Ingredients:`,
    'm',
  ),
  new RegExp(`^${DISH}(?:, from the cookbook)? \\(serves (?<serves>\\d{1,3})[^)]*\\)\\. Ingredients:`, 'm'),
  new RegExp(`^[A-Z][a-z]+ on [^:."]{3,30}: ${DISH} for (?<servings>\\d{1,3})\\.?$`, 'm'),
  /^(?:Saved|Cooked) "(?<name>[^"]{2,80})"(?: \((?<serves>\d{1,3}) servings?\b)?/m,
]

/** What a reply tells of several days, or of what a day lacks: none of its dishes is the one. */
const OF_A_DAY = /^(?:Missing|Nothing is missing) for (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/m
const MEAL_OF_A_DAY = new RegExp(`\\b(?:${mealPattern}) on [^:."]{3,30}: `, 'gi')

/** The dish of which the last turns told, the last one first. Undefined where none was told alone. */
export function dishInPlay({ recent_turns: turns }: Pick<TurnBrief, 'recent_turns'>): DishInPlay | undefined {
  const told = turns.slice(-TURNS_BACK).flatMap(({ response }) => toldIn(response) ?? [])
  const last = told.at(-1)
  if (last === undefined || last === 'several') return undefined
  const same = told.flatMap((one) =>
    one !== 'several' && one.name.toLowerCase() === last.name.toLowerCase() ? [one] : [],
  )
  const serves = same.findLast((one) => one.serves !== null)?.serves ?? null
  return { name: last.name, servings: last.servings, serves }
}

function toldIn(response: string): DishInPlay | 'several' | undefined {
  if (OF_A_DAY.test(response) || (response.match(MEAL_OF_A_DAY) ?? []).length > 1) return 'several'
  const groups = TOLD.map((pattern) => pattern.exec(response)?.groups).find((found) => found !== undefined)
  const numberOf = (said: string | undefined): number | null => (said === undefined ? null : Number(said))
  return (
    groups && {
      name: groups['name'] ?? '',
      servings: numberOf(groups['servings']),
      serves: numberOf(groups['serves']),
    }
  )
}
