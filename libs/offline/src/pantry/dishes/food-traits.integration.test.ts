import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { spellingsOf, vocabulary } from '@alfred/language'
import { startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
})

const sorted = (texts: readonly string[]) => texts.toSorted()
const byName = <Row extends { name: string }>(rows: readonly Row[]) =>
  rows.toSorted((left, right) => (left.name < right.name ? -1 : 1))

type Elsewhere = (typeof vocabulary.diets)[number]['elsewhere']

/** The words with those of other languages, as the database looks them up. */
async function keysOf(words: readonly string[], { de, fr, es }: Elsewhere): Promise<string[]> {
  const spelled = [...de, ...fr, ...es].flatMap(spellingsOf)
  const rows = await postgres.query<{ key: string }>(
    'select private.plain_key(w) as key from unnest($1::text[]) w',
    [spelled],
  )
  return sorted([...new Set([...words, ...rows.map(({ key }) => key)])])
}

test('the database knows the diets of the vocabulary by the same words, and excludes the same foods', async () => {
  const rows = await postgres.query(`
    select d.code as name, d.enforced,
      array(select w.food_key from public.diet_words w where w.diet = d.code and w.food_key <> replace(d.code, '-', ' ') order by 1) as also,
      array(select x.value from public.diet_exclusions x where x.diet = d.code and x.kind = 'category' order by 1) as sorts,
      array(select x.value from public.diet_exclusions x where x.diet = d.code and x.kind = 'allergen' order by 1) as allergens,
      array(select x.value from public.diet_exclusions x where x.diet = d.code and x.kind = 'food' order by 1) as foods
    from public.diets d`)
  const diets = await Promise.all(
    vocabulary.diets.map(async ({ name, enforced, also, sorts, allergens, foods, elsewhere }) => ({
      ...{ name, enforced },
      also: (await keysOf(also, elsewhere)).filter((key) => key !== name.replace('-', ' ')),
      ...{ sorts: sorted(sorts), allergens: sorted(allergens), foods: sorted(foods) },
    })),
  )
  expect(diets.length).toBeGreaterThan(10)
  expect(byName(rows as typeof diets)).toEqual(byName(diets))
})

test('the database knows the allergies of the vocabulary by the same words, and excludes the same foods', async () => {
  const rows = await postgres.query(
    'select food_key as name, categories as sorts, allergens, foods from public.allergy_words',
  )
  const lists = await Promise.all(
    vocabulary.allergies.map(async ({ words: names, elsewhere, ...out }) => {
      const { sorts, allergens, foods } = out
      return (await keysOf(names, elsewhere)).map((name) => ({
        name,
        ...{ sorts: sorted(sorts), allergens: sorted(allergens), foods: sorted(foods) },
      }))
    }),
  )
  const words = lists.flat()
  const kept = (rows as typeof words).map(({ name, ...lists }) => ({
    name,
    ...{ sorts: sorted(lists.sorts), allergens: sorted(lists.allergens), foods: sorted(lists.foods) },
  }))
  expect(words.length).toBeGreaterThan(50)
  expect(byName(kept)).toEqual(byName(words))
})
