import { describe, expect, test } from '@jest/globals'
import { aDish, aHousehold, aLot } from '../testing/index.ts'
import { suggestDish } from './suggest-dish.ts'

const stock = ['rice', 'egg', 'peas', 'tofu'].map((food) => aLot(food))
const friedRice = aDish('Fried rice', ['rice', 'egg', 'peas'], { cuisine: 'chinese' })
const mapo = aDish('Mapo tofu', ['tofu', 'rice', 'doubanjiang'], { cuisine: 'chinese' })
const names = (change: Parameters<typeof aHousehold>[0], dishes = [mapo, friedRice]) =>
  suggestDish(aHousehold({ stock, ...change }), dishes).map(({ reason }) => /For (.+?) \(/.exec(reason)?.[1])

describe('a dinner that is not planned', () => {
  test('is offered the dish of which most is there, with what it lacks', () => {
    expect(names({})).toEqual(['Fried rice', 'Mapo tofu'])
    expect(suggestDish(aHousehold({ stock }), [mapo])).toMatchObject([
      {
        reason:
          'Nothing is planned for dinner tonight. For Mapo tofu (30 minutes) you have 2 of 3 things; you lack doubanjiang.',
        request: 'plan Mapo tofu for dinner today',
      },
    ])
  })

  test.each([
    [
      'what expires soon counts most',
      { stock: stock.map((lot) => (lot.food === 'tofu' ? { ...lot, due_on: '2026-11-25' } : lot)) },
    ],
    [
      'a taste counts',
      {
        preferences: [
          { kind: 'like', key: 'tofu', match: 'tofu' },
          { kind: 'like', key: 'doubanjiang', match: 'doubanjiang' },
        ],
      },
    ],
  ])('of two dishes, %s', (_title, change) => {
    expect(names(change)[0]).toBe('Mapo tofu')
  })

  test('is offered what is in season first, and told so', () => {
    const [soup, salad] = [aDish('Leek soup', ['leek', 'rice']), aDish('Tomato salad', ['tomato', 'rice'])]
    const there = { stock: ['leek', 'tomato', 'rice'].map((food) => aLot(food)) }
    const home = { ...there, time_zone: 'Europe/London' }
    expect(names(home, [salad, soup])[0]).toBe('Leek soup')
    expect(names({ ...home, today: '2026-08-23' }, [soup, salad])[0]).toBe('Tomato salad')
    expect(suggestDish(aHousehold(home), [soup])[0]?.reason).toMatch(/2 of 2 things\. Leek is in season\.$/)
    expect(suggestDish(aHousehold(there), [soup])[0]?.reason).toMatch(/2 of 2 things\.$/)
  })

  test('is offered nothing of the kitchen that was cooked in last, where another will do', () => {
    const eaten = [{ title: 'Dumplings', recipe: null, cuisine: 'chinese', on: '2026-11-22' }]
    expect(
      names({ eaten }, [friedRice, aDish('Kedgeree', ['rice', 'egg', 'peas'], { cuisine: 'british' })])[0],
    ).toBe('Kedgeree')
  })

  test.each([
    [
      'it was eaten lately',
      { eaten: [{ title: 'Fried rice', recipe: null, cuisine: null, on: '2026-11-20' }] },
    ],
    [
      'it was offered lately',
      { told: [{ kind: 'meal', subject: friedRice.id, status: 'mentioned', on: '2026-11-20' }] },
    ],
    [
      'it is planned for another day',
      { planned: [{ day: '2026-11-25', meal: 'dinner', title: 'fried rice', recipe: null }] },
    ],
    ['somebody must not eat it', { unfit: [friedRice.id] }],
    [
      'there is a plan for tonight',
      { planned: [{ day: '2026-11-23', meal: 'dinner', title: 'Soup', recipe: null }] },
    ],
    ['nothing is there', { stock: [] }],
  ])('is not offered a dish where %s', (_title, change) => {
    expect(names(change, [friedRice])).toEqual([])
  })

  test('is offered no drink or dessert', () => {
    expect(names({}, [{ ...friedRice, course: 'dessert' }])).toEqual([])
  })
})
