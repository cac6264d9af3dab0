import { findNutrient } from '@alfred/contracts'
import { readFood } from '@alfred/language'
import { AROUND } from './parts-eaten.ts'
import { plainWordsOf } from '../understanding/index.ts'

// Reads a dish that is named as a whole, with what it was made of behind it: "salmon with rice, 150 g salmon and 80 g rice".

const KINDS =
  /\b(?:salad|sandwich|toastie|wrap|bowl|stew|curry|soup|stir[- ]?fry|casserole|pie|burger|omelette|smoothie|shake|burrito|taco|risotto|hotpot|fry[- ]?up|traybake|bolognese|carbonara|lasagne|chilli|parfait|roast|scramble|meal|plate)s?$/
/** Parts may stand behind each other with nothing between, each with its weight: "200 g chicken 250 g rice". */
const BEHIND = ' (?=\\d+(?:\\.\\d+)? ?(?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp|slices?) )'
const BETWEEN = new RegExp(` ?[,:] ?(?:with |and )?| ?[&+] ?| and | plus |${BEHIND}`)
/** What is drunk with a dish is beside it. */
const DRINKS = /\b(?:water|cola|coke|juice|wine|beer|coffee|tea|squash|lemonade|soda|cider|lager)\b/
/** What is blended or beaten of nothing else than what is told "with" it. */
const BLENDED =
  /^(?:an? |one |my )?(?:[a-z-]+ ){0,3}(?:shake|smoothie|milkshake|omelette|omelet) (?:made )?(?:with|of|from) (?=\S)/
/** The least letters by which a short name is of a long one: "avo" of "avocado". */
const SHORT_MIN = 3

/**
 * What a dish was made of, in place of the dish: its parts are told with amounts, and to log both would count it twice. Undefined where what
 * stands behind may have been eaten beside it.
 */
export function partsOfDish(eaten: string): string | undefined {
  const blended = partsOfBlend(eaten)
  if (blended !== undefined) return blended
  const [, whole = '', behind = ''] = /^([^,:]+?) ?[,:] ?(.+)$/.exec(eaten) ?? []
  const dish = readFood(whole.replace(/^(?:had |some )/, ''))
  const parts = behind.split(BETWEEN).filter((part) => part !== '')
  const foods = parts.map((part) => readFood(part))
  if (dish === undefined || parts.length < 2) return undefined
  if (dish.unit !== null || dish.extent === 'all' || dish.extent === 'vague' || (dish.quantity ?? 1) !== 1)
    return undefined
  const isCounted = dish.extent === 'amount'
  const named = dish.food.split(/ (?:with|and|on|in) /)
  const areParts = foods.every(
    (food) =>
      food?.extent === 'amount' &&
      (food.unit !== null || (!isCounted && isNamedIn(food.food, dish.food))) &&
      (isNamedIn(food.food, dish.food) || !DRINKS.test(food.food)),
  )
  const ofParts = (name: string): boolean =>
    foods.some((food) => food !== undefined && isNamedIn(food.food, name))
  const isWhole = named.length > 1 ? named.every(ofParts) : ofParts(dish.food) || KINDS.test(dish.food)
  return areParts && isWhole
    ? behind.replace(new RegExp(`(?<![,:&+]|and|plus|with)${BEHIND}`, 'g'), ', ')
    : undefined
}

/** Two parts or more, each with how much of it there was: "a shake with 30 g whey and 300 ml milk". */
function partsOfBlend(eaten: string): string | undefined {
  const named = BLENDED.exec(eaten)?.[0]
  if (named === undefined) return undefined
  const behind = eaten.slice(named.length).replace(AROUND, '')
  const foods = behind.split(BETWEEN).map((part) => readFood(part))
  // What it holds of a nutrient is no part of it: "a shake with 30 g protein, 250 kcal".
  const areMeasured = foods.every(
    (food) => food?.extent === 'amount' && findNutrient(food.food) === undefined,
  )
  return foods.length > 1 && areMeasured ? behind : undefined
}

/** Does a food share a word with the name of a dish? */
function isNamedIn(food: string, dish: string): boolean {
  const words = plainWordsOf(dish)
  return plainWordsOf(food).some((word) =>
    words.some((one) => one === word || (one.length >= SHORT_MIN && word.startsWith(one))),
  )
}
