import { comingDayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { namesADay } from './dishes-of-days.ts'
import { namesADish } from './names-a-dish.ts'
import { hasWordOf, isOnly } from './no-dish.ts'
import type { Intent } from '../kitchen-intent.ts'
import { planOfDish } from './plan-of-dish.ts'
import { asWritten, readByRules, type Topic, type TopicRule } from '../topic-rule.ts'

// Reads dishes beside others: "add a salad to Friday's dinner", "plan chicken for Friday with rice as a side".

const MEAL = `(?:${mealPattern})`
const DAY = `(?:${comingDayPattern})`
/** A meal that is planned: "Friday's dinner", "dinner on Friday", "tomorrow's plan". */
const PLACE = `(?:the |my |our )?(?:(?<day>${DAY})(?:'s)?(?: (?<meal>${MEAL}|meal|plan))?|(?<first>${MEAL})(?: (?:on|for) (?<behind>${DAY})| (?<bare>${DAY}))?)`
const AS_SIDE = '(?: as (?:a |an |the )?(?:side(?: dish)?|starter|dessert|pudding|afters)| on the side)'
const DISH = "(?<dish>[\\p{L}][\\p{L}\\d' -]{1,80}?)"
const isPointing = isOnly('pointing', 'demonstrative', 'vague')
const isOfLists = hasWordOf('lists', 'records', 'counts')
/** What is no dish: amounts, lists, and what is done to stock and diary. */
const isNoDish = (said: string): boolean => isPointing(said) || /\d/.test(said) || isOfLists(said)

type Groups = Readonly<Record<string, string | undefined>>

function placeIn({ day, meal, first, behind, bare }: Groups): {
  day: string
  meal: ReturnType<typeof mealNamed>
} {
  return { day: day ?? behind ?? bare ?? 'today', meal: mealNamed(first ?? meal ?? '') }
}

const dishOf = (said: string | undefined, topic: Topic): string =>
  asWritten(topic, (said ?? '').replace(/^(?:the|a|an|some|my|our) /, '')).slice(0, 160)

const beside: TopicRule['read'] = (groups, topic): Intent[] | undefined => {
  const title = dishOf(groups['dish'], topic)
  if (topic.isQuestion || isNoDish(title) || namesADay(title) || !namesADish(title)) return undefined
  const { day, meal } = placeIn(groups)
  return [planOfDish({ day, meal: meal ?? 'dinner', title, beside: true })]
}

const removeDish: TopicRule['read'] = (groups, topic): Intent[] | undefined => {
  const dish = dishOf(groups['dish'], topic)
  if (topic.isQuestion || dish === '' || isNoDish(dish) || mealNamed(dish) !== null) return undefined
  const { day, meal } = placeIn(groups)
  return [{ tool: 'remove_meal', arguments: { item: null, day, meal: meal ?? 'dinner', dish } }]
}

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^(?:${pattern})$`, 'u'),
  read,
})

/** Dishes that come beside what is planned, or go alone. In the order in which they are tried. */
export const besideRules: readonly TopicRule[] = [
  rule(`(?:add|include) ${DISH}${AS_SIDE}? (?:to|with|on|for|beside) ${PLACE}${AS_SIDE}?`, beside),
  rule(`put ${DISH}${AS_SIDE} (?:to|with|on|for|beside) ${PLACE}`, beside),
  rule(
    `(?:we|i)(?:'ll| will| want to| would like to|'d like to)? (?:also )?(?:have|serve|make|do) ${DISH} (?:with|alongside|beside|next to) ${PLACE}${AS_SIDE}?`,
    beside,
  ),
  rule(`(?:serve|have|make|do) ${DISH} (?:with|alongside|beside|next to) ${PLACE}${AS_SIDE}?`, beside),
  rule(`(?:remove|take|drop|leave|delete|cancel|cut) ${DISH} (?:off|from|out of) ${PLACE}`, removeDish),
  rule(`(?:skip|leave out|drop) ${DISH} (?:for|on|at) ${PLACE}`, removeDish),
]

const WITH_SIDE = new RegExp(
  `^(?<begin>(?:plan|schedule|have|make|cook|do|let's have) .+?),? (?:with|and) (?<side>[\\p{L}][\\p{L}' -]{1,60}?)${AS_SIDE}(?<rest>(?: (?:for|on|as) .+)?)$`,
  'u',
)

/** A dish with its side, planned as two dishes of one meal; the dish itself is read by the other rules. */
export function sideRule(others: readonly TopicRule[]): TopicRule {
  return {
    match: WITH_SIDE,
    read: ({ begin = '', side, rest = '' }, topic) => {
      const [main, ...more] = readByRules(others, `${begin}${rest}`, topic) ?? []
      if (main?.tool !== 'plan_meals' || more.length > 0) return undefined
      const [dish] = main.arguments.meals
      if (dish === undefined || main.arguments.meals.length > 1) return undefined
      const added = { ...dish, recipe: null, title: dishOf(side, topic), note: null, beside: true }
      return [{ tool: 'plan_meals', arguments: { ...main.arguments, meals: [dish, added] } }]
    },
  }
}
