import { defineTools, prepared, type Prepared } from '@alfred/agent-kit'
import { foodTools } from '@alfred/contracts'
import { sayNumber } from '@alfred/language'
import { sayInPlace, termsFor, wordedLanguage } from '@alfred/language/wording'
import { z } from 'zod'
import { nameFood } from '../language/name-food.ts'
import { vectorOf } from '../language/vector-of.ts'
import { wordsFor } from '../words/words-for.ts'

const texts = z.array(z.string())
const number = z.coerce.number()
const described = z.object({
  food: z.string(),
  sort: z.string().nullable(),
  aisle: z.string(),
  also: texts,
  allergens: texts,
  contains: texts,
  diets: texts,
  location: z.string(),
  keeps: z.array(z.object({ location: z.string(), is_opened: z.boolean(), days: number })),
  portions: z.array(
    z.object({ unit: z.string(), grams: number, note: z.string().nullable(), source: z.string() }),
  ),
  calories: number.nullable(),
  source: z.string().nullable(),
})
const paired = z.object({
  food: z.string(),
  pairings: z.array(z.object({ food: z.string(), shared: texts, recipes: number, in_stock: z.boolean() })),
})
const substituted = z.object({
  food: z.string(),
  substitutes: z.array(z.object({ food: z.string(), how: z.string().nullable(), in_stock: z.boolean() })),
})

const prepare = ({ food }: { food: string }): Prepared =>
  prepared({ food: nameFood(food), vector: vectorOf(food) })

/** The tools that tell what is known of a food. */
export const foods = defineTools(foodTools, {
  // Sorts, other names, allergens and diets are the words of the catalog.
  describe_food: { prepare, answer: described, describe: sayFacts, isWritten: () => true },
  pair_food: {
    prepare,
    answer: paired,
    describe: ({ food, pairings }, { locale }) => {
      const words = wordsFor(locale).foods
      const told = pairings.map((pairing) => sayPairing(pairing, locale))
      return [told.length === 0 ? words.noPairs(food) : words.pairs(food, told)]
    },
  },
  substitute_food: {
    prepare,
    answer: substituted,
    describe: ({ food, substitutes }, { locale }) => {
      const words = wordsFor(locale).foods
      const told = substitutes.map((substitute) => saySubstitute(substitute, locale))
      return [told.length === 0 ? words.noSubstitute(food) : words.insteadOf(food, told)]
    },
    isWritten: ({ substitutes }) => substitutes.some(({ how }) => how !== null),
  },
})

type Described = z.output<typeof described>

function sayFacts({ food, sort, also, allergens, diets, keeps, calories, source }: Described): string[] {
  const name = food.charAt(0).toUpperCase() + food.slice(1)
  return [
    `${name}${sort === null || sort === food ? '' : ` (${sort})`}${also.length === 0 ? '' : `, also called ${also.slice(0, 3).join(', ')}`}.`,
    allergens.length === 0
      ? 'It holds none of the fourteen declared allergens.'
      : `It holds ${allergens.join(', ')}.`,
    ...(diets.length === 0 ? [] : [`It fits: ${diets.join(', ')}.`]),
    ...sayKeeping(keeps),
    ...(calories === null
      ? []
      : [`${sayNumber(calories)} kcal in 100 g${source === null ? '' : ` (${source})`}.`]),
  ]
}

function sayKeeping(keeps: Described['keeps']): string[] {
  const sayPlaces = (isOpened: boolean) =>
    keeps
      .filter((one) => one.is_opened === isOpened)
      .map(({ location, days }) => `${saySpan(days)} ${sayInPlace(location)}`)
      .join(', ')
  const closed = sayPlaces(false)
  const opened = sayPlaces(true)
  return [
    ...(closed === '' ? [] : [`It keeps about ${closed}${opened === '' ? '' : `; once opened ${opened}`}.`]),
    ...(keeps.length === 0
      ? []
      : ['That is how long it stays good as a rule: look, smell, and mind the date on the pack.']),
  ]
}

/** Describes a number of days: "3 days", "5 weeks", "10 months". Nobody thinks in 300 days. */
function saySpan(days: number): string {
  const [number, unit] =
    days < 21 ? [days, 'day'] : days < 90 ? [Math.round(days / 7), 'week'] : [Math.round(days / 30), 'month']
  if (unit === 'month' && number >= 24) return `${sayNumber(Math.round(number / 12))} years`
  return `${sayNumber(number)} ${unit}${number === 1 ? '' : 's'}`
}

type Pairing = z.output<typeof paired>['pairings'][number]

function sayPairing({ food, shared, recipes, in_stock: isInStock }: Pairing, locale: string): string {
  const words = wordsFor(locale).foods
  // The names of aromas are English.
  const isNamed = (wordedLanguage(locale) ?? 'en') === 'en'
  const aromas = isNamed ? shared.map((one) => one.replace(/ \(.*\)$/, '')).slice(0, 2) : []
  return withNotes(termsFor(locale).name(food), [
    ...(aromas.length === 0 ? [] : [words.smellAlike(aromas)]),
    ...(recipes < 2 ? [] : [words.usedTogether(recipes)]),
    ...(isInStock ? [words.inStock] : []),
  ])
}

function withNotes(thing: string, notes: readonly string[], mark = ', '): string {
  return notes.length === 0 ? thing : `${thing} (${notes.join(mark)})`
}

type Substitute = z.output<typeof substituted>['substitutes'][number]

function saySubstitute({ food, how, in_stock: isInStock }: Substitute, locale: string): string {
  const about = [...(how === null ? [] : [how]), ...(isInStock ? [wordsFor(locale).foods.inStock] : [])]
  return withNotes(termsFor(locale).name(food), about, '; ')
}
