import { isKeptOut, plainWord } from './food-traits.ts'
import type { Dish } from './dish.ts'
import type { DishTemplate, Main, Method, TemplateLine } from './dish-data.ts'
import { dishTemplates } from './dish-data.ts'
import { figuresOfDish } from './dish-figures.ts'
import { weighDishes, type Weights } from './weigh-dishes.ts'
import { methodsAllowed, sortRequired } from './wishes.ts'
import type { Wishes } from './wishes.ts'

/** The cooking time of each method, calculated from the time in a pan. */
const METHOD_MINUTES: Readonly<Record<Method, (minutes: number) => number>> = {
  pan: (minutes) => minutes,
  oven: (minutes) => minutes + 5,
  'air fryer': (minutes) => minutes,
  pot: (minutes) => minutes + 3,
  grill: (minutes) => minutes,
  'instant pot': () => 10,
  'slow cooker': () => 240,
}

export function cookMinutes({ template, main, method }: Pick<Dish, 'template' | 'main' | 'method'>): number {
  return METHOD_MINUTES[method](main.minutes) + template.extra_minutes
}

/**
 * Returns every dish that the templates can make of these wishes, the best first and neighbours as different as
 * possible. Deterministic.
 */
export function dishesFor(wishes: Wishes): Dish[] {
  const mains = wishes.mains.filter(({ food }) => !isKeptOut(food, wishes.keptOut))
  const fitting = dishTemplates
    .filter((template) => fits(template, wishes))
    .toSorted((left, right) => merit(right, wishes) - merit(left, wishes))
  // Takes each template in turn with another main, so that neighbouring dishes share neither.
  const turns = mains.flatMap((_, turn) =>
    fitting.flatMap((template, index) => {
      const main = mains[(index + turn) % mains.length]
      return main ? (dishOf(template, main, wishes) ?? []) : []
    }),
  )
  return [...new Map(turns.map((dish) => [dish.title, dish])).values()]
}

function fits(template: DishTemplate, wishes: Wishes): boolean {
  if (wishes.isMild && template.flavors.includes('spicy')) return false
  if (wishes.forms.length > 0 && !wishes.forms.some((form) => template.forms.includes(form))) return false
  // Peanuts are used only if satay was asked for.
  if (wishes.forms.length === 0 && template.forms.includes('satay')) return false
  return true
}

/** Ranks a template by the wished cuisine and flavours; a cuisine that no template has does not exclude any. */
function merit(template: DishTemplate, { cuisine, flavors }: Wishes): number {
  const isCuisine = cuisine !== null && template.cuisine?.toLowerCase() === cuisine.toLowerCase()
  return (isCuisine ? 10 : 0) + flavors.filter((flavor) => template.flavors.includes(flavor)).length
}

function dishOf(template: DishTemplate, main: Main, wishes: Wishes): Dish | null {
  const method = template.methods.find((one) => methodsAllowed(wishes).includes(one))
  if (method === undefined) return null
  const isQuick =
    wishes.minutesMax === null ||
    template.prep_minutes + cookMinutes({ template, main, method }) <= wishes.minutesMax
  if (!isQuick) return null
  const kept = template.lines.flatMap((line) => allowedLine(line, wishes.keptOut) ?? [])
  if (!kept.some(({ group }) => group === 'sauce')) return null
  const changed = template.lines
    .filter(({ food }) => !kept.some((line) => line.food === food))
    .map(({ food }) => food)
  const name = (changed.length > 0 ? template.plain_title : template.title).replace('{main}', main.name)
  // A title must not promise an ingredient that is missing.
  if (changed.some((food) => food.split(' ').some((word) => name.toLowerCase().includes(plainWord(word)))))
    return null
  return { title: titleOf(name, method, wishes), template, main, method, lines: kept, wishes }
}

function allowedLine(line: TemplateLine, keptOut: readonly string[]): TemplateLine | null {
  if (!isKeptOut(line.food, keptOut)) return line
  if (line.instead === undefined || isKeptOut(line.instead, keptOut)) return null
  return { ...line, food: line.instead }
}

const inTitle = (word: string): string => word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

function titleOf(name: string, method: Method, { methods, sides, extras }: Wishes): string {
  const how = methods === null || method === 'pan' ? '' : `${inTitle(method)} `
  const beside = [...extras, ...sides].map(inTitle)
  return `${how}${name}${beside.length === 0 ? '' : ` with ${beside.join(' and ')}`}`.slice(0, 160)
}

/** The first `count` dishes whose titles are not known yet; by what they are weighed, where anything is to be weighed. */
export function chooseDishes(
  wishes: Wishes,
  { count, known, weights }: { count: number; known: readonly string[]; weights?: Weights },
): Dish[] {
  const taken = new Set(known.map((title) => title.toLowerCase()))
  const open = dishesFor(wishes).filter(({ title }) => !taken.has(title.toLowerCase()))
  const isWeighed = weights !== undefined && weights.goals.length + weights.expiring.length > 0
  return isWeighed ? weighDishes(open, { count, weights, figuresOf: figuresOfDish }) : open.slice(0, count)
}

/** No wishes: the defaults for a dish when nothing was asked for. */
export const noWishes: Wishes = {
  ...sortRequired([]),
  keptOut: [],
  methods: null,
  cuisine: null,
  minutesMax: null,
  servings: 2,
  flavors: [],
  isMild: false,
}
