import { defineTools, prepared, type Prepared } from '@alfred/agent-kit'
import { foodTools } from '@alfred/contracts'
import { sayNumber } from '@alfred/language'
import { capitalised, termsFor, wordedLanguage } from '@alfred/language/wording'
import { z } from 'zod'
import { nameFood } from '../language/name-food.ts'
import { vectorOf } from '../language/vector-of.ts'
import { sayOfPregnancy } from '../words/say-of-pregnancy.ts'
import { keepingSchema, sayKeeping } from '../words/say-keeping.ts'
import { wordsFor } from '../words/words-for.ts'

const texts = z.array(z.string())
const number = z.coerce.number()
const described = z.object({
  food: z.string(),
  sort: z.string().nullable(),
  aisle: z.string(),
  also: texts,
  /** Null for a food as it is eaten: nobody knows what is in it. */
  allergens: texts.nullable(),
  contains: texts,
  diets: texts,
  location: z.string(),
  about: z.string().nullable().default(null),
  /** What was done to the food that was asked about; null where nothing was said. */
  state: z.string().nullable().default(null),
  asked_location: z.string().nullable().default(null),
  /** Missing where the database is older than this. */
  keeping: z.array(keepingSchema).optional(),
  portions: z.array(
    z.object({ unit: z.string(), grams: number, note: z.string().nullable(), source: z.string() }),
  ),
  calories: number.nullable(),
  source: z.string().nullable(),
  /** What the person told of a pregnancy or of breastfeeding; null for nothing. */
  pregnancy: z.string().nullable().default(null),
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
const prepareDescription = ({ food, about }: { food: string; about: string | null }): Prepared =>
  prepared({ food: nameFood(food), vector: vectorOf(food), about })

/** The tools that tell what is known of a food. */
export const foods = defineTools(foodTools, {
  // Sorts, other names, allergens and diets are the words of the catalog.
  describe_food: {
    prepare: prepareDescription,
    answer: described,
    describe: (data, { locale }) => [
      ...(isAboutKeeping(data) ? [] : sayFacts(data)),
      ...sayKeeping(data, locale),
      ...sayOfPregnancy(data.pregnancy, locale),
    ],
    isWritten: (data) => !isAboutKeeping(data),
  },
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

/** Whoever asks about a form of a food, such as cooked rice, wants to know how it keeps. */
const isAboutKeeping = ({ about, state }: Described): boolean => about !== null || state !== null

function sayFacts({ food, sort, also, allergens, diets, calories, source }: Described): string[] {
  const name = capitalised(food)
  return [
    `${name}${sort === null || sort === food ? '' : ` (${sort})`}${also.length === 0 ? '' : `, also called ${also.slice(0, 3).join(', ')}`}.`,
    sayAllergens(allergens),
    ...(diets.length === 0 ? [] : [`It fits: ${diets.join(', ')}.`]),
    ...(calories === null
      ? []
      : [`${sayNumber(calories)} kcal in 100 g${source === null ? '' : ` (${source})`}.`]),
  ]
}

function sayAllergens(allergens: Described['allergens']): string {
  if (allergens === null) return 'What is in it depends on who made it, so that I do not know its allergens.'
  return allergens.length === 0
    ? 'It holds none of the fourteen declared allergens.'
    : `It holds ${allergens.join(', ')}.`
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
