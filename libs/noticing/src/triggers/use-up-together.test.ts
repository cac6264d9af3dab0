import { describe, expect, test } from '@jest/globals'
import { aDish, aHousehold, aLot } from '../testing/index.ts'
import { useUpTogether } from './use-up-together.ts'

const soon = [
  aLot('spinach', { due_on: '2026-11-24' }),
  aLot('feta', { due_on: '2026-11-25' }),
  aLot('rice', { due_on: '2027-11-25' }),
]
const pie = aDish('Spinach pie', ['spinach', 'feta', 'filo pastry'])

describe('several foods that expire soon', () => {
  test('are told with a dish that uses them together, from when on, and what it lacks', () => {
    expect(
      useUpTogether(aHousehold({ stock: soon }), [pie, aDish('Risotto', ['rice', 'feta'])]),
    ).toMatchObject([
      {
        kind: 'together',
        reason:
          'Spinach and feta should be used from tomorrow on; Spinach pie uses both. For it you lack filo pastry.',
        action: 'Shall I plan it for dinner tonight?',
        request: 'plan Spinach pie for dinner today',
        recipe: pie.id,
        due_on: '2026-11-24',
      },
    ])
  })

  test('are told with the dish that uses most of them first', () => {
    const stock = [...soon, aLot('cream', { due_on: '2026-11-23' })]
    const told = useUpTogether(aHousehold({ stock }), [pie, aDish('Gratin', ['spinach', 'feta', 'cream'])])
    expect(told.map(({ reason }) => reason)).toEqual([
      'Spinach, feta and cream should be used from today on; Gratin uses all 3, and everything for it is there.',
      expect.stringContaining('Spinach pie uses both'),
    ])
    expect(told.map(({ slot }) => slot)).toEqual(['together', 'together'])
  })

  test.each([
    ['only one does', { stock: soon.slice(1) }],
    ['they are frozen', { stock: soon.map((lot) => ({ ...lot, location: 'freezer' })) }],
    ['they are past their day', { stock: soon.map((lot) => ({ ...lot, due_on: '2026-11-20' })) }],
    ['somebody must not eat the dish', { stock: soon, unfit: [pie.id] }],
    [
      'it has what somebody dislikes',
      { stock: soon, preferences: [{ kind: 'dislike', key: 'feta', match: 'feta' }] },
    ],
    [
      'it is planned already',
      { stock: soon, planned: [{ day: '2026-11-24', meal: 'dinner', title: 'Spinach pie', recipe: null }] },
    ],
  ])('are not told with a dish where %s', (_title, change) => {
    expect(useUpTogether(aHousehold(change), [pie])).toEqual([])
  })

  test('are offered for the first dinner that is free, and for none where all are taken', () => {
    const dinner = (day: string) => ({ day, meal: 'dinner', title: 'Soup', recipe: null })
    const planned = (days: readonly string[]) =>
      useUpTogether(aHousehold({ stock: soon, planned: days.map(dinner) }), [pie])[0]
    expect(planned(['2026-11-23'])?.request).toBe('plan Spinach pie for dinner tomorrow')
    expect(planned(['2026-11-23', '2026-11-24'])).toMatchObject({
      action: 'It may be worth a change of plan.',
      request: null,
    })
  })
})
