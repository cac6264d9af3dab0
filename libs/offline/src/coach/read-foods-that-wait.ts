import { ask } from '../reading/intent.ts'
import type { NutritionArguments } from '@alfred/contracts'
import type { Intent } from './coach-intent.ts'
import { isSameFood, readMeal, takeMealAndDay } from './read-eaten.ts'

// Reads what is taken out of food that waits to be logged, and what comes to it.

type Waiting = { food: string }
type Changed = NutritionArguments<'change_proposal'>

const LEAD =
  /^(?:(?:yes|ok|okay|actually|oh|wait|sorry|but|and|just|please|(?:log|save|add|enter) (?:it|that|them|those|the rest)(?: down| in)?)[ ,]+)+/
const THING = "(?<food>[a-z][a-z' -]{1,60}?)"
const OF_IT = '(?: (?:from|off|out of|of) (?:that|it|this|them|there|the (?:list|log|meal|entry)))?'
/** Words that say nothing else than that something is taken out. */
const TAKEN_OUT: readonly RegExp[] = [
  new RegExp(
    `^(?:without|minus|leave out|leave off|take out|take off|take away|cut out|cut|remove|drop|skip|scrap|omit|lose|delete|forget|scratch|ditch) (?:the |my |that |any )?${THING}${OF_IT}$`,
  ),
  new RegExp(
    `^(?:take|leave|get|keep) (?:the |my |that |any )?${THING} (?:off|out|away)(?: of)?(?: (?:that|it|this|there|the (?:list|log|meal)))?$`,
  ),
]
/** Words that may also deny something else. */
const DENIED: readonly RegExp[] = [
  new RegExp(`^(?:no|not) (?:the |any )?${THING}(?: (?:in|on|with) (?:it|that))?$`),
  new RegExp(
    `^(?:i|we) (?:didn't|did not|haven't|never) (?:have|had|eat|eaten|drink) (?:the |any )?${THING}$`,
  ),
  new RegExp(`^there (?:was|were)(?:n't| no| not any) ${THING}$`),
  new RegExp(`^${THING} (?:wasn't|weren't|was not|were not) (?:in|on|part of) (?:it|that)$`),
]

/** The foods that are taken out: "without the toast", "leave out the butter and jam". Undefined where none is. */
export function readTakenOut(text: string, items: readonly Waiting[]): string[] | undefined {
  const said = text.replace(LEAD, '')
  const plain = foodsIn(TAKEN_OUT, said)
  const named = plain ?? foodsIn(DENIED, said)
  if (named === undefined) return undefined
  const meant = named.map((food) => waitingFood(food, items))
  if (meant.every((food) => food !== undefined)) return meant
  // What is not there is said to be missing by whoever holds the proposal; a denial may be of anything.
  return plain
}

function foodsIn(patterns: readonly RegExp[], said: string): string[] | undefined {
  const food = patterns
    .map((pattern) => pattern.exec(said)?.groups?.['food'])
    .find((one) => one !== undefined)
  return food?.split(/ (?:and|or) (?:the |my )?/)
}

/** The one food that waits under this name, or with it as a word of its own. */
function waitingFood(said: string, items: readonly Waiting[]): string | undefined {
  const meant = items.filter(
    ({ food }) => isSameFood(food, said) || food.split(' ').some((word) => isSameFood(word, said)),
  )
  const [only, ...others] = meant
  return others.length === 0 ? only?.food : undefined
}

/** What something may be added to that is not the diary. */
const ELSEWHERE =
  /\b(?:list|shopping|fridge|freezer|pantry|cupboard|larder|stock|kitchen|plan|recipe|basket|trolley|goals?|limit|workout|bought|buy|used|need|want)\b/
const ADDED =
  /^(?:(?:(?:and|also|plus|oh|then|with),? ){1,3}(?:(?:also|add|i (?:also )?(?:had|ate|drank)|there was(?: also)?) )?|(?:add|include|put in|throw in)(?: in)?(?: also)? |(?:i|we) also (?:had|ate|drank) )(?<rest>.+?)$/
const TRAILING = /,? (?:too|as well|also|please|to (?:it|that|this|them|the (?:log|meal))|with (?:it|that))$/
const ENERGY = /^(?:another |about |around )?(?<energy>\d{1,5}(?:\.\d)? ?(?:kcal|k?calories|cals?))$/

/** The foods that come to what waits: "and a brownie too", "add a coffee". Undefined where none does. */
export function readAdded(text: string): NonNullable<Changed['add']> | Intent[] | undefined {
  const said = text.replace(/^(?:yes|ok|okay|actually|oh|wait|sorry)[ ,]+/, '')
  const found = ADDED.exec(said)?.groups?.['rest']
  if (found === undefined || ELSEWHERE.test(said)) return undefined
  const rest = found.replace(TRAILING, '').replace(TRAILING, '')
  const energy = ENERGY.exec(rest)?.groups?.['energy']
  if (energy !== undefined) return [askOfWhich(energy)]
  const { meal, day, rest: foods } = takeMealAndDay(rest)
  if (day !== null || /^(?:i|we|it|that|they|the|make|no|not)\b/.test(foods)) return undefined
  const { items, questions } = readMeal(foods)
  if (items.length === 0 || questions.length > 0) return undefined
  return items.map((item) => ({ ...item, meal }))
}

function askOfWhich(energy: string): Intent {
  return ask(
    `Of which food are the ${energy.replace(/ ?k?cal(?:orie)?s?$/, ' kcal')}? Say "add a biscuit with 100 kcal", for example.`,
  )
}
