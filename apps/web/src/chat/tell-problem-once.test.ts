import { expect, test } from '@jest/globals'
import { tellProblemOnce } from './tell-problem-once.ts'

test('a problem is told, unless the answer says the same', () => {
  expect(tellProblemOnce('There is no milk.', '')).toBe('There is no milk.')
  expect(tellProblemOnce('There is no milk.', 'Sorry: there is **no milk**.')).toBeUndefined()
  expect(tellProblemOnce('There is no milk.', 'There are eggs.')).toBe('There is no milk.')
})
