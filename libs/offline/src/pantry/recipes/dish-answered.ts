import type { ShownCall } from '@alfred/contracts'
import { ordinalWords, weekdayOf } from '@alfred/language'
import { z } from 'zod'
import { mealNamed } from '../../reading/meal-words.ts'
import { shortWeekdayPattern } from '../../reading/day-words.ts'

const asked = z.object({
  dishes: z.array(z.object({ title: z.string(), day: z.string(), meal: z.string() })),
})
type Dish = z.infer<typeof asked>['dishes'][number]

const EVERY = /^(?:all|both|every|everything|each)\b/i
const WEEKDAY = new RegExp(`^${shortWeekdayPattern}$`)
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** Words that say nothing of which dish it is. */
const FILLERS = new Set(
  'the a an one on for of at please with dish meal from in night evening it is its that planned'.split(' '),
)

/**
 * The call that asked which planned dish is meant, for each of those that the answer means: by words of its name, its day, its meal, its
 * number, or all of them. The call with the answer as the name where it fits none.
 */
export function dishesAnswered(
  meant: ShownCall,
  answer: string,
): { tool: string; arguments: Record<string, unknown> }[] {
  const { dishes } = asked.parse(meant.details)
  const chosen = EVERY.test(answer) ? dishes : fitting(answer, dishes)
  const place = (day: string, meal: string): Record<string, unknown> =>
    meant.tool === 'move_meal' ? { from_day: day, from_meal: meal } : { day, meal }
  return chosen.length === 0
    ? [{ tool: meant.tool, arguments: { ...meant.arguments, dish: answer } }]
    : chosen.map(({ title, day, meal }) => ({
        tool: meant.tool,
        arguments: { ...meant.arguments, item: null, dish: title, ...place(day, meal) },
      }))
}

function fitting(answer: string, dishes: readonly Dish[]): Dish[] {
  const words = answer
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
  const [only, ...others] = words
  if (only === undefined) return []
  const index = others.length > 0 ? -1 : only === 'last' ? dishes.length - 1 : ordinalWords.indexOf(only)
  const nth = dishes[index]
  if (nth !== undefined) return [nth]
  // Of a name that is within another name the whole one is meant.
  const whole = dishes.filter(({ title }) => title.toLowerCase() === answer.toLowerCase())
  return whole.length > 0 ? whole : dishes.filter((dish) => words.every((word) => fits(word, dish)))
}

function fits(word: string, { title, day, meal }: Dish): boolean {
  if (mealNamed(word) === meal) return true
  if (WEEKDAY.test(word)) return weekdays[weekdayOf(day) - 1] === word.slice(0, 3)
  return title
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((one) => one === word || one.replace(/(?:es|s)$/, '') === word.replace(/(?:es|s)$/, ''))
}
