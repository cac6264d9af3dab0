import { expect, test } from '@jest/globals'
import { derivePoints } from './derive-points.ts'

const times = (label: string, points: ReturnType<typeof derivePoints>): number[] =>
  points
    .filter((point) => point.label === label && point.when === 'before')
    .map(({ occurrence }) => occurrence)

test('derivePoints visits the actions of every play as often as they always occur, before and after each', () => {
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

test('derivePoints visits background actions once, however often they occurred', () => {
  expect(times('beat', derivePoints(['beat', 'beat', 'beat'], [['ask'], ['ask', 'beat', 'beat']]))).toEqual([
    1,
  ])
})
