import { numberWords, readNumber } from '@alfred/language'
import type { Meal } from '@alfred/contracts'
import { dishOfMeal } from '../../reading/dish-of-meal.ts'
import { comingDayPattern, weekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namesADish } from './names-a-dish.ts'
import { asWritten, mentionedLabels, mentionedRefs, type Topic, type TopicRule } from '../topic-rule.ts'

// Reads what is done to planned dishes that are meant by what was shown, by their name, or by their place: "cancel that", "move the
// second one to Friday", "cancel the rice", "make Saturday's dinner for six".

type Groups = Readonly<Record<string, string | undefined>>
/** A planned dish, or a meal with all of its dishes. */
type Planned = { item: string | null; day: string | null; meal: Meal | null; dish: string | null }

const NOWHERE: Planned = { item: null, day: null, meal: null, dish: null }
const MEAL = `(?:${mealPattern})`
const DAY = `(?:${comingDayPattern})`
const ORDINAL = '(?:first|second|third|fourth|fifth|last|other)'
/** What was shown: one of it, or all of it. */
const POINTED = `(?<pointed>it|this|that(?: one)?|this one|the ${ORDINAL}(?: one| dish| meal)?|that (?:dish|meal)|both(?: of (?:them|those))?|them(?: all| both)?|those|all of (?:it|them|those))`
const DISH = "(?:the |my |our |that |this )?(?<dish>[\\p{L}][\\p{L}' -]{1,80}?)"
const PLACE = `(?:the |my |our )?(?:(?<day>${DAY})(?:'s)?(?: (?<meal>${MEAL}|meal))?|(?<first>${MEAL})(?: (?:on|for) (?<behind>${DAY})| (?<bare>${DAY}))?)`
const COUNT = `(?<count>\\d{1,3}|${numberWords.join('|')})(?: people| persons| of us| servings| guests| adults)?`
const TO = `(?:back |forward |over )?(?:to|until|till|on|for) (?:the )?(?<to_day>${DAY})(?:'s)?(?: (?:for )?(?<to_meal>${MEAL}))?(?: (?:night|evening))?(?: instead)?`

/** What was shown of the plan and is meant by "it" or "the second one"; nothing where anything else was shown. */
function pointedAt(topic: Topic): Planned[] {
  const mentions = topic.brief?.understanding.entity_mentions ?? []
  const isOfPlan = mentions.every(({ entity_type: type }) => type === 'meal')
  return isOfPlan ? mentionedRefs(topic, 'meal').map((item) => ({ ...NOWHERE, item })) : []
}

/** Was a dish of that name, or of words of it, shown as planned? */
function isShownAsPlanned(said: string, topic: Topic): boolean {
  const words = said.toLowerCase().split(' ')
  const shown = topic.brief?.entities.filter(({ type }) => type === 'meal') ?? []
  const labels = [...mentionedLabels(topic, 'meal'), ...shown.map(({ label }) => label)]
  return labels.some((label) => {
    const title = dishOfMeal(label).toLowerCase().split(' ')
    return words.every((word) => title.includes(word))
  })
}

const PLACE_OF_MEAL = new RegExp(`^(?:${DAY}|${MEAL})\\b`)

/** The dish that is named, looked for wherever it is planned. None where a day or a meal is named instead. */
function named({ dish = '', on }: Groups, topic: Topic): Planned[] {
  const said = dish.trim()
  if (PLACE_OF_MEAL.test(said) || !(namesADish(said) || isShownAsPlanned(said, topic))) return []
  return [{ ...NOWHERE, day: on ?? null, dish: asWritten(topic, said).slice(0, 160) }]
}

/** A dish that is shown as planned, told before what becomes of it. */
function notWanted(groups: Groups, topic: Topic): Planned[] {
  return isShownAsPlanned((groups['dish'] ?? '').trim(), topic) ? named(groups, topic) : []
}

function placed({ day, meal = '', first, behind, bare }: Groups): Planned[] {
  return [{ ...NOWHERE, day: day ?? behind ?? bare ?? 'today', meal: mealNamed(first ?? meal) }]
}

type Meant = (groups: Groups, topic: Topic) => Planned[]
/** Of both where only one is known the other would be lost without a word. */
const pointed: Meant = ({ pointed: said }, topic) => {
  const found = pointedAt(topic)
  return said?.startsWith('both') === true && found.length < 2 ? [] : found
}

/** What is done to each planned dish that is meant; undefined where none is, so that others may read it. */
function each(meant: Meant, act: (planned: Planned, groups: Groups) => Intent): TopicRule['read'] {
  return (groups, topic) => {
    const found = topic.isQuestion ? [] : meant(groups, topic)
    return found.length === 0 ? undefined : found.map((planned) => act(planned, groups))
  }
}

const remove = (planned: Planned): Intent => ({ tool: 'remove_meal', arguments: planned })

const move = ({ item, day, meal, dish }: Planned, { to_day: to, to_meal: toMeal }: Groups): Intent => ({
  tool: 'move_meal',
  arguments: {
    ...{ item, dish, from_day: day, from_meal: meal, replace: null },
    ...{ to_day: to ?? null, to_meal: toMeal === undefined ? null : mealNamed(toMeal) },
  },
})

/** Two dishes that were shown change places: "swap them", "swap the first and the second". */
const swapPointed: TopicRule['read'] = (_, topic) => {
  const [a, b, ...others] = topic.isQuestion ? [] : pointedAt(topic)
  return a === undefined || b === undefined || others.length > 0
    ? undefined
    : [{ tool: 'swap_meals', arguments: { a, b } }]
}

/** Two dishes change places by their names; butter and margarine are swapped in a recipe. */
const swapNamed: TopicRule['read'] = ({ dish = '', other = '' }, topic) => {
  const both = [dish, other].map((name) => name.trim())
  if (topic.isQuestion || both.some((name) => PLACE_OF_MEAL.test(name) || !isShownAsPlanned(name, topic)))
    return undefined
  const [a = NOWHERE, b = NOWHERE] = both.map((name) => ({
    ...NOWHERE,
    dish: asWritten(topic, name).slice(0, 160),
  }))
  return [{ tool: 'swap_meals', arguments: { a, b } }]
}

const serve = (planned: Planned, { count = '', own }: Groups): Intent => ({
  tool: 'set_meal_servings',
  arguments: { ...planned, servings: own === undefined ? (readNumber(count) ?? null) : null },
})

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^(?:${pattern})$`, 'u'),
  read,
})

const CANCEL = '(?:cancel|scrap|remove|delete|drop|skip|forget(?: about)?|bin)'
const OFF = '(?: (?:off|from|out of) (?:the |my |our )?(?:meal ?)?(?:plan|menu|schedule))'
const MOVE = '(?:move|shift|push|postpone|reschedule|put|bring forward)'
const HAVE = "(?:(?:let's |we'll |i'll |we |i )?(?:have|make|cook|do|eat))"
const NOW = '(?: now| instead| please| after all| then)?'
/** What becomes of a planned dish that nobody wants: "Monday's fish can do one". The same is said of food, so that it has to be shown as planned. */
const NOT_WANTED =
  "(?:can (?:go|do one|get lost|be (?:scrapped|cancelled|dropped))|(?:is|has been) (?:cancelled|scrapped)|(?:is not|isn't) happening|gets the chop|(?:is|comes|can come)? ?off the (?:plan|menu))"
const SWAP = '(?:swap|switch|exchange)(?: around| over)?'
const AROUND = '(?: around| over| round)?'
const ALSO = "(?:and|with|for) (?:the |my |our |that |this )?(?<other>[\\p{L}][\\p{L}' -]{1,80}?)"
const MAKE = '(?:make|cook|do|plan|set|change|scale)'

/** In the order in which they are tried. */
export const plannedDishRules: readonly TopicRule[] = [
  rule(`${CANCEL} ${POINTED}${OFF}?${NOW}`, each(pointed, remove)),
  rule(`take ${POINTED}(?: off|${OFF})${NOW}`, each(pointed, remove)),
  rule(`${MOVE} ${POINTED} ${TO}`, each(pointed, move)),
  rule(`${HAVE} ${POINTED} (?:on )?(?<to_day>${DAY})(?: (?<to_meal>${MEAL}))? instead`, each(pointed, move)),
  rule(
    `${SWAP} (?:${POINTED}|the ${ORDINAL}(?: one| dish| meal)? (?:and|with|for) (?:the )?${ORDINAL}(?: one| dish| meal)?|those two|these two|the two)${AROUND}${NOW}`,
    swapPointed,
  ),
  rule(`${SWAP} ${DISH} ${ALSO}${AROUND}${NOW}`, swapNamed),
  rule(`${MAKE} ${POINTED}(?: to be| to| serve)? for ${COUNT}${NOW}`, each(pointed, serve)),
  rule(`(?:it's|that's|it is|that is|it (?:should|will) be) for ${COUNT}${NOW}`, each(pointed, serve)),
  rule(`(?:no,? |actually,? )?for ${COUNT}${NOW}`, each(pointed, serve)),
  rule(`${MAKE} ${PLACE}(?: to be| to)? for ${COUNT}${NOW}`, each(placed, serve)),
  rule(`${PLACE} (?:is|will be|should be|needs to be) for ${COUNT}${NOW}`, each(placed, serve)),
  rule(
    `(?:we're|we are|we'll be|we will be|there(?:'ll| will) be|there are|it's|i'm cooking for) ${COUNT}(?: eating| coming)? (?:for|at|on) ${PLACE}${NOW}`,
    each(placed, serve),
  ),
  rule(
    `(?:change|set|put) (?:the )?(?:servings|portions|number(?: of (?:people|servings))?) (?:of|for|on) ${PLACE} to ${COUNT}${NOW}`,
    each(placed, serve),
  ),
  rule(
    `(?:change|set|put) (?:the )?(?:servings|portions|number(?: of (?:people|servings))?) (?:of|for|on) ${DISH}(?: (?:on|for) (?<on>${DAY}))? to ${COUNT}${NOW}`,
    each(named, serve),
  ),
  rule(
    `${MAKE} ${DISH}(?: (?:on|for) (?<on>${DAY}))? for ${COUNT}${NOW}`,
    each(
      (groups, topic) => (isShownAsPlanned(groups['dish'] ?? '', topic) ? named(groups, topic) : []),
      serve,
    ),
  ),
  rule(`(?:cancel|scrap) ${DISH}(?: (?:on|for) (?<on>${DAY}))?${OFF}?${NOW}`, each(named, remove)),
  rule(
    `(?:the |my |our )?(?:(?:(?<on>${DAY})(?:'s)?|(?<on>${weekdayPattern})s) ${DISH}|${DISH}(?: (?:on|for) (?<on>${DAY}))?) ${NOT_WANTED}${NOW}`,
    each(notWanted, remove),
  ),
  rule(
    `(?:take|remove|delete|drop|cross|strike|cut) ${DISH}(?: (?:on|for) (?<on>${DAY}))?${OFF}${NOW}`,
    each(named, remove),
  ),
  rule(
    `(?:we're|i'm|we are|i am) not (?:having|making|cooking|doing|eating) ${DISH}(?: (?:on|for) (?<on>${DAY}))?(?: after all| any ?more| now)`,
    each(named, remove),
  ),
  rule(
    `(?:move|shift|push|bump|postpone|reschedule|bring forward) ${DISH}(?: (?:from|on) (?<on>${DAY}))? ${TO}`,
    each(named, move),
  ),
]

const POINTS = new RegExp(`^${POINTED}$`, 'u')

/** The one planned dish that was pointed at and cooked: "cooked the second one". */
export function plannedPointedAt(said: string, topic: Topic): Planned | null {
  const [only, ...others] = POINTS.test(said) ? pointedAt(topic) : []
  return only !== undefined && others.length === 0 ? only : null
}
