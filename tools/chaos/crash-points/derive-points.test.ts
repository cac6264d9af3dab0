import { expect, test } from '@jest/globals'
import { derivePoints } from './derive-points.ts'

const times = (label: string, points: ReturnType<typeof derivePoints>): number[] =>
  points
    .filter((point) => point.label === label && point.when === 'before')
    .map(({ occurrence }) => occurrence)

test('what a play does every time is visited as often as it was always done, before and after', () => {
  const points = derivePoints(
    ['beat', 'beat'],
    [
      ['ask', 'tell', 'tell', 'beat'],
      ['ask', 'tell', 'once'],
    ],
  )
  expect(times('ask', points)).toEqual([1])
  expect(times('tell', points)).toEqual([1])
  expect(times('once', points)).toEqual([])
  expect(points).toHaveLength(6)
})

test('what goes on without a play is visited once, whatever happened meanwhile', () => {
  expect(times('beat', derivePoints(['beat', 'beat', 'beat'], [['ask'], ['ask', 'beat', 'beat']]))).toEqual([
    1,
  ])
})
