// A week of eating as it is logged through the tools, against the same week reckoned from the files in data/ alone.
import { afterAll, beforeAll, expect } from '@jest/globals'
import { readEverydayFoods, readReference } from '@alfred/baseline'
import { testAtLength } from './at-length.ts'
import { createToolCaller, type ToolCaller } from './call-tools.ts'
import { createRandom } from './create-random.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

type Figures = Readonly<Record<string, number>>
/** What was eaten: a food by its weight, a packaged good, pieces, slices of one's own, or servings of a recipe. */
type Eaten = {
  say: { food: string; quantity: number; unit: string | null } | { recipe: string; servings: number }
} & {
  parts: readonly { per100g: Figures; grams: number }[]
}

const random = createRandom(20261122)
const between = (least: number, most: number): number => Math.round(least + random() * (most - least))
const oneOf = <Item>(all: readonly Item[]): Item => all[between(0, all.length - 1)] as Item

const reference = readReference()
const everyday = new Map(readEverydayFoods().map((food) => [food.name, food]))

/** What 100 g of an everyday food hold, as its entry of the reference says. */
function per100gOf(name: string): Figures {
  const entry = everyday.get(name)?.usda ?? ''
  const per100g = reference.get(entry)?.per100g
  if (per100g === undefined) throw new TypeError(`No figures of ${name}.`)
  return per100g as Figures
}

const foods = [
  'banana',
  'apple',
  'carrot',
  'broccoli',
  'cod',
  'butter',
  'honey',
  'tofu',
  'spinach',
  'cucumber',
  'mango',
]
const product = {
  barcode: '4006381333931',
  name: 'Muesli bar',
  per100g: { calories: 412, protein_g: 7.3, sugar_g: 21.5 },
}
const SLICE = 47
const recipes = [
  { name: 'Reference bake', servings: 4, lines: { cod: 555, spinach: 333, butter: 47 } },
  { name: 'Reference salad', servings: 3, lines: { cucumber: 401, carrot: 157, tofu: 298 } },
]

const measured = (food: string, grams: number): Eaten => ({
  ...{ say: { food, quantity: grams, unit: 'g' }, parts: [{ per100g: per100gOf(food), grams }] },
})
const kinds: readonly (() => Eaten)[] = [
  () => measured(oneOf(foods), between(20, 300)),
  () => measured(oneOf(foods), between(1, 19)),
  () => {
    const grams = between(25, 90)
    return {
      say: { food: product.barcode, quantity: grams, unit: 'g' },
      parts: [{ per100g: product.per100g, grams }],
    }
  },
  () => {
    const quantity = between(1, 4)
    const parts = [{ per100g: per100gOf('bread'), grams: quantity * SLICE }]
    return { say: { food: 'bread', quantity, unit: 'slice' }, parts }
  },
  () => {
    const { name, servings, lines } = oneOf(recipes)
    const eaten = between(1, 3)
    const parts = Object.entries(lines).map(([food, grams]) => ({
      ...{ per100g: per100gOf(food), grams: (grams * eaten) / servings },
    }))
    return { say: { recipe: name, servings: eaten }, parts }
  },
]

const days = Array.from({ length: 7 }, (_, at) => `2026-11-${String(16 + at)}`)
const meals = ['breakfast', 'lunch', 'dinner', 'snack']
const week = days.map((day) => ({
  ...{ day, water: between(2, 20) * 100 },
  // Every sort is eaten every day, so that each is in each total.
  meals: meals.map((meal, at) => ({
    meal,
    eaten: [kinds[(at + 1) % kinds.length], kinds[0]].map((kind) => kind?.()),
  })),
}))

/** What all of it comes to, nutrient by nutrient. */
function sumOf(eaten: readonly (Eaten | undefined)[], water: number): Record<string, number> {
  const sum: Record<string, number> = { calories: 0, hydration_ml: water }
  for (const { parts } of eaten.flatMap((one) => one ?? [])) {
    // Of a recipe a nutrient is told where each of its foods tells it: a sum with a gap would look exact.
    const told = Object.keys(parts[0]?.per100g ?? {}).filter((nutrient) =>
      parts.every(({ per100g }) => per100g[nutrient] !== undefined),
    )
    for (const nutrient of told)
      sum[nutrient] = parts.reduce(
        (all, { per100g, grams }) => all + ((per100g[nutrient] ?? 0) * grams) / 100,
        sum[nutrient] ?? 0,
      )
  }
  return sum
}

let postgres: TestPostgres
let coach: ToolCaller
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
  coach = createToolCaller(postgres, 'coach')
  const pantry = createToolCaller(postgres, 'pantry', coach.person)
  await postgres.query(
    `insert into public.products (barcode, name, per_100g, source, source_id, licence, fetched_at) values ($1, $2, $3, 'a test', '1', 'none', now())`,
    [product.barcode, product.name, JSON.stringify(product.per100g)],
  )
  await pantry.call('set_pack_size', { food: 'bread', unit: 'slice', quantity: SLICE, size_unit: 'g' })
  for (const { name, servings, lines } of recipes)
    await pantry.call('save_recipe', {
      payload: {
        ...{ name, servings, source: 'dictated' },
        ingredients: Object.entries(lines).map(([food, quantity]) => ({ food, quantity, unit: 'g' })),
      },
    })
  for (const { day, water, meals: eatenThen } of week) {
    for (const { meal, eaten } of eatenThen)
      for (const one of eaten) if (one !== undefined) await log(one, { day, meal })
    await coach.call('log_water', { ml: water, day })
  }
}, 600_000)
afterAll(() => postgres.stop())

/** Proposes what was eaten and says yes to it. */
async function log({ say }: Eaten, at: { day: string; meal: string }): Promise<void> {
  await ('recipe' in say
    ? coach.call('propose_recipe_log', { name: say.recipe, servings: say.servings, ...at })
    : coach.call('propose_food_log', { items: [say], ...at }))
  const [proposal] = await postgres.query<{ proposal: string; version: number }>(
    'select id as proposal, version from public.proposals where user_id = $1 order by created_at desc limit 1',
    [coach.person],
  )
  await coach.call('commit_proposal', { ...proposal })
}

testAtLength('each day comes to what its foods hold, to the third decimal of each entry', async () => {
  for (const { day, water, meals: eatenThen } of week) {
    const eaten = eatenThen.flatMap((meal) => meal.eaten)
    const expected = sumOf(eaten, water)
    const { totals } = (await coach.call('get_today_progress', { day })) as { totals: Record<string, number> }
    expect({ day, nutrients: Object.keys(totals).toSorted() }).toEqual({
      ...{ day, nutrients: Object.keys(expected).toSorted() },
    })
    // Each entry is rounded to a thousandth, and a recipe each of its lines and its whole before: nobody is further off than their sum.
    const most = 0.0005 * (eaten.length + 1) * 5
    for (const [nutrient, amount] of Object.entries(expected))
      expect({ day, nutrient, isNear: Math.abs(Number(totals[nutrient]) - amount) <= most }).toEqual({
        ...{ day, nutrient, isNear: true },
      })
  }
})

testAtLength(
  'the week comes to the average of its days, to the first decimal, and tells each of them',
  async () => {
    const summary = (await coach.call('get_weekly_summary', { day: days.at(-1) })) as {
      averages: Record<string, number>
      days: { day: string; calories: number }[]
      days_logged: number
    }
    const sums = week.map(({ water, meals: eatenThen }) =>
      sumOf(
        eatenThen.flatMap(({ eaten }) => eaten),
        water,
      ),
    )
    expect(summary.days_logged).toBe(7)
    expect(summary.days.map(({ day, calories }) => [day, Number(calories)])).toEqual(
      week.map(({ day }, at) => [day, Math.round(sums[at]?.['calories'] ?? 0)]),
    )
    const nutrients = [...new Set(sums.flatMap((sum) => Object.keys(sum)))]
    expect(nutrients.length).toBeGreaterThan(30)
    for (const nutrient of nutrients) {
      const average = sums.reduce((sum, day) => sum + (day[nutrient] ?? 0), 0) / 7
      expect({ nutrient, isNear: Math.abs(Number(summary.averages[nutrient]) - average) <= 0.051 }).toEqual({
        ...{ nutrient, isNear: true },
      })
    }
  },
)
