import { describe, expect, test } from '@jest/globals'
import { dayAt, moved } from './testing/index.ts'
import { chanceOfUsingUp, hasStopped, usageOf } from './usage.ts'

const today = dayAt(30)
const uses = (days: readonly number[], quantity = 1) =>
  days.map((day) => moved('used', 'egg', { on: dayAt(day), quantity }))

describe('how a food is used', () => {
  test('is its days of use, out of how many, and how much at a time', () => {
    expect(usageOf({ today, moved: uses([1, 10, 20, 30], 3) })).toEqual([
      {
        ...{ match: 'egg', food: 'egg', unit: 'piece', uses: 4, span: 30, atATime: 3 },
        lastUsed: today,
      },
    ])
  })

  test('counts what is used twice on a day as one use of more', () => {
    expect(usageOf({ today, moved: uses([1, 1, 10, 20]) })).toMatchObject([{ uses: 3, atATime: 4 / 3 }])
  })

  test('is not known of what was used but twice, of what came in, and of what was thrown away', () => {
    const others = [1, 2, 3].flatMap((day) => [
      moved('bought', 'milk', { on: dayAt(day) }),
      moved('discarded', 'kale', { on: dayAt(day) }),
    ])
    expect(usageOf({ today, moved: [...others, ...uses([1, 2])] })).toEqual([])
  })
})

describe('the chance that more is used than is left', () => {
  const daily = { uses: 30, span: 30, atATime: 1 }

  test('falls with what is left, and rises with the days', () => {
    const chances = [0, 1, 3, 6, 12].map((left) => chanceOfUsingUp(daily, { left, days: 4 }))
    expect(chances).toEqual(chances.toSorted((one, other) => other - one))
    expect(chances[0]).toBeGreaterThan(0.95)
    expect(chances[4]).toBeLessThan(0.01)
    expect(chanceOfUsingUp(daily, { left: 3, days: 8 })).toBeGreaterThan(chances[2] ?? 1)
  })

  test('is what the distribution says: of four uses in eight days, none in the next four has (2/3)^4', () => {
    expect(chanceOfUsingUp({ uses: 4, span: 8, atATime: 1 }, { left: 0, days: 4 })).toBeCloseTo(
      1 - (2 / 3) ** 4,
    )
  })

  test('is a number whatever is left', () => {
    for (const left of [1e9, Number.MAX_SAFE_INTEGER])
      expect(chanceOfUsingUp(daily, { left, days: 4 })).toBeGreaterThanOrEqual(0)
  })
})

test('a food that was used daily and then not for a week is not used any more; one of twice a month may be', () => {
  const base = { match: 'egg', food: 'egg', unit: 'piece', atATime: 1 }
  expect(hasStopped({ ...base, uses: 20, span: 30, lastUsed: dayAt(21) }, today)).toBe(true)
  expect(hasStopped({ ...base, uses: 20, span: 30, lastUsed: dayAt(29) }, today)).toBe(false)
  expect(hasStopped({ ...base, uses: 4, span: 60, lastUsed: dayAt(16) }, today)).toBe(false)
})
