import { eatenDayPattern } from '../reading/day-words.ts'
import { askAmount, askFood } from '../reading/intent.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import type { Meal } from '@alfred/contracts'
import { countFood, foldBlanks, readFood, shortDatePattern, withoutEdges } from '@alfred/language'
import { amountAlone } from './amount-behind.ts'
import type { Intent } from './coach-intent.ts'
import { figuresOf, takeFigures, type Figures } from './figures-in-brackets.ts'
import { partsEaten } from './parts-eaten.ts'

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
/** A measure of unknown weight that is not a unit here. */
const MEASURE =
  /^(?:(?:scoop|spoonful)s? (?!of )|(?:spoonful|spoon|scoop|bite|mouthful|square|wedge|dollop|splash|knob|drizzle|bit|chunk)s? of )(?<food>.+)$/

/** Parses "a banana, 2 eggs and 200 g of yogurt". A food without an amount leads to a question, never to a guess. */
export function readEaten(text: string): { items: EatenItem[]; questions: Intent[] } {
  const items: EatenItem[] = []
  const questions: Intent[] = []
  const { bare, figures } = takeFigures(foldBlanks(text))
  for (const said of partsEaten(bare)) readItem(said, { items, questions, figures })
  return { items, questions }
}

/** A share names no food: "I ate one quarter". */
const ONLY_A_SHARE = /^(?:half|halves|quarters?|thirds?|eighths?|fifths?)$/

type Into = { items: EatenItem[]; questions: Intent[]; figures: readonly Figures[] }

/** Of what is measured so, a person states the figures of what they had: "1 scoop whey (120 kcal)". */
const MEASURED = /^(?:scoop|spoon|spoonful|serving|sachet|portion)s?(?: of)? (?=\S)/

function readItem(written: string, into: Into): void {
  const { said, told } = figuresOf(written, into.figures)
  const calories = STATED.exec(said)
  const phrase = calories === null ? said : said.slice(0, calories.index).trim()
  const size = SIZED.exec(phrase)?.groups?.['size']
  const food = readFood(phrase.replace(SIZED, '$1').replace(IN_STATE, '$1'))
  if (food === undefined || ONLY_A_SHARE.test(food.food)) {
    into.questions.push(askFood(said))
    return
  }
  if (told !== undefined) {
    const stated = { nutrients: told, source: 'stated' as const, alcohol_g: null, meal: null }
    const name = food.unit === null ? food.food.replace(MEASURED, '') : food.food
    into.items.push({ food: name, quantity: food.quantity ?? 1, unit: food.unit, ...stated })
    return
  }
  const measured = food.extent === 'amount' ? MEASURE.exec(food.food)?.groups?.['food'] : undefined
  if (measured !== undefined) {
    into.questions.push(askAmount(measured))
    return
  }
  const isOne = calories !== null && food.extent !== 'amount'
  if (food.extent !== 'amount' && !isOne) {
    into.questions.push(askAmount(food.food))
    return
  }
  into.items.push({
    food: size === undefined || calories !== null ? food.food : `${size} ${food.food}`,
    quantity: food.quantity ?? 1,
    unit: food.unit,
    alcohol_g: null,
    meal: null,
    ...(calories === null
      ? { nutrients: null, source: null }
      : { nutrients: { calories: Number(calories[1]) }, source: 'stated' as const }),
  })
}

/** Are the two names the same food, in singular or plural? */
export function isSameFood(left: string, right: string): boolean {
  return countFood(1, left.toLowerCase()) === countFood(1, right.toLowerCase())
}
