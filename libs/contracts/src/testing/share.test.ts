import { expect, test } from '@jest/globals'
import { isLongRun, shareOf, shareOfRuns } from './share.ts'

const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('the shares of a list, one for each beginning, add up to the whole list', () => {
  const all = [0, 1, 2].flatMap((first) => shareOf(cases, 3, first))
  expect([...new Set(all)].toSorted()).toEqual(cases)
  expect(shareOf(cases, 3, 1)).toEqual(isLongRun ? cases : ['b', 'e'])
  expect(shareOf(cases, 3, 4)).toEqual(shareOf(cases, 3, 1))
})

test('a share of random runs is never zero', () => {
  expect(shareOfRuns(10, 4)).toBe(isLongRun ? 10 : 3)
  expect(shareOfRuns(1, 4)).toBe(1)
})
