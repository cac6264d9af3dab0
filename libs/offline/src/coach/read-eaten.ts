import { eatenDayPattern } from '../reading/day-words.ts'
import { ask, askAmount, askFood, openSlot, type Question } from '../reading/intent.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import type { Meal } from '@alfred/contracts'
import { countFood, foldBlanks, readFood, shortDatePattern, withoutEdges } from '@alfred/language'
import { amountAlone } from './amount-behind.ts'
import type { Intent } from './coach-intent.ts'
import { isDishByName } from './dish-by-name.ts'
import { figuresOf, takeFigures, type Figures } from './figures-in-brackets.ts'
import { handfulsOf, littleOf, withoutSizeOfMeasure } from './measured-by-hand.ts'
import { milkBeside, sayPoured, type Poured } from './milk-beside.ts'
import { partsEaten } from './parts-eaten.ts'
import { isByTheHandful, isOneServing, usualAmount, type Usual } from './usual-serving.ts'

// Reads what was eaten, when, and at which meal.

const NAMES = `${mealPattern}|a snack|my snack|dessert`
const OF_DAY = "(?:(today|yesterday)'s )?"
const COUNTED = '(?:\\d|half |an? |one |two |three |four |five |six )'
const MEAL_PATTERNS = [
  new RegExp(
    `(?:^|,? )(?:for|at|as|to|in) (?:(?:my|the|our) )?${OF_DAY}(${NAMES})(?: log| diary)?(?=$|[ ,])`,
  ),
  new RegExp(`^(?:(?:my|the|our) )?${OF_DAY}(${NAMES})(?: (?:today|yesterday))?(?: was|:| =|,)(?= )`),
  new RegExp(`^()(${NAMES})$`),
  // A meal without a preposition: "2 eggs breakfast", "breakfast 2 eggs".
  new RegExp(`(?<=[a-z]),? ()(${mealPattern})$`),
  new RegExp(`^()(${mealPattern}) (?=${COUNTED})`),
]

const DAY = new RegExp(
  `(?:^|,? )(?:(?:on |from |for )?(${eatenDayPattern})|(?:on|from) (${shortDatePattern}))(?=$|[ ,])`,
)

/** Removes a meal ("for lunch") and a day ("yesterday") from a text and returns them with the rest. */
export function takeMealAndDay(text: string): { meal: Meal | null; day: string | null; rest: string } {
  const mealMatch = MEAL_PATTERNS.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null
  const withoutMeal = mealMatch === null ? text : without(text, mealMatch)
  const dayMatch = DAY.exec(withoutMeal)
  return {
    meal: mealMatch === null ? null : mealNamed(mealMatch[2] ?? ''),
    day: dayMatch?.[1] ?? dayMatch?.[2] ?? (mealMatch?.[1] || null),
    rest: dayMatch === null ? withoutMeal : without(withoutMeal, dayMatch),
  }
}

function without(text: string, match: RegExpExecArray): string {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return withoutEdges(foldBlanks(rest).replaceAll(' ,', ','), ',:')
}

const MEAL_ENDS = new RegExp(
  `(?<=\\b(?:for|at|as) (?:my |the |a )?(?:${mealPattern}))(?:,? (?:and|then|plus)(?: then)? |, ?(?! ?${amountAlone}(?:$|,| and ))|; ?)`,
)
const MEAL_BEGINS = new RegExp(
  `(?:,? and |, ?|; ?|^)(?=(?:for )?(?:my )?(?:${mealPattern})(?: i (?:had|ate)| was|:| ${COUNTED}))`,
)

/** Splits "an egg for breakfast and soup for lunch" by its meals; a text with one meal is one part. */
export function splitMeals(text: string): string[] {
  const pattern = /^(?:for )?(?:my )?(?:breakfast|brunch|lunch|dinner|supper|snack)\b/.test(text)
    ? MEAL_BEGINS
    : MEAL_ENDS
  return text.split(pattern).filter((part) => part !== '')
}

export type EatenItem = {
  food: string
  quantity: number
  unit: string | null
  nutrients: Figures | null
  source: 'stated' | null
  /** Told by models alone, for the energy that alcohol has. */
  alcohol_g: null
  /** Set when a message reports several meals. */
  meal: Meal | null
}

const STATED =
  /,? ?\(?(?:with|of|at|about|roughly|around|has|having|=|:)? ?(?<!\d)(\d{1,9}(?:\.\d{1,9})?) (?:kcal|k?calories|cals?)\)?$/

const COUNT = '^(?<count>(?:\\d+|½|half an?|an?|one|two|three|four|five|six) )'
/** A size before a food. It stays with the food, since a large one may have a weight of its own. */
const SIZED = new RegExp(
  `${COUNT}(?:very |really )?(?<size>extra[- ]large|large|medium(?:-sized)?|small|big|huge|little|tiny) `,
)
/** A state before a food. It is dropped; the proposal shows what was understood. */
const IN_STATE = new RegExp(
  `${COUNT}(?:ripe|fresh|whole|boiled|hard-boiled|soft-boiled|hard boiled|soft boiled|poached) `,
)
/** A little of what is poured into a drink is about a spoon of it. The proposal shows it. */
const SPLASH = /^an? (?:small |little |tiny )?(?:splash|drop) of (?=(?:[a-z-]+ )?(?:milk|cream)$)/
/** A measure of unknown weight that is not a unit here. */
const MEASURE =
  /^(?:(?:scoop|spoonful)s? (?!of )|(?:spoonful|spoon|scoop|bite|mouthful|square|wedge|dollop|splash|knob|drizzle|bit|chunk)s? of )(?<food>.+)$/

type Eaten = { items: EatenItem[]; questions: Intent[] }
/** A meal, with what is to be said of the amounts that were taken. */
type EatenMeal = Eaten & { notes: Question[] }

/** Parses "a banana, 2 eggs and 200 g of yogurt" of a correction. A food without an amount leads to a question. */
export function readEaten(text: string): Eaten {
  return together(readParts(text))
}

/**
 * Parses what was eaten for the diary. People nearly never say how much: what is told without an amount is what people usually have of
 * it, where that is known. The proposal says so and waits for a yes. Of anything else it is asked.
 */
export function readMeal(text: string): EatenMeal {
  const parts = readParts(text)
  const read = parts.map((part, at) =>
    withMilkPoured(part, [...parts.slice(0, at).reverse(), ...parts.slice(at + 1)]),
  )
  return {
    ...together(read.map(withUsualAmount)),
    notes: read.flatMap(({ poured }) =>
      poured === undefined ? [] : ask(sayPoured(poured), openSlot('message', 'milk')),
    ),
  }
}

/** Milk without an amount is as much as people have with what stands beside it. */
function withMilkPoured(part: Read, others: readonly Read[]): Read {
  if (part.bare === undefined) return part
  const told = others.flatMap(
    ({ item, bare }) => item ?? (bare === undefined ? [] : { food: bare, quantity: null, unit: null }),
  )
  const poured = milkBeside(part.bare, told)
  if (poured === undefined) return part
  return { item: { ...UNSTATED, food: part.bare, quantity: poured.grams, unit: 'g' }, poured }
}

function withUsualAmount(part: Read): Read {
  const { item } = part
  if (item?.unit === null && item.nutrients === null && isOneServing(item.food))
    return { item: { ...item, unit: 'serving' } }
  const usual = part.bare === undefined ? undefined : (usualAmount(part.bare) ?? oneOfDish(part.bare))
  if (part.bare === undefined || usual === undefined) return part
  return { item: { ...UNSTATED, ...usual, quantity: usual.quantity * (part.times ?? 1), food: part.bare } }
}

const oneOfDish = (food: string): Usual | undefined =>
  isDishByName(food) ? { quantity: 1, unit: null } : undefined

/** Is each part of a text told with its amount, or a food or dish of which it is known how much people have? */
export function isOfKnownFoods(text: string): boolean {
  const { items, questions } = readMeal(text)
  return items.length > 0 && questions.length === 0
}

function readParts(text: string): Read[] {
  const { bare, figures } = takeFigures(foldBlanks(text))
  return partsEaten(bare).map((said) => readItem(said, figures))
}

const together = (parts: readonly Read[]): Eaten => ({
  items: parts.flatMap(({ item }) => item ?? []),
  questions: parts.flatMap(({ question }) => question ?? []),
})

/** A share names no food: "I ate one quarter". */
const ONLY_A_SHARE = /^(?:half|halves|quarters?|thirds?|eighths?|fifths?)$/

/**
 * What a part of a sentence tells: a food with its amount, or what is asked about it. `bare` is a food that was told without an amount, or
 * with one that nobody weighed, so many `times`.
 */
type Read = { item?: EatenItem; question?: Intent; bare?: string; times?: number; poured?: Poured }

const UNSTATED = { nutrients: null, source: null, alcohol_g: null, meal: null } as const

/** Of what is measured so, a person states the figures of what they had: "1 scoop whey (120 kcal)". */
const MEASURED = /^(?:scoop|spoon|spoonful|serving|sachet|portion)s?(?: of)? (?=\S)/

/** A food of which there was a handful or a little. Undefined for any other amount. */
function readByHand(said: string): Read | undefined {
  const handfuls = handfulsOf(said)
  const name = readFood(littleOf(said) ?? handfuls?.food ?? '')
  if (name?.extent !== 'none') return undefined
  const { food } = name
  // What a handful weighs is known of some foods, and of others what people have of them.
  if (handfuls !== undefined && (isByTheHandful(food) || usualAmount(food) === undefined))
    return { item: { ...UNSTATED, food, quantity: handfuls.quantity, unit: 'handful' } }
  return { question: askAmount(food), bare: food, times: handfuls?.quantity ?? 1 }
}

/** Where a food is from and what it lies on stay with its name: whoever has the figures finds the food in it. */
const BEHIND_NAME = /^(?<food>.+?) (?<behind>(?:on|from|off) [a-z][a-z0-9&' -]{1,30})$/

function readNamed(phrase: string): ReturnType<typeof readFood> {
  const { food, behind } = BEHIND_NAME.exec(phrase)?.groups ?? {}
  const named = food === undefined ? undefined : readFood(food)
  return readFood(phrase) ?? (named && { ...named, food: `${named.food} ${behind}` })
}

function readItem(written: string, figures: readonly Figures[]): Read {
  const { said: worded, told } = figuresOf(written, figures)
  const said = withoutSizeOfMeasure(worded)
  const byHand = told === undefined && !SPLASH.test(said) ? readByHand(said) : undefined
  if (byHand !== undefined) return byHand
  const calories = STATED.exec(said)
  const phrase = (calories === null ? said : said.slice(0, calories.index).trim()).replace(SPLASH, '1 tbsp ')
  const size = SIZED.exec(phrase)?.groups?.['size']
  const food = readNamed(phrase.replace(SIZED, '$1').replace(IN_STATE, '$1'))
  if (food === undefined || ONLY_A_SHARE.test(food.food)) return { question: askFood(said) }
  if (told !== undefined) {
    const name = food.unit === null ? food.food.replace(MEASURED, '') : food.food
    const stated = { nutrients: told, source: 'stated' as const }
    return { item: { ...UNSTATED, ...stated, food: name, quantity: food.quantity ?? 1, unit: food.unit } }
  }
  const measured = food.extent === 'amount' ? MEASURE.exec(food.food)?.groups?.['food'] : undefined
  if (measured !== undefined) return { question: askAmount(measured) }
  if (food.extent !== 'amount' && calories === null) {
    const isBare = food.extent === 'none' && !food.isDefinite
    return { question: askAmount(food.food), ...(isBare && { bare: food.food }) }
  }
  const energy =
    calories === null ? {} : { nutrients: { calories: Number(calories[1]) }, source: 'stated' as const }
  return {
    item: {
      ...UNSTATED,
      ...energy,
      food: size === undefined || calories !== null ? food.food : `${size} ${food.food}`,
      quantity: food.quantity ?? 1,
      unit: food.unit,
    },
  }
}

/** Are the two names the same food, in singular or plural? */
export function isSameFood(left: string, right: string): boolean {
  return countFood(1, left.toLowerCase()) === countFood(1, right.toLowerCase())
}
