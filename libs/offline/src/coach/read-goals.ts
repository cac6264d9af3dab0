import { ask, askPossibleAmount } from '../reading/intent.ts'
import { findNutrient, nutrients } from '@alfred/contracts'
import type { Nutrient, NutritionArguments } from '@alfred/contracts'
import type { Intent } from './coach-intent.ts'
import { activityIn, ageIn, heightIn, sexIn, weightIn } from './body-measures.ts'
import type { Sentence } from './plain-sentences.ts'

// Reads questions for goals, new goals, and requests to calculate goals.

const NAME = '[a-z][a-z0-9 -]{1,24}?'
const AMOUNT =
  '(?<amount>\\d+(?:\\.\\d+)?) ?(?<unit>kcal|calories|mcg|mg|kg|g|ml|l|litres?|liters?|grams?|milligrams?)?'
const PER_DAY = '(?: (?:a|per|each|every) day| daily)?'
/** A goal of which nothing before it says of what: "my new daily goal". */
const OF_ALL = '(?:my|our|the)(?: (?:new|current|main|own|personal|daily|overall))* '
const FOR_A_DAY = '(?: (?:for (?:the|a|each|every)|per|a|each) day)?'
const IS = '(?:is|should be|shall be|will be|stays|remains)(?: now| still| about)?'
const SETTERS: readonly RegExp[] = [
  new RegExp(
    `^(?:set|change|update|make|raise|lower|increase|reduce|put|move)(?: my| the| a)? (?:daily )?(?<name>${NAME}) (?<kind>goal|limit|target|maximum)(?: to| at| of|:)? ${AMOUNT}${PER_DAY}$`,
  ),
  new RegExp(`^(?<kind>limit|cap)(?: my| the)? (?:daily )?(?<name>${NAME}) (?:to|at) ${AMOUNT}${PER_DAY}$`),
  new RegExp(
    `^${OF_ALL}(?<kind>goal|limit|target)${FOR_A_DAY} ${IS} (?<amount>\\d+(?:\\.\\d+)?) ?(?<unit>kcal|calories)${PER_DAY}$`,
  ),
  new RegExp(
    `^${OF_ALL}(?<kind>goal|limit|target)${FOR_A_DAY} ${IS} ${AMOUNT}(?: of)? (?<name>${NAME})${PER_DAY}$`,
  ),
  new RegExp(
    `^(?:[^,.]{3,50}[,.] ?(?:so |please )?)?(?:set|put) me (?:to|at|on) (?<amount>\\d+(?:\\.\\d+)?) ?(?<unit>kcal|calories)${PER_DAY}$`,
  ),
  new RegExp(
    `^(?:my )?(?:daily )?(?<name>${NAME}) (?<kind>goal|limit|target) (?:is|should be|shall be) ${AMOUNT}${PER_DAY}$`,
  ),
  new RegExp(
    `^(?:set|add|make|create) (?:a|an|my) (?:daily )?(?<kind>goal|limit|target) of ${AMOUNT}(?: of| for)? (?<name>${NAME})${PER_DAY}$`,
  ),
  new RegExp(
    `^(?:eat|get|have|stay|keep)?(?: to| at)? ?(?<kind>at least|at most|no more than|under|less than) ${AMOUNT}(?: of)? (?<name>${NAME})(?: (?:a|per|each|every) day| daily)$`,
  ),
  new RegExp(
    `^(?:eat|get|have|drink|aim for|aim at|aim to eat|shoot for) ${AMOUNT}(?: of)? (?<name>${NAME})(?: (?:a|per|each|every) day| daily)$`,
  ),
  new RegExp(
    `^(?<kind>max|maximum|min|minimum)(?: of)? ${AMOUNT}(?: of)? (?<name>${NAME})(?: (?:a|per|each|every) day| daily)$`,
  ),
  new RegExp(`^(?:stay|keep) (?<kind>under|below) ${AMOUNT}(?: of)?(?: (?<name>${NAME}))?${PER_DAY}$`),
]
const LIMIT_WORDS = /^(?:limit|cap|max|maximum|at most|no more than|under|to under|below|less than)$/
/** Nutrients whose "goal" is a limit that must not be exceeded. The person sees this before confirming. */
const LIMITED: ReadonlySet<Nutrient> = new Set<Nutrient>([
  'calories',
  'fat_saturated_g',
  'fat_trans_g',
  'sugar_g',
  'sugar_added_g',
  'sodium_mg',
  'cholesterol_mg',
])

/** Parses a goal or limit to be set. */
export function readGoalChange({ text, isQuestion }: Sentence): Intent[] | undefined {
  if (isQuestion && !/^(?:set|change|limit|make)\b/.test(text)) return undefined
  const found = SETTERS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)
  if (found === undefined) return objectToTarget(text)
  const said = found['name'] ?? (/^(?:kcal|calories)$/.test(found['unit'] ?? '') ? 'calories' : '')
  const nutrient = findNutrient(said)
  if (nutrient === undefined) return [ask(`Which nutrient do you mean by "${said}"?`)]
  return [
    goalOf({
      nutrient,
      amount: Number(found['amount']),
      unit: found['unit'],
      kind: found['kind'] ?? 'goal',
    }),
  ]
}

type Goal = { nutrient: Nutrient; amount: number; unit: string | undefined; kind: string }

/** A goal or a limit for a nutrient, or the question for an amount that can be one. */
export function goalOf({ nutrient, amount, unit, kind: word }: Goal): Intent {
  const target = inUnitOf(nutrient, amount, unit)
  if (target === undefined || target <= 0)
    return ask(`How much ${nutrients[nutrient].names[0]} a day, in ${nutrients[nutrient].unit}?`)
  const kind =
    LIMIT_WORDS.test(word) || (!/^(?:at least|min|minimum)$/.test(word) && LIMITED.has(nutrient))
      ? 'limit'
      : 'goal'
  return { tool: 'update_user_goal', arguments: { nutrient, kind, target } }
}

const TARGET =
  /^(?:set|change|update|make|raise|lower|increase|reduce|put|move|limit|cap)\b.* (?:to|at|of) (?<said>\S.*)$/
const OF_GOAL = /\b(?:goals?|limits?|target|maximum|cap)\b/

/** Objects to a target that is not an amount, such as -20 g or infinity. */
function objectToTarget(text: string): Intent[] | undefined {
  const said = OF_GOAL.test(text) ? TARGET.exec(text)?.groups?.['said'] : undefined
  const objection = said === undefined ? undefined : askPossibleAmount(said)
  return objection && [objection]
}

const SCALES: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  kcal: ['energy', 1],
  mcg: ['mass', 1e-6],
  mg: ['mass', 1e-3],
  g: ['mass', 1],
  kg: ['mass', 1e3],
  ml: ['volume', 1],
  l: ['volume', 1e3],
}

/** Converts the amount to the nutrient's own unit. Undefined when it cannot be converted. */
function inUnitOf(nutrient: Nutrient, amount: number, said: string | undefined): number | undefined {
  if (said === undefined) return amount
  const short = said
    .replace(/^calories$/, 'kcal')
    .replace(/^milligrams?$/, 'mg')
    .replace(/^grams?$/, 'g')
    .replace(/^lit.*$/, 'l')
  const [dimension, factor] = SCALES[short] ?? []
  const [ownDimension, ownFactor] = SCALES[nutrients[nutrient].unit] ?? []
  if (dimension !== ownDimension || factor === undefined || ownFactor === undefined) return undefined
  return Math.round(((amount * factor) / ownFactor) * 1e6) / 1e6
}

const ASKED =
  /^(?:(?:what(?:'s| is| are)|whats|show(?: me)?|list|tell me|do i have|have i got) )(?:(?:all|any|of|my|the|nutrition|daily|current|about) )*(?:[a-z]+ )?(?:goals?|targets?|limits?)(?: (?:right )?now| for today| again| set)?$/

/** Parses a question for the current goals. */
export function readGoalQuestion({ text }: Sentence): Intent[] | undefined {
  return ASKED.test(text) ? [{ tool: 'get_user_goals', arguments: {} }] : undefined
}

const REMOVED = new RegExp(
  `^(?:remove|delete|drop|cancel|clear|stop|forget|get rid of|take away|turn off)(?: my| the| a)? (?:daily )?(?<name>${NAME}) (?:goal|limit|target|maximum)$`,
)

/** Parses a request to take a goal away. */
export function readGoalRemoval({ text }: Sentence): Intent[] | undefined {
  const said = REMOVED.exec(text)?.groups?.['name']
  const nutrient = said === undefined ? undefined : findNutrient(said)
  return nutrient && [{ tool: 'remove_user_goal', arguments: { nutrient } }]
}

const COLOURS = new RegExp(
  `^(?:(?:make|turn|show|set|let) )?(?:my |the )?(?<name>${NAME})(?: goal| limit)? (?:be |turn |turns |to )?(?:yellow|amber) (?:from|at|above|over) (?<yellow>\\d{1,3})(?: ?%| percent)?(?:,| and|, and)? (?:(?:then )?(?:green|red)) (?:from|at|above|over) (?<turn>\\d{1,4})(?: ?%| percent)?$`,
)

/** Parses from which percentages on a goal is yellow and green, or a limit yellow and red. */
export function readGoalColours({ text }: Sentence): Intent[] | undefined {
  const groups = COLOURS.exec(text)?.groups
  const nutrient = groups?.['name'] === undefined ? undefined : findNutrient(groups['name'])
  if (groups === undefined || nutrient === undefined) return undefined
  const [yellow, turn] = [Number(groups['yellow']), Number(groups['turn'])]
  return [{ tool: 'set_goal_colours', arguments: { nutrient, yellow, turn } }]
}

type Person = NutritionArguments<'calculate_recommended_goals'>

const RECOMMEND =
  /\bhow (?:many|much) (?:calories|kcal)\b.* (?:should|must|do) i (?:eat|have|need|consume|get)\b.*\b(?:(?:a|per|each|every) day|daily)\b|\b(?:recommend|suggest|calculate|work out|compute|figure out|what should)\b.*\b(?:goals?|targets?|calories)\b/
/** A message about reaching a goal is about an existing goal. */
const REACHED = /\b(?:reach|hit|meet|foods?)\b/
const AIMS: readonly (readonly [RegExp, Person['aim']])[] = [
  [/\b(?:lose|cut|slim|drop)\b/, 'lose'],
  [/\b(?:gain|bulk|build)\b/, 'gain'],
  [/\b(?:maintain|keep|stay|hold)\b/, 'maintain'],
]
const first = <Value>(rows: readonly (readonly [RegExp, Value])[], text: string): Value | undefined =>
  rows.find(([pattern]) => pattern.test(text))?.[1]
/**
 * Parses a request for recommended goals from the whole message. What it leaves out may be kept of the person; what is not leads to a
 * question, never to an assumption.
 */
export function readRecommendation(message: string): Intent[] | undefined {
  const text = message.toLowerCase()
  if (!RECOMMEND.test(text) || REACHED.test(text)) return undefined
  const facts = {
    sex: sexIn(text) ?? null,
    age: ageIn(text) ?? null,
    height_cm: heightIn(text) ?? null,
    weight_kg: weightIn(text) ?? null,
    activity: activityIn(text) ?? null,
    aim: first(AIMS, text) ?? null,
  }
  const isWhole = Object.values(facts).every((value) => value !== null)
  if (isWhole) return [{ tool: 'calculate_recommended_goals', arguments: facts as Person }]
  return [{ tool: 'recommend_goals', arguments: facts }]
}
