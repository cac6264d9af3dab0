import { describe, expect, test } from '@jest/globals'
import { aHousehold, dayAt, moved } from '../testing/index.ts'
import { learnPreferences } from './learn-preferences.ts'

const today = dayAt(40)
const cooked = (cuisines: readonly string[]) =>
  cuisines.map((cuisine, at) => ({ title: `dish ${at}`, recipe: null, cuisine, on: dayAt(at) }))
const thrown = (times: number, reason: string, food = 'coriander') =>
  Array.from({ length: times }, (_, at) => moved('discarded', food, { on: dayAt(7 * at + 3), reason }))

describe('a taste that behaviour shows', () => {
  test('is a cuisine that is cooked again and again; it is asked about and not kept', () => {
    const eaten = cooked(['indian', 'indian', 'thai', 'indian', 'british', 'indian', 'italian', 'indian'])
    expect(learnPreferences(aHousehold({ today, eaten }))).toMatchObject([
      {
        kind: 'preference',
        subject: 'cuisine:indian',
        reason: '5 of the last 8 dishes that you cooked were Indian.',
        action: 'Shall I remember that you like Indian food?',
        request: 'remember that I like Indian food',
      },
    ])
    const preferences = [{ kind: 'cuisine', key: 'indian', match: 'indian' }]
    expect(learnPreferences(aHousehold({ today, eaten, preferences }))).toEqual([])
    expect(learnPreferences(aHousehold({ today, eaten: eaten.slice(0, 5) }))).toEqual([])
  })

  test('is a food that is thrown away as disliked', () => {
    expect(learnPreferences(aHousehold({ today, moved: thrown(2, 'disliked') }))).toMatchObject([
      {
        reason: 'Coriander was thrown away 2 times as disliked.',
        request: "remember that I don't like coriander",
      },
    ])
    expect(learnPreferences(aHousehold({ today, moved: thrown(1, 'disliked') }))).toEqual([])
  })
})

describe('a food that mostly ends in the bin', () => {
  const bought = (times: number) =>
    Array.from({ length: times }, (_, at) => moved('bought', 'coriander', { on: dayAt(7 * at) }))

  test('is told with its figures; there is nothing to say yes to', () => {
    expect(
      learnPreferences(aHousehold({ today, moved: [...bought(4), ...thrown(3, 'spoiled')] })),
    ).toMatchObject([
      {
        subject: 'wasted:coriander',
        reason: '3 of the last 4 times that you bought coriander, some of it ended in the bin.',
        request: null,
      },
    ])
  })

  test('is not told where most of it is eaten', () => {
    expect(learnPreferences(aHousehold({ today, moved: [...bought(8), ...thrown(3, 'spoiled')] }))).toEqual(
      [],
    )
  })
})
