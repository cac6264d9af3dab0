import { ask, openSlot } from '../../reading/intent.ts'
import type { Meal } from '@alfred/contracts'
import { ordinalWords, readNumber } from '@alfred/language'
import type { Intent } from '../kitchen-intent.ts'
import { dishesOfADay } from './dishes-of-a-day.ts'
import { dishesOfDays, namesADay } from './dishes-of-days.ts'
import { comingDayPattern, shortWeekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { asWritten, mentionedRefs, onlyRecipe } from '../topic-rule.ts'
import { namesADish } from './names-a-dish.ts'
import { hasWordOf, isOnly } from './no-dish.ts'
import { sideRule } from './read-sides.ts'
import type { TopicRule } from '../topic-rule.ts'

const MEAL = `(?:${mealPattern}|tea|a snack)`
const DAY = `(?:${comingDayPattern})`
const ON = '(?:on |for |of )?'

const MEALS = '(?:breakfasts|brunches|lunches|dinners|suppers|teas)'

function mealOf(said: string | undefined): Meal {
  return mealNamed(said ?? '') ?? 'dinner'
}

/** A dish with how many it is for: "chili for six". */
const FOR_SO_MANY = new RegExp(
  `^(?<said>.+?),? for (?<servings>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|both of us)(?: people| of us| persons| servings| guests)?$`,
)

function readServings(said: string | undefined): number | null {
  return said === undefined ? null : said === 'both of us' ? 2 : (readNumber(said) ?? null)
}

const isOfSpans = hasWordOf('spans', 'storage')
const isPointing = isOnly('pointing', 'vague')
/** "Something quick" is to be thought of, and is no dish. */
const VAGUE = /^(?:something|anything|sth) (?!with\b)/

/** What is spoken of is to be used for a dish, and is no part of its name: "it for chicken soup". */
const USED_FOR =
  /^(?:it|them|these|those|that|this|the (?:rest|leftovers|other half)) (?:for|in|into|as) (?=[a-z])/
/** "The first one" is one of several dishes, and none is called so. */
const ONE_OF_SEVERAL = new RegExp(
  `^(?:the )?(?:${ordinalWords.join('|')}|last|other|next|same) (?:one|dish|recipe|meal|idea|option)$`,
)

/** So much of a dish is none by itself: "one lot", "a portion". */
const PORTION =
  /^(?:(?:an?|one|two|three|\d{1,2}|another|some|the)(?: of)? )?(?:the )?(?:lots?|batch(?:es)?|portions?|servings?)$/

/** A dish with its day: "soup on Friday". */
const DATED_TITLE = new RegExp(`^(?<dish>.+?) (?:on|for) (?<day>${DAY})$`)

/** Why a dish is planned is no part of its name: "a cheese sandwich, kids finished the soup". */
const REASON =
  /,? (?:because|cos|cause|since) .+$|, (?:(?:the|my|our) )?(?:kids|i|i'm|we|we're|he|she|they|it|it's|its|mum|dad|everyone|nobody|there's)\b.+$/

const plan: TopicRule['read'] = ({ title: named = '', meal, day: saidDay, count }, topic) => {
  const whole = named.replace(REASON, '')
  const { said, servings } = FOR_SO_MANY.exec(whole)?.groups ?? { said: whole }
  const dated = saidDay === undefined || saidDay === '' ? DATED_TITLE.exec(said ?? '')?.groups : undefined
  const title = (dated?.['dish'] ?? said ?? '').replace(USED_FOR, '')
  const day = dated?.['day'] ?? saidDay
  // "Plan dinners for next week" names no dish.
  if (isOfSpans(title) || isPointing(title) || VAGUE.test(title)) return undefined
  // A title with another day in it is made of two meals.
  if (namesADay(title)) return undefined
  const isRecipe = /^(?:that|this|the)(?: same)?(?: recipe| one| dish)?$/.test(title)
  const [recipe = isRecipe ? onlyRecipe(topic) : null] = mentionedRefs(topic, 'recipe')
  if (recipe === null && (isRecipe || ONE_OF_SEVERAL.test(title)))
    return [ask('Which recipe do you mean?', openSlot('recipe'))]
  if (PORTION.test(title)) return [ask('Which dish shall I plan?', openSlot('recipe', title))]
  const dish = asWritten(
    topic,
    title.replace(/^(?:the|a|an|some|my|to have|having) /, '').replace(/ recipe$/, ''),
  )
  const planned = {
    day: day ?? 'today',
    meal: mealOf(meal),
    recipe,
    title: recipe === null ? dish : null,
    note: null,
    servings: readServings(servings ?? count),
    beside: null,
  }
  return [
    { tool: 'plan_meals', arguments: { meals: [planned], replace: null, partial: null, without: null } },
  ]
}

const MEAL_NAMED = MEAL.replace('(?:', '(?<meal>')
const WHEN = new RegExp(`^(?<title>.+?) (?:for|as) ${MEAL_NAMED}(?: ${ON}(?<day>${DAY}))?$`)
const WHEN_DAY = new RegExp(`^(?<title>.+?) (?:on|for) (?<day>${DAY})(?:(?:'s)? (?<meal>${MEAL}))?$`)

/**
 * Reads "pasta for dinner on Friday and soup for lunch on Saturday" as one plan, which succeeds or fails as a whole.
 */
const planSeveral: TopicRule['read'] = ({ list: said = '' }, topic) => {
  const parts = said.split(/,? and (?=.* (?:for|on|as) )|, (?=.* (?:for|on|as) )/)
  const read = parts.map((part) => (WHEN.exec(part) ?? WHEN_DAY.exec(part))?.groups)
  if (parts.length < 2 || read.some((groups) => groups === undefined)) return undefined
  const meals = read.flatMap((groups) => {
    const [intent] = plan({ ...groups, day: groups?.['day'] ?? '' }, topic) ?? []
    return intent?.tool === 'plan_meals' ? intent.arguments.meals : []
  })
  // A day that only follows the last dish applies to all of them.
  const day = meals.findLast((meal) => meal.day !== '')?.day ?? 'today'
  const dated = meals.map((meal) => ({ ...meal, day: meal.day === '' ? day : meal.day }))
  return dated.length < parts.length
    ? undefined
    : [{ tool: 'plan_meals', arguments: { meals: dated, replace: null, partial: null, without: null } }]
}

/** Several dishes with a day each, or several meals of one day. */
const planDays: TopicRule['read'] = ({ clause = '' }, topic) => {
  const meals = topic.isQuestion ? undefined : (dishesOfADay(clause, topic) ?? dishesOfDays(clause, topic))
  return meals && [{ tool: 'plan_meals', arguments: { meals, replace: null, partial: null, without: null } }]
}

const replaceMeal: TopicRule['read'] = (groups, topic) =>
  plan(groups, topic)?.map((intent) =>
    intent.tool === 'plan_meals'
      ? { tool: 'plan_meals', arguments: { ...intent.arguments, replace: true } }
      : intent,
  )

const list: TopicRule['read'] = ({ day }): Intent[] => [
  { tool: 'list_meals', arguments: { from: (day ?? 'this week').replace(/^(?:on|for) /, ''), until: null } },
]

const remove: TopicRule['read'] = ({ meal, day }): Intent[] => [
  { tool: 'remove_meal', arguments: { item: null, day: day ?? 'today', meal: mealOf(meal), dish: null } },
]

/** A day alone is its only meal; of several it is asked which are meant. */
const removeDay: TopicRule['read'] = ({ day }, topic): Intent[] | undefined =>
  topic.isQuestion || day === undefined
    ? undefined
    : [{ tool: 'remove_meal', arguments: { item: null, day, meal: null, dish: null } }]

const mealIn = (said: string | undefined): Meal | null => (said === undefined ? null : mealOf(said))

/** "Move Tuesday's dinner to Wednesday": what is not said stays as it was, and a day alone is all of its meals. */
const move: TopicRule['read'] = ({ meal, day, to_meal, to_day, only_meal }, topic): Intent[] | undefined => {
  if (topic.isQuestion || (to_day === undefined && to_meal === undefined && only_meal === undefined))
    return undefined
  const given = {
    item: null,
    from_day: day ?? 'today',
    from_meal: mealIn(meal),
    dish: null,
    to_day: to_day ?? null,
    to_meal: mealIn(to_meal ?? only_meal),
    replace: null,
  }
  return [{ tool: 'move_meal', arguments: given }]
}

const swap: TopicRule['read'] = ({ a, b, a_meal, b_meal, both }, topic): Intent[] | undefined =>
  topic.isQuestion
    ? undefined
    : [
        {
          tool: 'swap_meals',
          arguments: {
            a: { item: null, day: a ?? 'today', meal: mealIn(a_meal ?? both), dish: null },
            b: { item: null, day: b ?? 'today', meal: mealIn(b_meal ?? both), dish: null },
          },
        },
      ]

const copyWeek: TopicRule['read'] = ({ from, to }, topic): Intent[] | undefined =>
  topic.isQuestion
    ? undefined
    : [
        {
          tool: 'copy_week',
          arguments: { from: weekOf(from) ?? 'this week', to: weekOf(to) ?? 'next week' },
        },
      ]
const weekOf = (said: string | undefined): string | undefined =>
  said?.replace(/'s (?:plan|meals|menu)$/, '').replace(/^the week (?:of|from|beginning|starting) /, '')

const THE = '(?:the |my |our )?'
const PLACE = (day: string, meal: string): string =>
  `${THE}(?:(?<${day}>${DAY})(?:'s)?(?: (?<${meal}>${MEAL}))?)`
const A_WEEK = `(?:(?:the )?week after next|(?:this|last|next) week(?:'s (?:plan|meals|menu))?|the (?:same )?week|(?:the week (?:of|from|beginning|starting) )${DAY})`

/** Places of the plan that change. Tried before a replacement, whose words begin alike. */
const movingRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:move|shift|push|postpone|reschedule|bring forward) ${PLACE('day', 'meal')} (?:back |forward )?(?:to|until|till) (?:(?<to_day>${DAY})(?: (?<to_meal>${MEAL}))?|(?<only_meal>${MEAL}))$`,
    ),
    read: move,
  },
  {
    match: new RegExp(
      `^(?:move|shift|push|postpone|reschedule|bring forward) ${THE}(?<meal>${MEAL})(?: (?:on|of|from|for) (?<day>${DAY}))? (?:back |forward )?(?:to|until|till) (?:(?<to_day>${DAY})(?: (?<to_meal>${MEAL}))?|(?<only_meal>${MEAL}))$`,
    ),
    read: move,
  },
  { match: new RegExp(`^leave (?<day>${DAY}) (?:empty|free|open|blank|out)$`), read: () => [] },
  {
    match: new RegExp(
      `^(?:swap|switch|exchange|flip) (?:the |my |our )?(?:(?<both>${MEAL})s? (?:on|of|for) )?${PLACE('a', 'a_meal')} (?:and|with|for) ${PLACE('b', 'b_meal')}(?: (?:around|over))?$`,
    ),
    read: swap,
  },
  {
    match: new RegExp(
      `^(?:copy|repeat|duplicate|reuse|use) (?:the |my )?(?:plan (?:of|for|from) )?(?<from>${A_WEEK})(?: (?:plan|meals|menu))?(?: (?:to|for|into|in|onto|on|again) (?<to>${A_WEEK}))?$`,
    ),
    read: copyWeek,
  },
]

/** A day on which nobody cooks: "put Sunday down as eating out". What has no day is asked for one, and is in no place: "soup and rolls, put that down". */
const awayRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:put|mark|note|set)(?: down)? (?<day>${DAY})(?:'s)?(?: (?<meal>${MEAL})| night| evening)?(?: down)? as (?:an? )?(?<title>eating out|(?:a )?meal out|out|take-?away|take-?out)(?: as well| too| please)*$`,
    ),
    read: ({ title = '', ...groups }, topic) =>
      plan({ ...groups, title: /^take/.test(title) ? 'takeaway' : 'eating out' }, topic),
  },
  {
    match:
      /^(?:put|stick|pop|write|jot) (?:that|this|it|those|these|them|all that|the lot) down(?: please)?$/,
    read: (_, topic) =>
      topic.isQuestion ? undefined : [ask('For which day shall I plan it?', openSlot('day'))],
  },
]

/** Dishes that each have a day are planned as they were named, before a plan is made up. */
export const daysOfDishesRules: readonly TopicRule[] = [{ match: /^(?<clause>.{8,600})$/, read: planDays }]

/** In the order in which they are tried. */
const rules: readonly TopicRule[] = [
  ...movingRules,
  ...awayRules,
  {
    match: new RegExp(
      `^what(?:'s| is| are (?:i|we) having| am i having| do (?:i|we) have| will (?:i|we) have| did (?:i|we) plan| have (?:i|we) planned)?(?: there)?(?: planned)? for ${MEAL}(?: ${ON}(?<day>${DAY}))?$`,
    ),
    read: ({ day }, topic) => list({ day: day ?? 'today' }, topic),
  },
  {
    match: new RegExp(
      `^what(?:'s| is)(?: there)?(?: already)? (?:planned|cooking|on (?:the|my|our) (?:menu|plan|meal ?plan|schedule))(?: ${ON}(?<day>${DAY}))?$`,
    ),
    read: list,
  },
  {
    match: new RegExp(`^what(?:'s| is) (?:the|my|our) (?:meal ?)?plan(?: ${ON}(?<day>${DAY}))?$`),
    read: list,
  },
  { match: new RegExp(`^what (?:have|did) (?:i|we) plan(?:ned)?(?: ${ON}(?<day>${DAY}))?$`), read: list },
  {
    match: new RegExp(
      `^(?:show|list|tell)(?: me)? (?:the|my|our) (?:meal ?|weekly )?(?:plan|menu|meals)(?: ${ON}(?<day>${DAY}))?$`,
    ),
    read: list,
  },
  // Several meals are planned ones; what was eaten is told of one day.
  {
    match: new RegExp(
      `^(?:show|list|tell|give)(?: me| us)? (?:all )?(?:of )?(?:the |my |our )?(?:planned |coming |upcoming )?${MEALS}(?: (?:that )?(?:(?:are|i|we)(?:'ve| have)? )?planned| on (?:the|my|our) (?:plan|menu))?(?: ${ON}(?<day>${DAY}))?$`,
    ),
    read: list,
  },
  {
    match: new RegExp(
      `^(?:what|which) ${MEALS} (?:are(?: there)?|have|did|do|will)(?: (?:i|we))?(?: (?:be|been|have|got))?(?: (?:planned|plan|coming up|scheduled|on (?:the|my|our) (?:plan|menu)))(?: ${ON}(?<day>${DAY}))?$`,
    ),
    read: list,
  },
  {
    match: new RegExp(
      `^(?:cancel|remove|delete|clear|skip) (?:the |my )?(?<meal>${MEAL})(?: (?:on|for|from) (?<day>${DAY})| (?<bare>${DAY}))?(?: from the plan)?$`,
    ),
    read: ({ meal, day, bare }, topic) => remove({ meal, day: day ?? bare }, topic),
  },
  {
    match: new RegExp(`^(?:cancel|remove|delete|clear|skip) (?<day>${DAY})'s (?<meal>${MEAL})$`),
    read: remove,
  },
  {
    match: new RegExp(
      `^(?:cancel|clear|wipe|empty|take out|scrap|drop|delete|remove) (?:everything |all (?:of )?(?:the |my )?(?:meals )?|the (?:plan|meals) )?(?:(?:that's |that is |i |we )?(?:have )?planned )?(?:for |on |from |of )?(?<day>${DAY})(?:'s (?:plan|meals|menu))?(?: (?:off|from) (?:the |my )?(?:plan|menu))?$`,
    ),
    read: removeDay,
  },
  {
    match: /^(?:plan|schedule) (?<list>.+ (?:for|on|as) .+(?:,| and) .+ (?:for|on|as) .+)$/,
    read: planSeveral,
  },
  {
    match: new RegExp(
      `^(?:replace|swap|change|switch) (?:the |my |our )?(?<day>${DAY})(?:'s)? ${MEAL_NAMED} (?:with|for|to|by) (?<title>.+)$`,
    ),
    read: replaceMeal,
  },
  {
    match: new RegExp(
      `^(?:replace|swap|change|switch) (?:the |my |our )?${MEAL_NAMED}(?: ${ON}(?<day>${DAY}))? (?:with|for|to|by) (?<title>.+)$`,
    ),
    read: replaceMeal,
  },
  {
    match: new RegExp(
      `^(?:plan|schedule|put|have|set|make|cook|i(?:'ll| will) have|we(?:'ll| will) have)(?: in| down)? (?<title>.+?) (?:for|as) ${MEAL_NAMED}(?: ${ON}(?<day>${DAY}))?$`,
    ),
    read: plan,
  },
  {
    match: new RegExp(
      `^(?:plan|schedule|put|have|set|cook|make|we(?:'ll| will) have)(?: in| down)? (?<title>.+?) for (?<day>${DAY})(?:'s)? (?<meal>${MEAL})$`,
    ),
    read: plan,
  },
  { match: new RegExp(`^(?:plan|schedule) (?<title>.+?) (?:on|for) (?<day>${DAY})$`), read: plan },
  // A dish with its day, told as what will be: what else one may be having is left alone.
  {
    match: new RegExp(
      `^(?:we're|we are|we'll be|we will be|i'll be) (?:having|doing|making|cooking|eating) (?<title>[a-z][a-z' -]{2,60}?) (?:on |for )?(?<day>(?:this |next )?${shortWeekdayPattern}|tonight|tomorrow)(?:'s)?(?: night| evening)?(?:,? (?:for )?(?<count>\\d{1,2}|two|three|four|five|six|seven|eight)(?: of us| people)?)?$`,
    ),
    read: (groups, topic) => (namesADish(groups['title'] ?? '') ? plan(groups, topic) : undefined),
  },
  {
    match: new RegExp(
      `^(?:plan|schedule) (?<title>.+?) (?:(?:on|for) )?(?<day>(?:this |next )?${shortWeekdayPattern}|tonight|today|tomorrow)(?: night| evening)?(?:,? (?:just )?for (?:the )?(?:(?<count>\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|us|both)(?: of us| people| persons| guests| adults)?)?$`,
    ),
    read: plan,
  },
]

export const mealRules: readonly TopicRule[] = [sideRule(rules), ...rules]
