import { expect, test } from '@jest/globals'
import { judges } from './judge.ts'
import { readGoods } from './pantry-goods.ts'
import { liveAQuarter } from './simulate.ts'

const goods = readGoods()
const seeds = [11, 12, 13, 14]
const alone = seeds.map((seed) => liveAQuarter(seed, false, goods))

test.each(Object.entries(judges))(
  'of what is told of %s most is right, and most of what should be is told',
  (_kind, judge) => {
    const all = alone.map(judge)
    const sum = (of: keyof (typeof all)[number]): number => all.reduce((total, one) => total + one[of], 0)
    expect(sum('told')).toBeGreaterThan(0)
    expect(sum('right') / sum('told')).toBeGreaterThanOrEqual(0.8)
    expect(sum('found') / Math.max(sum('due'), 1)).toBeGreaterThanOrEqual(sum('due') === 0 ? 0 : 0.7)
  },
)

test('a household that listens throws away less', () => {
  const share = (isListening: boolean): number => {
    const quarters = seeds.map((seed) => liveAQuarter(seed, isListening, goods))
    const sum = (of: 'bought' | 'wasted'): number => quarters.reduce((all, one) => all + one[of], 0)
    return sum('wasted') / sum('bought')
  }
  expect(share(true)).toBeLessThan(0.75 * share(false))
})

test('the same seed gives the same household', () => {
  expect(liveAQuarter(11, false, goods)).toEqual(alone[0])
})

test('nothing is told twice within a week, and no day has more than eight', () => {
  for (const { days } of alone) {
    const told = days.flatMap(({ day, told: all }) =>
      all.map(({ kind, subject }) => ({ day, what: `${kind} ${subject}` })),
    )
    for (const [, times] of Map.groupBy(told, ({ what }) => what))
      for (const [at, { day }] of times.slice(1).entries())
        expect(Date.parse(day) - Date.parse(times[at]?.day ?? day)).toBeGreaterThanOrEqual(7 * 86_400_000)
    expect(Math.max(...days.map(({ told: all }) => all.length))).toBeLessThanOrEqual(8)
  }
})
