import { describe, expect, test } from '@jest/globals'
import { aHousehold, aLot, dayAt, moved } from '../testing/index.ts'
import { restock } from './restock.ts'

const today = dayAt(30)
/** Two eggs every second day until today. */
const eggs = Array.from({ length: 15 }, (_, at) =>
  moved('used', 'egg', { on: dayAt(2 * at + 2), quantity: 2 }),
)
const of = (change: Parameters<typeof aHousehold>[0]) =>
  restock(aHousehold({ today, moved: eggs, ...change }))

describe('a food that is used again and again', () => {
  test('is told when it will most likely be used up within days, with its figures and what can be done', () => {
    expect(of({ stock: [aLot('egg', { quantity: 1 })] })).toMatchObject([
      {
        kind: 'restock',
        subject: 'egg',
        reason: '1 egg is left: you use about 7.2 a week (15 times lately).',
        action: 'Shall I put egg on the shopping list?',
        request: 'put egg on the shopping list',
      },
    ])
    expect(of({})).toMatchObject([
      { reason: 'The egg is used up: you use about 7.2 a week (15 times lately).' },
    ])
  })

  test.each([
    ['there is enough', { stock: [aLot('egg', { quantity: 12 })] }],
    ['it is on the list', { listed: ['egg'] }],
    ['nobody can compare what is there', { stock: [aLot('egg', { unit: 'box' })] }],
    ['it was used but twice', { moved: eggs.slice(0, 2) }],
    ['nobody uses it any more', { today: dayAt(60) }],
  ])('is not told where %s', (_title, change) => {
    expect(of(change)).toEqual([])
  })

  test('is told of more surely the less of it is there', () => {
    const daily = Array.from({ length: 30 }, (_, at) => moved('used', 'egg', { on: dayAt(at + 1) }))
    const [none] = of({ moved: daily })
    const [some] = of({ moved: daily, stock: [aLot('egg', { quantity: 2 })] })
    expect(none?.rank).toBeGreaterThan(some?.rank ?? 1)
  })

  test('is told of by its minimum alone where one is set', () => {
    const below_minimum = [{ food: 'egg', match: 'egg', quantity: 6, unit: 'piece', there: 2 }]
    expect(of({ below_minimum, stock: [aLot('egg', { quantity: 2 })] })).toMatchObject([
      { reason: '2 eggs are left, and you always want 6.', rank: 0.9 },
    ])
  })

  test('is not told below its minimum where it is on the list, whatever it is known by', () => {
    const below_minimum = [{ food: 'egg', match: 'a reference', quantity: 6, unit: 'piece', there: 0 }]
    expect(of({ moved: [], below_minimum })).toHaveLength(1)
    expect(of({ moved: [], below_minimum, listed: ['a reference'] })).toEqual([])
  })
})
