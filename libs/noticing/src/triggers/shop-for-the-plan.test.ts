import { describe, expect, test } from '@jest/globals'
import { aDish, aHousehold, aLot, dayAt, moved } from '../testing/index.ts'
import { shopForThePlan } from './shop-for-the-plan.ts'

describe('what a planned meal lacks', () => {
  test('is told by its day, the nearest first, with what puts it on the list', () => {
    const lacking = [
      { day: '2026-11-23', dishes: ['Lasagne'], foods: ['ricotta'], packs: [] },
      { day: '2026-11-26', dishes: ['Curry', 'Rice'], foods: ['coconut milk', 'lime'], packs: [] },
    ]
    const told = shopForThePlan(aHousehold({ lacking }), [])
    expect(told).toMatchObject([
      {
        reason: 'For Lasagne today you lack ricotta, and it is not on the list.',
        request: 'put what is missing for today on the shopping list',
      },
      {
        reason:
          'For Curry and Rice on Thursday 26 November you lack coconut milk and lime, and they are not on the list.',
        request: 'put what is missing for thursday on the shopping list',
      },
    ])
    expect(told[0]?.rank).toBeGreaterThan(told[1]?.rank ?? 1)
  })

  test('is told in packs, with what is left over, where it is known what a pack holds', () => {
    const pack = { unit: 'pack', size_unit: 'g' }
    const lacking = [
      {
        ...{ day: '2026-11-23', dishes: ['Lasagne'], foods: ['ricotta', 'feta'] },
        packs: [
          { food: 'ricotta', count: 1, over: 50, ...pack },
          { food: 'feta', count: 2, over: 0, ...pack },
        ],
      },
    ]
    expect(shopForThePlan(aHousehold({ lacking }), [])[0]?.reason).toMatch(
      /on the list\. 1 pack of ricotta is enough and leaves 50 g\. 2 packs of feta are enough\.$/,
    )
  })
})

describe('a food that expires before its meal', () => {
  const pie = aDish('Fish pie', ['cod', 'potato'])
  const cod = aLot('cod', { due_on: '2026-11-24' })
  const onDay = (day: string) => ({ day, meal: 'dinner', title: 'Fish pie', recipe: pie.id })
  const planned = [onDay('2026-11-26')]

  test('is told, with the day that its meal may move to', () => {
    expect(shopForThePlan(aHousehold({ stock: [cod], planned }), [pie])).toMatchObject([
      {
        reason: 'The cod will expire tomorrow, and its Fish pie is planned for Thursday 26 November.',
        action: 'Shall I move the Fish pie to tomorrow?',
        request: 'move the Fish pie to tomorrow',
      },
    ])
  })

  test.each([
    ['it keeps until then', { stock: [aLot('cod', { due_on: '2026-11-27' })], planned }],
    ['it is frozen', { stock: [{ ...cod, location: 'freezer' }], planned }],
    ['there is more of it', { stock: [cod, aLot('cod', { id: pie.id, due_on: null })], planned }],
    ['it has an earlier meal', { stock: [cod], planned: [onDay('2026-11-24'), ...planned] }],
    [
      'the dinner of its last day is taken',
      {
        stock: [cod],
        planned: [{ day: '2026-11-24', meal: 'dinner', title: 'Soup', recipe: null }, ...planned],
      },
    ],
  ])('is not told where %s', (_title, change) => {
    expect(shopForThePlan(aHousehold(change), [pie])).toEqual([])
  })
})

describe('what is always bought along', () => {
  const trips = [1, 8, 15, 22].flatMap((day) => [
    moved('bought', 'pasta', { on: dayAt(day) }),
    ...(day === 8 ? [] : [moved('bought', 'parmesan', { on: dayAt(day) })]),
  ])
  const household = { today: dayAt(29), moved: trips, listed: ['pasta'] }

  test('is told where the other is on the list', () => {
    expect(shopForThePlan(aHousehold(household), [])).toMatchObject([
      {
        reason: 'You bought parmesan 3 of the last 4 times that you bought pasta, which is on the list.',
        request: 'put parmesan on the shopping list',
      },
    ])
  })

  test.each([
    ['it is on the list too', { listed: ['pasta', 'parmesan'] }],
    ['it is there', { stock: [aLot('parmesan')] }],
    ['the other is not on the list', { listed: [] }],
    ['it was so but once or twice', { moved: trips.slice(0, 3) }],
  ])('is not told where %s', (_title, change) => {
    expect(shopForThePlan(aHousehold({ ...household, ...change }), [])).toEqual([])
  })
})
