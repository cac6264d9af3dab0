import { findNutrient, nutrients, type Nutrient } from '@alfred/contracts'
import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './coach-intent.ts'
import { goalOf } from './read-goals.ts'
import { limitWithReason } from './limit-with-reason.ts'
import type { Sentence } from './plain-sentences.ts'

// Reads goals as people tell them: several at once, what a doctor said, and what stands on a label and is no nutrient by itself.

const AMOUNT =
  '(?<amount>\\d+(?:\\.\\d+)?) ?(?<unit>kcal|calories|mcg|mg|kg|g|ml|l|litres?|liters?|grams?|milligrams?)?'
const PER_DAY = '(?: (?:a|per|each|every) day| daily)'
/** Who says so, and that it has to be. */
const LEAD =
  /^(?:(?:my|the) (?:doctor|gp|nurse|dieti[ct]ian|nutritionist|cardiologist|coach|trainer) (?:says?|said|told me|thinks|wants me|advised me)(?: that)?(?: to)? )?(?:i (?:must|have to|need to|should|ought to|want to|am to|would like to|'d like to) )?/
const UNDER = '(?<kind>under|below|at most|to under|max|maximum|no more than|less than|to)'
const LIMITED: readonly RegExp[] = [
  new RegExp(
    `^(?:keep|hold|get|bring|cut|limit|watch)(?: down)? (?:my |the )?(?:daily )?(?<name>[a-z][a-z ]{1,24}?)(?: intake)?(?: down| low)?(?: on)?,? ${UNDER} ${AMOUNT}${PER_DAY}$`,
  ),
  new RegExp(
    `^(?:stay|keep|remain|eat|have|get) ${UNDER} ${AMOUNT}(?: of)? (?!(?:a|per|each|every) )(?<name>[a-z][a-z ]{1,24}?)${PER_DAY}$`,
  ),
]
/** Why it has to be: "my cholesterol is high so I should keep fat under 60 g a day". */
const BECAUSE =
  /^[^.;!?]{4,80}?,? so (?:please )?(?:(?:i|we) (?:must|have to|need to|should|ought to|want to|am to) )?/
/** No unit and no nutrient: so much is counted of calories alone. */
const CALORIES_ALONE = new RegExp(
  `^(?:stay|keep|remain|eat)(?: myself)? (?:under|below|at most|within|no more than|less than) (?<amount>\\d{3,4})${PER_DAY}$`,
)
const CALORIES_MIN = 800

/** Sodium is what is counted of salt: 2.5 g of salt hold 1 g of it, as labels reckon. */
const SALT = /^(?:table |sea )?salt$/
const SODIUM_OF_SALT = 0.4

/** Parses a limit that is told, and several goals. Undefined for anything else. */
export function readGoalsTold({ text, isQuestion }: Sentence): Intent[] | undefined {
  if (isQuestion && !/^(?:set|change)\b/.test(text)) return undefined
  const said = text.replace(LEAD, '')
  const calories = CALORIES_ALONE.exec(said)?.groups?.['amount']
  if (calories !== undefined && Number(calories) >= CALORIES_MIN)
    return [goalOf({ nutrient: 'calories', amount: Number(calories), unit: undefined, kind: 'under' })]
  const limited = LIMITED.map((pattern) => pattern.exec(said.replace(BECAUSE, ''))?.groups).find(
    (found) => found !== undefined,
  )
  const told = limited ?? limitWithReason(text)
  return told === undefined ? readSeveral(said) : readLimit(told)
}

function readLimit({
  name = '',
  amount,
  unit,
  kind,
}: Record<string, string | undefined>): Intent[] | undefined {
  const isSalt = SALT.test(name)
  const nutrient = isSalt ? 'sodium_mg' : findNutrient(name)
  if (nutrient === undefined) return undefined
  const target = Number(amount) * (isSalt ? SODIUM_OF_SALT : 1)
  const goal = goalOf({ nutrient, amount: target, unit, kind: kind === 'to' ? 'under' : (kind ?? 'under') })
  if (!isSalt || goal.tool === 'question') return [goal]
  const reckoned = `I count salt as sodium: ${amount} ${unit ?? ''} of salt are ${Math.round(target * 100) / 100} ${unit ?? ''} of it.`
  return [goal, ask(reckoned.replaceAll('  ', ' '), openSlot('message', name))]
}

const SEVERAL =
  /^(?:set|change|update|make|put) (?:my |the )?(?:daily )?(?:goals?|targets?|macros|limits?)(?: to| at| as|:)? (?<list>\d.+)$/
const ONE = new RegExp(`^${AMOUNT}(?: (?:of )?(?<name>[a-z][a-z ]{1,24}?))?${PER_DAY}?$`)

/** The goals of a list. One is put to the person, and how to go on with the others is said beside it. */
function readSeveral(said: string): Intent[] | undefined {
  const list = SEVERAL.exec(said)?.groups?.['list']
  if (list === undefined) return undefined
  const read = list.split(/ ?, ?(?:and )?| and | ?& ?/).map((part) => ONE.exec(part)?.groups)
  const told = read.map((found) => {
    const { amount, unit, name } = found ?? {}
    const nutrient = findNutrient(name ?? unit?.replace('kcal', 'calories') ?? '')
    return amount === undefined || nutrient === undefined ? undefined : { nutrient, amount, unit }
  })
  const goals = told.filter((one) => one !== undefined)
  const [first, ...others] = goals
  if (first === undefined || goals.length < told.length) return undefined
  const goal = goalOf({ ...first, amount: Number(first.amount), kind: 'goal' })
  if (others.length === 0 || goal.tool === 'question') return [goal]
  const next = others.map(
    (one) => `"set my ${nameOf(one.nutrient)} goal to ${one.amount} ${nutrients[one.nutrient].unit}"`,
  )
  const question = `I can put one goal to you at a time. Say ${next.join(' and then ')} behind it.`
  return [goal, ask(question, openSlot('message', list))]
}

const nameOf = (nutrient: Nutrient): string => nutrients[nutrient].names[0] ?? nutrient

const LESS_WEIGHT =
  /^(?:(?:i|we)(?:'m| am|'re| are|'d| would)? ?(?:want|wanting|trying|like|need|have|hope|hoping|going)? ?(?:to )?)?(?:lose|drop|shed|gain|put on) (?:(?:some|a bit of|a few|more|a little) )?(?:weight|kilos?|pounds?|fat|muscle)(?: (?:again|now|this year|before .+))?$/

/** "I'm trying to eat less sugar": what is wanted less or more, without a figure. */
const LESS_OR_MORE =
  /^(?:(?:i|we)(?:'m| am|'re| are|'d| would)? ?(?:want|wanting|trying|like|need|have|hope|hoping)? ?(?:to )?)?(?:eat|have|get|consume|use) (?<which>less|fewer|more) (?<name>[a-z][a-z ]{1,24}?)(?: (?:now|from now on|these days|at the moment))?$/

/** Asks for the figure of a limit or goal that was told without one. */
export function readLessOrMore({ text, isQuestion }: Sentence): Intent[] | undefined {
  const { which, name = '' } = LESS_OR_MORE.exec(text)?.groups ?? {}
  const nutrient = SALT.test(name) ? 'sodium_mg' : findNutrient(name)
  if (isQuestion || which === undefined || nutrient === undefined) return undefined
  const { unit, names } = nutrients[nutrient]
  const figure = which === 'more' ? `at least 100 ${unit}` : `at most 30 ${unit}`
  const example = which === 'more' ? `my ${names[0]} goal is` : `my ${names[0]} limit is`
  return [
    ask(
      `How much ${names[0]} a day is it to be, in ${unit}? Say it with the figure, such as "${example} ${figure.replace(/^at \w+ /, '')}".`,
      openSlot('message', text),
    ),
  ]
}

const WEIGHT_AIM =
  /\b(?:lose|gain|put on|drop|get down to|get to)\b.{0,20}?(?:\b(?:an?|one|two|half a|\d+(?:\.\d+)?) ?(?:kg|kilos?|kilograms?|stones?|pounds?|lbs?|st)\b)/

const NO_WEIGHT_AIM =
  'I keep no weight that you want to reach. Say "recommend goals for me", and I reckon what to eat a day for it.'

/** What somebody wants to weigh, which is kept by nobody: it is said what can be reckoned for it. */
export function readWeightAim({ text, isQuestion }: Sentence): Intent[] | undefined {
  if (LESS_WEIGHT.test(text)) return [ask(NO_WEIGHT_AIM, openSlot('message', text))]
  if (isQuestion || !WEIGHT_AIM.test(text) || !/^(?:lose|gain|put on)\b|\b(?:i|i'm|i'd|me)\b/.test(text))
    return undefined
  return [ask(NO_WEIGHT_AIM, openSlot('message', text))]
}
