import type { TurnBrief } from '@alfred/contracts'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { planOfDish } from '../plan/plan-of-dish.ts'
import { dishesInPlay } from './recipe-meant.ts'

/** "Cook it tonight", "let's have that on Friday", "I'll make this for lunch tomorrow". */
const ON_A_DAY = new RegExp(
  `^(?:(?:ok|okay|great|lovely|yes|right|then|so|please|let's|i'll|i will|we'll|we will|can we|shall we)[ ,]+)*(?:cook|make|have|do|plan|eat) (?:it|that|this)(?: one)?(?: for (?<meal>${mealPattern}))?,? (?:on |for )?(?<day>tonight|today|tomorrow|(?:this |next )?${shortWeekdayPattern})(?:'s)?(?: (?<late_meal>${mealPattern})| night| evening)?[.! ]*$`,
  'i',
)

/** Plans the one dish that was shown last for the day that is told. Undefined where none, or more than one, was shown, and for anything else. */
export function dishShownPlanned(message: string, brief: TurnBrief | null): Intent[] | undefined {
  const { day, meal, late_meal: lateMeal } = ON_A_DAY.exec(message.trim().replaceAll('’', "'"))?.groups ?? {}
  if (day === undefined || brief === null || brief.pending !== null) return undefined
  const [title, ...others] = dishesInPlay({ brief, written: message, isQuestion: false, last: [] })
  if (title === undefined || others.length > 0) return undefined
  const named = mealNamed((meal ?? lateMeal ?? '').toLowerCase()) ?? 'dinner'
  return [planOfDish({ day: day.toLowerCase(), meal: named, title })]
}
