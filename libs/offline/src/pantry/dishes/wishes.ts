import { vocabulary } from '@alfred/language'
import { mains, methodSchema, sides, dishTemplates } from './dish-data.ts'
import type { Main, Method } from './dish-data.ts'
import { plainWord } from './food-traits.ts'

/** The requirements for a dish, from everything that was said. */
export type Wishes = {
  mains: readonly Main[]
  /** False when no main ingredient was named, so that any will do. */
  isMainNamed: boolean
  sides: readonly string[]
  extras: readonly string[]
  forms: readonly string[]
  keptOut: readonly string[]
  methods: readonly Method[] | null
  cuisine: string | null
  minutesMax: number | null
  servings: number
  flavors: readonly string[]
  isMild: boolean
}

const BASIC_METHODS: readonly Method[] = ['pan', 'oven', 'pot']
/** The method for each piece of equipment, whose names are compared without blanks. */
const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries(vocabulary.cooking_methods).flatMap(([method, equipment]) =>
    equipment.map((name) => [withoutBlanks(name), methodSchema.parse(method)]),
  ),
)
const forms = new Set(dishTemplates.flatMap((template) => template.forms))

export function methodOf(word: string): Method | null {
  return METHODS.get(withoutBlanks(word)) ?? null
}

function withoutBlanks(name: string): string {
  return name.toLowerCase().replace(/[ -]/g, '')
}

export function methodsAllowed(wishes: Wishes): readonly Method[] {
  return wishes.methods ?? BASIC_METHODS
}

export type Required = { food: string; field: string }

/** Sorts the required foods of a dish into mains, sides, forms and extras. */
export function sortRequired(
  required: readonly Required[],
): Pick<Wishes, 'mains' | 'isMainNamed' | 'sides' | 'extras' | 'forms'> {
  const words = required.map(({ food, field }) => ({ word: plainWord(food), food, field }))
  const isSide = ({ word }: { word: string }): boolean => sides.some(({ food }) => plainWord(food) === word)
  const isForm = ({ word }: { word: string }): boolean => forms.has(word)
  const others = words.filter((one) => !isSide(one) && !isForm(one))
  const named = mainsFor(others.map(({ word }) => word))
  const used = new Set(named.flatMap((main) => wordsOf(main)))
  return {
    mains: named.length > 0 ? named : mains,
    isMainNamed: named.length > 0,
    sides: [...new Set(words.filter(isSide).map(({ word }) => word))],
    forms: words.filter((one) => isForm(one) && one.field !== 'side').map(({ word }) => word),
    extras: [...new Set(others.filter(({ word }) => !used.has(word)).map(({ food }) => food.toLowerCase()))],
  }
}

function wordsOf({ food, name, sorts }: Main): string[] {
  return [plainWord(food), plainWord(name), ...sorts]
}

/** The mains that words name: "fish" and then "cod" is cod; "chicken and mushrooms" is chicken with mushrooms. */
function mainsFor(words: readonly string[]): Main[] {
  const specific = mains.filter((main) =>
    words.some((word) => [plainWord(main.food), plainWord(main.name)].includes(word)),
  )
  const sorts = words.filter((word) => !specific.some((main) => wordsOf(main).includes(word)))
  const bySort = mains.filter((main) => sorts.some((word) => main.sorts.includes(word)))
  const proteins = specific.filter(({ sorts: own }) => !own.includes('vegetable'))
  if (proteins.length > 0) return proteins
  const animal = bySort.filter(({ sorts: own }) => !own.includes('vegetable'))
  if (specific.length > 0 && animal.length > 0) return animal
  return specific.length > 0 ? specific : bySort
}

/** Do the templates know the word as a main, a category of mains, a side or a form? */
export function isKnownWord(word: string): boolean {
  return isFormOrSide(word) || isMainWord(word)
}

export function isFormOrSide(word: string): boolean {
  const plain = plainWord(word)
  return forms.has(plain) || sides.some(({ food }) => plainWord(food) === plain)
}

/** Does the word name a main ingredient? */
export function isMainWord(word: string): boolean {
  return mains.some((main) => wordsOf(main).includes(plainWord(word)))
}
