import type { TurnBrief } from '@alfred/contracts'
import { numberWords } from '@alfred/language'
import { dishOfMeal } from '../reading/dish-of-meal.ts'

const COUNT = `(?:\\d+(?:\\.\\d+)?|½|half an?|${numberWords.join('|')})`
const SERVINGS = '(?:portions?|servings?|helpings?|platefuls?|plates?|bowlfuls?|bowls?)'

/** Servings of what is not said, or only pointed at: "two portions of it", "2 servings for lunch". */
const OF_WHAT = new RegExp(
  `\\b(?<eaten>(?:ate|eaten|had|have|log) (?:just |only )?${COUNT} (?:more )?${SERVINGS})(?: of (?<pronoun>it|that|this|them|those))?(?=[.!]?$|,| (?:for|at|as|today|tonight|yesterday|last night|this (?:morning|evening)|and)\\b)`,
  'i',
)

const ONE =
  '(?:an?|one|each|per|a single|for each|for one|in an?|in one|in each) (?:portion|serving|slice|piece|helping|plate|bowl)'
const CALORIES = '(?:calories?|kcal|cals)'
/** What one of a dish has, which is not named: "what would one slice be calories wise", "how many calories per portion". */
const FIGURES_OF_ONE: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|so|ok|then) )*(?:what(?:'?s| is| are| would| does)? )?${ONE}(?: be| have| come to)?,? (?:in )?${CALORIES}(?:[- ]?wise)?[?.! ]*$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|so|ok|then) )*(?:how many |what are the )?${CALORIES} (?:(?:is|are|does|do|will|would) (?:that|it|there|they|this) (?:be |have )?)?${ONE}(?: have| be)?(?: of (?:it|that|this))?[?.! ]*$`,
    'i',
  ),
]

/** A dish of the person's own that has another food in its name is one name, and not two foods: "lentils with chorizo". */
export function withOwnNames(message: string, entities: TurnBrief['entities']): string {
  return entities
    .filter(({ type }) => type === 'recipe' || type === 'meal')
    .map(({ label }) => dishOfMeal(label).toLowerCase())
    .filter((name) => name.includes(' with '))
    .reduce((text, name) => {
      const at = text.toLowerCase().indexOf(name)
      const said = text.slice(at, at + name.length).replaceAll(/ (with) /gi, '~$1~')
      return at < 0 ? text : text.slice(0, at) + said + text.slice(at + name.length)
    }, message)
}

/** Names the dish that servings are of: the recipe or the planned meal that was spoken of last. */
export function withDishInPlay({ message, entities }: Pick<TurnBrief, 'message' | 'entities'>): string {
  const dish = entities.findLast(
    ({ type, tier }) => tier === 'active' && (type === 'recipe' || type === 'meal'),
  )
  if (dish === undefined) return message
  // It is one name, whatever stands in it: "pad thai with shrimp".
  const name = dishOfMeal(dish.label)
    .replace(/[()",.;:!?]/g, '')
    .replace(/ (and|with|plus) /g, '~$1~')
  if (FIGURES_OF_ONE.some((asked) => asked.test(message.trim()))) return `calories in a serving of my ${name}`
  return message.replace(OF_WHAT, (_, eaten: string) => `${eaten} of ${name}`)
}

/** The words for a dish that is unknown, as in "it" or "2 servings". Undefined where it was named. */
export function unknownDish(message: string): string | undefined {
  const { pronoun, eaten } = OF_WHAT.exec(message)?.groups ?? {}
  return pronoun ?? eaten?.replace(/^\S+ (?:just |only )?/, '')
}
