import { capitalised } from '@alfred/language/wording'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { ask, openSlot } from '../../reading/intent.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { namesADay } from './dishes-of-days.ts'
import { planInstead } from './plan-of-dish.ts'
import { plannedMeals, plannedOn, type PlannedDish } from './planned-meals.ts'
import { asWritten } from '../topic-rule.ts'
import type { TopicRule } from '../topic-rule.ts'

// Reads what somebody wants instead of what is planned for a day.

const DAY = `(?<day>(?:this |next )?${shortWeekdayPattern}|today|tonight|tomorrow)`
const MEAL = `(?<meal>${mealPattern})`
const WORDS = "[\\p{L}][\\p{L}' -]{1,60}?"
const INSTEAD = `(?:a |an |some |the )?(?<to>${WORDS}) (?:instead of|rather than) (?:a |an |some |the )?(?<from>${WORDS})`

/** "Thursday should be ham instead of cheese": the dish of that day with another word in its name, at its own meal. */
const otherWord: TopicRule['read'] = ({ day, meal, to = '', from = '' }, topic) => {
  // "Saturday instead of Sunday" is about days.
  if (topic.isQuestion || topic.brief === null || namesADay(`${to} ${from}`)) return undefined
  const said = mealNamed(meal ?? '')
  // The words are letters, blanks and hyphens, which are safe in a pattern.
  const word = new RegExp(`(?<!\\p{L})${from.replace(/e?s$/, '')}(?:e?s)?(?!\\p{L})`, 'iu')
  const found = (day === undefined ? plannedMeals(topic.brief) : plannedOn(day, topic.brief)).filter(
    (dish) => (said === null || dish.meal === said) && word.test(dish.title),
  )
  const [only, ...others] = found
  if (only === undefined) {
    const question = `I know of nothing with ${from} that is planned for ${asWritten(topic, day ?? 'that')}. For which day is it?`
    return [ask(question, openSlot('day', day ?? meal))]
  }
  if (others.length > 0)
    return [ask(`Which one: ${found.map(sayDish).join(' or ')}?`, openSlot('day', day ?? meal))]
  const written = asWritten(topic, to)
  const title = only.title.replace(word, (old) => (/^\p{Lu}/u.test(old) ? capitalised(written) : written))
  return [planInstead({ day: only.day, meal: only.meal, title, servings: null })]
}

const sayDish = ({ meal, title }: PlannedDish): string => `${meal} (${title})`

/** "I'd rather have something lighter on Friday": another dish for that day alone. */
const RATHER = new RegExp(
  `\\b(?:i|we)(?:'d| would) (?:rather|prefer(?: to)?|like to)(?: have| eat| cook| make| do)? something (?<kind>[a-z][a-z -]{2,40}?)(?: instead)? (?:on |for )?${DAY}(?:'s)?(?: (?:for )?${MEAL})?(?=$|[.,!?;])|\\b(?:can|could|shall|may) (?:i|we) (?:have|eat|cook|make|do) something (?<kind>[a-z][a-z -]{2,40}?)(?: instead)? (?:on |for )?${DAY}(?:'s)?(?: (?:for )?${MEAL})? instead(?=$|[.,!?;])|\\b(?:on |for )?${DAY},? (?:i|we)(?:'d| would) (?:rather|prefer(?: to)?)(?: have| eat| cook| make| do)? something (?<kind>[a-z][a-z -]{2,40}?)(?=$|[.,!?;])`,
  'i',
)

/** "Plan something quick for Saturday night": a dish for that day alone, instead of nothing. */
const FOR_A_DAY = new RegExp(
  `^(?:please )?(?:plan|schedule|cook|make) something [a-z][a-z -]{2,40}? (?:on |for )${DAY}(?:'s)?(?: (?:for )?${MEAL}| night| evening)?(?=$|[.,!?;])`,
  'i',
)

/** The one day for which a dish is to be thought of, and whether it takes the place of what is planned then. Undefined for anything else. */
export function dishForDay(text: string): { day: string; isInstead: boolean } | undefined {
  const instead = RATHER.exec(text)?.groups?.['day']
  const day = instead ?? FOR_A_DAY.exec(text)?.groups?.['day']
  return day === undefined ? undefined : { day: day.toLowerCase(), isInstead: instead !== undefined }
}

/** In the order in which they are tried. */
export const otherThanPlannedRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:make |change )?(?:the |my |our )?(?:${DAY}(?:'s)?(?: ${MEAL})?|${MEAL}(?= (?:should|is|will)))(?: (?:should|shall|will|has to|is (?:going )?to|ought to) be| is| to)? ${INSTEAD}$`,
      'u',
    ),
    read: otherWord,
  },
  {
    match: new RegExp(
      `^(?:let's |i'd (?:rather|like to) |we'd (?:rather|like to) |i want to |we want to )?(?:have|do|make|eat) ${INSTEAD} (?:on |for )?${DAY}(?:'s)?(?: (?:for )?${MEAL})?$`,
      'u',
    ),
    read: otherWord,
  },
  {
    match: /\bsomething\b/,
    read: (_, { written }) =>
      dishForDay(written) === undefined
        ? undefined
        : [{ tool: 'request', request: 'plan_week', text: written }],
  },
]
