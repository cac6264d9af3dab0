import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { foodKey } from '../food-key.ts'
import { madeOnce } from '../made-once.ts'
import type { Language } from './languages.ts'

/** What a food is called: one, many, and beside a measure or alone. */
export type FoodName = { one: string; many: string; measured: string }

const name = z.string().min(1).transform(nameOf)
const inLanguages = z.tuple([name, name, name]).transform(([de, fr, es]) => ({ de, fr, es }))
const namesSchema = z.strictObject({
  foods: z.record(z.string(), inLanguages),
  diets: z.record(z.string(), inLanguages),
  cuisines: z.record(z.string(), inLanguages),
  equipment: z.record(z.string(), inLanguages),
})

function nameOf(written: string): FoodName {
  const [one = '', many = one, measured = many] = written.split('|')
  return { one, many, measured }
}

type Named = ReadonlyMap<string, Readonly<Record<Exclude<Language, 'en'>, FoodName>>>

type Names = { foods: readonly string[]; ofFoods: Named; ofValues: ReadonlyMap<string, Named> }

/** The names of data/names.yaml, read when the first is asked for: most services never ask. Throws on a file of the wrong shape. */
const names = madeOnce((): Names => {
  const { foods, ...values } = namesSchema.parse(
    parse(readFileSync(new URL('../../../../data/names.yaml', import.meta.url), 'utf8')),
  )
  return {
    foods: Object.keys(foods),
    ofFoods: new Map(Object.entries(foods).map(([food, inThem]) => [foodKey(food), inThem])),
    ofValues: new Map([
      ['diet', new Map(Object.entries(values.diets))],
      ['cuisine', new Map(Object.entries(values.cuisines))],
      ['equipment', new Map(Object.entries(values.equipment))],
    ]),
  }
})

/** The English names of all foods that have names in the other languages. */
export const namedFoods = (): readonly string[] => names().foods

/** Every form of every name, in the languages other than English. */
export const foodWords = madeOnce((): readonly string[] =>
  [...names().ofFoods.values()].flatMap((inThem) =>
    Object.values(inThem).flatMap(({ one, many, measured }) => [one, many, measured]),
  ),
)

/** What a food is called in a language; undefined for one that no list has. */
export function foodName(food: string, language: Exclude<Language, 'en'>): FoodName | undefined {
  return names().ofFoods.get(foodKey(food))?.[language]
}

/** What a diet, a kitchen of the world or a piece of equipment is called in a language; undefined for one that no list has. */
export function valueName(
  { kind, value }: { kind: string; value: string },
  language: Exclude<Language, 'en'>,
): string | undefined {
  const plain = value
    .toLowerCase()
    .trim()
    .replace(/^(?:an?|the|my) /, '')
  return names().ofValues.get(kind)?.get(plain)?.[language].one
}
