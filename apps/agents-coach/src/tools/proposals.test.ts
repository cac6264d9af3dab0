import { describe, expect, test } from '@jest/globals'
import { nutritionTools } from '@alfred/contracts'
import { twoEggs } from '../testing/two-eggs.ts'
import { proposals } from './proposals.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const tell = (tool: keyof typeof proposals, data: Record<string, unknown>): string[] =>
  proposals[tool].describe(data, viewer)

function prepare(tool: keyof typeof proposals, given: Record<string, unknown>) {
  const { data = { invalid: true } } = nutritionTools[tool].arguments.safeParse(given)
  return proposals[tool].prepare({ tool, arguments: data, artifacts: {}, moment })
}

describe('a food log', () => {
  const eat = (...items: object[]) => prepare('propose_food_log', { items, meal: null, day: null })
  const bare = { nutrients: null, source: null, meal: null }

  test('drops articles, turns units into codes and keeps a missing unit missing', () => {
    expect(
      eat({ food: 'The Eggs', quantity: 2, unit: null }, { food: 'rice', quantity: 1, unit: 'Cups' }),
    ).toEqual({
      ok: true,
      arguments: {
        meal: null,
        day: '2026-11-20',
        items: [
          { food: 'eggs', quantity: 2, unit: null, ...bare },
          { food: 'rice', quantity: 1, unit: 'cup', ...bare },
        ],
      },
    })
  })

  test.each([
    ['I had a slice of cake, 350 kcal', 'stated'],
    ['I had a slice of cake', 'estimate'],
  ])('what a model calls stated is held against %j: %s', (message, source) => {
    const cake = { food: 'cake', quantity: 1, unit: 'slice', nutrients: { calories: 350 }, source: 'stated' }
    const given = { items: [cake], meal: null, day: null }
    const { data = {} } = nutritionTools.propose_food_log.arguments.safeParse(given)
    const call = { tool: 'propose_food_log', arguments: data, artifacts: {} }
    const asked = proposals.propose_food_log.prepare({ ...call, moment: { ...moment, said: [message] } })
    expect(asked).toMatchObject({ ok: true, arguments: { items: [{ source }] } })
  })

  test('what a model changes of what waits is held against the message, too', () => {
    const bareChange = { item: null, food: null, quantity: null, unit: null, remove: null }
    const changes = [{ ...bareChange, nutrients: { calories: 350 } }]
    const given = { changes, add: null, meal: null, day: null }
    const { data = {} } = nutritionTools.change_proposal.arguments.safeParse(given)
    const call = { tool: 'change_proposal', arguments: data, artifacts: {} }
    const sourceOf = (message: string) =>
      proposals.change_proposal.prepare({ ...call, moment: { ...moment, said: [message] } })
    expect(sourceOf('it had 350 kcal')).toMatchObject({ arguments: { changes: [{ source: 'stated' }] } })
    expect(sourceOf('it had more')).toMatchObject({ arguments: { changes: [{ source: 'estimate' }] } })
  })

  test('is refused as a whole if one unit is unknown', () => {
    const milk = { food: 'milk', quantity: 1, unit: 'bathtub' }
    expect(eat({ food: 'egg', quantity: 2, unit: null }, milk)).toMatchObject({
      ok: false,
      error: {
        ...{ code: 'UNKNOWN_UNIT', message: expect.stringContaining('"bathtub" of milk') },
        details: { food: 'milk', unit: 'bathtub' },
      },
    })
  })

  test('checks given figures for plausibility, and marks them as an estimate unless the person stated them', () => {
    const cake = (nutrients: object, source: string | null) =>
      eat({ food: 'cake', quantity: 1, unit: 'slice', nutrients, source })
    expect(cake({ calories: 350 }, null)).toMatchObject({
      arguments: { items: [{ source: 'estimate', flags: [] }] },
    })
    expect(cake({ calories: 3_000 }, 'stated')).toMatchObject({
      arguments: { items: [{ source: 'stated', flags: ['Cake with more than 2500 kcal is unusual.'] }] },
    })
    expect(cake({ calories: 0 }, 'stated')).toMatchObject({
      ok: false,
      error: { code: 'NUTRITION_REJECTED' },
    })
  })
})

describe('an edit of a proposal', () => {
  const proposal = 'c0000000-0000-4000-8000-000000000001'
  const edit = (edits: object) => prepare('edit_proposal', { proposal, version: 1, edits })

  test('has the editable fields, with its day and unit resolved', () => {
    expect(edit({ quantity: 3, unit: 'grams', day: 'yesterday', meal: 'lunch' })).toMatchObject({
      arguments: { edits: { quantity: 3, unit: 'g', day: '2026-11-19', meal: 'lunch' } },
    })
  })

  test('may name another food, and figures that are stated of it', () => {
    expect(edit({ item: 2, food: 'The Margarine', nutrients: { calories: 300 } })).toMatchObject({
      arguments: { edits: { item: 2, food: 'margarine', nutrients: { calories: 300 }, flags: [] } },
    })
  })

  test('may be told in words, with several foods at once', () => {
    const none = { item: null, food: null, quantity: null, unit: null, nutrients: null }
    const changes = [{ ...none, item: 'toast', quantity: 3, unit: 'slices' }]
    expect(prepare('change_proposal', { changes, meal: null, day: 'yesterday' })).toMatchObject({
      arguments: { changes: [{ item: 'toast', quantity: 3, unit: 'slice' }], meal: null, day: '2026-11-19' },
    })
    expect(
      prepare('change_proposal', { changes: [{ ...none, unit: 'bathtub' }], meal: null, day: null }),
    ).toMatchObject({ ok: false, error: { code: 'UNKNOWN_UNIT' } })
  })

  test.each([
    [{}, 'EDIT_UNCLEAR'],
    [{ item: 1 }, 'EDIT_UNCLEAR'],
    [{ source: 'USDA SR28' }, 'EDIT_UNCLEAR'],
    [{ target: 300, meal: 'lunch' }, 'EDIT_UNCLEAR'],
    [{ nutrients: { luck: 1 } }, 'EDIT_UNCLEAR'],
    [{ nutrients: { calories: -1 } }, 'NUTRITION_REJECTED'],
    [{ quantity: 0 }, 'EDIT_UNCLEAR'],
    [{ meal: 'feast' }, 'EDIT_UNCLEAR'],
    [{ day: 'tomorrow' }, 'UNKNOWN_DAY'],
    [{ unit: 'bathtub' }, 'UNKNOWN_UNIT'],
  ])('of %p is refused with %s', (edits, code) => {
    expect(edit(edits)).toMatchObject({ ok: false, error: { code } })
  })
})

const meal = {
  ...{ kind: 'food_log', day: '2026-11-20', meal: 'breakfast', replaced: null, warnings: [] },
  items: [twoEggs],
  totals: twoEggs.nutrients,
}

test('asks for a confirmation with the amount, the meal, the day, the figures and their source', () => {
  expect(tell('propose_food_log', meal)).toEqual([
    '2 eggs for breakfast today: 143 kcal, 12.6 g protein (USDA SR28). Shall I log it?',
  ])
  const cake = { ...twoEggs, food: 'cake', quantity: 1, unit: 'slice', source: 'estimate', is_estimate: true }
  const both = { ...meal, meal: null, day: '2026-11-16', items: [twoEggs, cake] }
  expect(tell('propose_food_log', both)).toEqual([
    '2 eggs and 1 slice of cake on Mon 16 Nov: 143 kcal, 12.6 g protein (USDA SR28, an estimate). Shall I log them?',
  ])
})

test('foods of several meals are each told with their own', () => {
  const cake = { ...twoEggs, food: 'cake', quantity: 1, unit: 'slice', meal: 'lunch' }
  const tea = { ...twoEggs, food: 'tea', quantity: 1, unit: 'cup' }
  const both = { ...meal, items: [twoEggs, tea, cake] }
  expect(tell('propose_food_log', both)).toEqual([
    '2 eggs and 1 cup of tea for breakfast and 1 slice of cake for lunch today: 143 kcal, 12.6 g protein (USDA SR28). Shall I log them?',
  ])
  expect(tell('commit_proposal', both)).toEqual([
    'Logged 2 eggs and 1 cup of tea for breakfast and 1 slice of cake for lunch: 143 kcal (USDA SR28).',
  ])
})

test('names what it would leave out', () => {
  const partly = { ...meal, left_out: ['unicorn steak'] }
  expect(tell('propose_food_log', partly)).toEqual([
    '2 eggs for breakfast today: 143 kcal, 12.6 g protein (USDA SR28). Shall I log it?',
    'I would leave out what I have no figures for: unicorn steak.',
  ])
})

test('adds warnings to a proposal', () => {
  const skyr = { ...twoEggs, food: 'skyr', figures_of: 'yogurt', flags: ['Skyr is unusual.'] }
  const warnings = ['Mind your milk allergy: skyr.']
  expect(tell('propose_food_log', { ...meal, items: [skyr], warnings }).slice(1)).toEqual([
    'For skyr the figures of yogurt were taken.',
    'Skyr is unusual.',
    'Mind your milk allergy: skyr.',
  ])
})

test('says what was taken for a serving, and nothing of a serving that was told with its figures', () => {
  const jam = { ...twoEggs, food: 'jam', quantity: 2, unit: 'serving', grams: 40 }
  const remarks = (items: object[]) => tell('propose_food_log', { ...meal, items }).slice(1)
  expect(remarks([twoEggs, jam])).toEqual(['A serving was taken as what people usually have: jam 20 g.'])
  expect(remarks([{ ...jam, grams: null }])).toEqual([])
})

test('says which size was taken, and when its weight is not known', () => {
  const sized = (size: object) =>
    tell('propose_food_log', { ...meal, items: [{ ...twoEggs, size }] }).slice(1)
  expect(sized({ said: 'large', grams: 50 })).toEqual(['One that is large was taken as 50 g.'])
  expect(sized({ said: 'large', grams: null })).toEqual([
    'What one weighs that is large I do not know, so the usual weight was taken.',
  ])
})

test('describes what was logged, with the day if it is not today', () => {
  expect(tell('commit_proposal', meal)).toEqual(['Logged 2 eggs for breakfast: 143 kcal (USDA SR28).'])
  expect(tell('commit_proposal', { ...meal, day: '2026-11-19' })).toEqual([
    'Logged 2 eggs for breakfast yesterday: 143 kcal (USDA SR28).',
  ])
  expect(tell('commit_proposal', { ...meal, totals: {} })).toEqual([
    'Logged 2 eggs for breakfast: no figures.',
  ])
})

test('describes what was called off, and one that was stored in words alone by these', () => {
  expect(tell('cancel_proposal', meal)).toEqual([
    'Called off: 2 eggs for breakfast today: 143 kcal (USDA SR28).',
  ])
  expect(tell('cancel_proposal', { summary: '2 eggs' })).toEqual(['Called off: 2 eggs.'])
})
