import { mealPattern } from '../reading/meal-words.ts'

// Names a meal by the hour at which people tell that they had it: "eggs this morning and soup for lunch".

type Hour = { said: string; meal: 'breakfast' | 'dinner' }

const HOURS: readonly Hour[] = [
  { said: 'this morning|in the morning|(?:for|at) breakfast time', meal: 'breakfast' },
  { said: 'this evening|in the evening|tonight', meal: 'dinner' },
]
const ANOTHER_DAY = /\b(?:yesterday|tomorrow|last night|ago|last \w+day)\b/
const DAY = /(?:^|,? )(?:earlier )?today(?=$|[ ,])/

/** "Morning was porridge": the time of day stands for its meal. */
const STANDS_FOR = /(^|,? and |, )(?:the |my )?(morning|evening) (?=(?:was|were)\b|i had\b)/g

/**
 * A sentence about several meals with each of them by its name. Where no other meal is told, an hour is only when something was eaten.
 */
export function mealsByHour(text: string): string {
  if (ANOTHER_DAY.test(text)) return text
  const named = text.replace(
    STANDS_FOR,
    (_, before: string, hour: string) => `${before}${hour === 'morning' ? 'breakfast' : 'dinner'} `,
  )
  const told = HOURS.filter(({ said }) => new RegExp(`\\b(?:${said})\\b`).test(named))
  const meals = new Set(
    [...named.matchAll(new RegExp(`\\b(?:${mealPattern})\\b`, 'g'))].map(([meal]) => meal),
  )
  if (told.length + meals.size < 2) return named
  const worded = told
    .filter(({ meal }) => !meals.has(meal))
    .reduce((said, hour) => said.replace(new RegExp(`\\b(?:${hour.said})\\b`), `for ${hour.meal}`), named)
  return withMealBehind(worded === text ? text : worded.replace(DAY, ' ').trim())
}

const IN_FRONT = new RegExp(
  `^(?<meal>for (?:${mealPattern})),? (?<had>(?:i |we )?(?:had |ate |drank )?)(?<food>[^,]{2,60}?)(?<behind>,? (?:and )?then .*\\bfor (?:${mealPattern})\\b.*)$`,
)

/** One meal in front of its foods and the next one behind them, both behind: "for breakfast eggs, then soup for lunch". */
function withMealBehind(text: string): string {
  const { meal, had = '', food = '', behind = '' } = IN_FRONT.exec(text)?.groups ?? {}
  return meal === undefined ? text : `${had}${food} ${meal}${behind}`
}
