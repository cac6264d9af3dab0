import type { TurnBrief } from '@alfred/contracts'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { lastMealTold, type MealTold } from './days-spoken-of.ts'
import type { Intent } from '../kitchen-intent.ts'

const DAY = `(?:this |next )?${shortWeekdayPattern}|today|tonight|tomorrow|the day after tomorrow`
/** "No, Friday", "actually make it Tuesday lunch", "Sunday instead, not Saturday": a bare day, with the words of who puts something right. */
const OTHER_DAY = new RegExp(
  `^(?:(?:no|nah|nope|actually|sorry|oh|oops|wait|hmm|i mean|i meant|rather|better|let's say|let's do|make (?:it|that)|move (?:it|that) to|change (?:it|that) to)[ ,.!-]+)*(?:on |for |to )?(?<day>${DAY})(?:'s)?(?: (?:for )?(?<meal>${mealPattern})| night| evening)?(?:,? (?:instead|then|rather|please|sorry|after all|is better|would be better|suits (?:us|me) better|(?:and )?not (?:${DAY})))*[.! ]*$`,
  'i',
)

/** Reads a bare day right behind the one dish that was planned: it is moved there. Undefined for anything else. */
export function otherDayForLast(message: string, brief: TurnBrief | null): Intent[] | undefined {
  const { day, meal } = OTHER_DAY.exec(message.trim().replaceAll('’', "'"))?.groups ?? {}
  const last = brief === null || day === undefined ? undefined : lastMealTold(brief)
  if (last === undefined || !last.isOnly || day === undefined) return undefined
  return [mealMoved(last, { day: day.toLowerCase(), meal: mealNamed(meal?.toLowerCase() ?? '') })]
}

/** Moves a planned dish to another day, and to another meal where one is named. */
export const mealMoved = (
  { day, meal, title }: Pick<MealTold, 'day' | 'meal' | 'title'>,
  to: { day: string; meal: MealTold['meal'] | null },
): Intent => ({
  tool: 'move_meal',
  arguments: {
    ...{ item: null, from_day: day, from_meal: meal, dish: title, replace: null },
    ...{ to_day: to.day, to_meal: to.meal },
  },
})
