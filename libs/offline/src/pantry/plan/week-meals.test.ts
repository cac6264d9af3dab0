import { expect, test } from '@jest/globals'
import { readWishes } from '../read-wishes.ts'
import { briefOf } from '../testing/brief-of.ts'
import { mealsFor, readWeek } from './week-meals.ts'

test('a plan from one weekday to another has those days alone', () => {
  const text = 'plan my dinners mon to wed'
  expect(readWeek(briefOf(text), text).days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
})

test.each([
  ['plan my dinners, veggie', 'vegetarian'],
  ['plan my week. all vegan please', 'vegan'],
  ['plan my week. no meat or fish', 'fish'],
])('"%s" keeps out what its diet keeps out', (text, rule) => {
  expect(readWishes(briefOf(text), text).keptOut).toContain(rule)
})

test('a diet that is denied keeps nothing out', () => {
  const text = 'plan my week, not vegetarian'
  expect(readWishes(briefOf(text), text).keptOut).toEqual([])
})

test.each([
  ['plan dinners for saturday and sunday', ['2026-11-21', '2026-11-22']],
  ['can you plan lunch for Monday, Tuesday and Thursday?', ['2026-11-23', '2026-11-24', '2026-11-26']],
  ['plan dinner on monday', ['2026-11-23']],
  ['plan our dinners for the next three days', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['plan the next 2 days', ['2026-11-20', '2026-11-21']],
  ['plan two dinners', ['2026-11-20', '2026-11-21']],
  ['plan meals for tomorrow and sunday', ['2026-11-21', '2026-11-22']],
  ['please plan suppers from Tuesday through Thursday', ['2026-11-24', '2026-11-25', '2026-11-26']],
  [
    'can you plan lunches for Saturday to Monday for the two of us?',
    ['2026-11-21', '2026-11-22', '2026-11-23'],
  ],
  ['plan dinner for Monday until Tuesday', ['2026-11-23', '2026-11-24']],
  ['plan our meals between today and Sunday', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['plan dinners next week, tue to thu', ['2026-11-24', '2026-11-25', '2026-11-26']],
])('"%s" has the days that it names', (text, days) => {
  expect(readWeek(briefOf(text), text).days).toEqual(days)
})

test('a weekday that something else is said of narrows no plan', () => {
  const text = 'plan my dinners for the week, fish on friday'
  expect(readWeek(briefOf(text), text).days).toHaveLength(7)
})

test('a dish that is named for a day of the plan stands on that day', () => {
  const text =
    "plan our dinners for the next three days, we're two, mushroom risotto on the first night and leek soup on sunday"
  const { meals } = mealsFor(briefOf(text), text, { usesRecipes: false, taken: [] })
  expect(meals.map(({ title }) => title)).toEqual(['Mushroom risotto', expect.any(String), 'Leek soup'])
})

test('a saved recipe gives way to no dish that is named for another day', () => {
  const saved = {
    ref: 'recipe_1',
    type: 'recipe',
    label: 'Bean stew',
    status: 'saved',
    tier: 'active',
    note: null,
  } as const
  const text = 'plan the next two days, mushroom risotto on the first night'
  const brief = { ...briefOf(text), entities: [saved], dashboard: { recipes: 1 } }
  const { meals } = mealsFor(brief, text, { usesRecipes: true, taken: [] })
  expect(meals.map(({ title, recipe }) => title ?? recipe)).toEqual(['Mushroom risotto', 'recipe_1'])
})

test('a plan keeps out what must not be had by who eats along', () => {
  const brief = {
    ...briefOf('plan my week'),
    constraints: { permanent: [{ kind: 'companion' as const, value: 'fish (Nora)' }], goal: null },
  }
  expect(readWishes(brief, brief.message).keptOut).toContain('fish')
  const titles = mealsFor(brief, brief.message, { usesRecipes: false, taken: [] }).meals.map(
    ({ title }) => title,
  )
  expect(titles.join()).not.toMatch(/cod|salmon|tuna|fish/i)
})

test('what expires soon comes before what does not', () => {
  const text = 'plan dinner for tomorrow'
  const titleOf = (profile: string[]) =>
    mealsFor({ ...briefOf(text), profile }, text, { usesRecipes: false, taken: [] }).meals[0]?.title ?? ''
  expect(titleOf([])).not.toMatch(/salmon/i)
  expect(titleOf(['expiring: salmon fillets'])).toMatch(/salmon/i)
})
