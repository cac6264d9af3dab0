import { expect, test } from '@jest/globals'
import { withoutFood, withoutTakenBack } from './taken-back.ts'

test.each([
  ['I had eggs and toast for breakfast', 'without the toast', 'I had eggs for breakfast'],
  ['I had toast and eggs', 'no toast', 'I had eggs'],
  ['I had eggs, a slice of toast and jam', 'leave out the toast please', 'I had eggs and jam'],
])('%j without what %j takes back is %j', (message, answer, left) => {
  expect(withoutFood(message, answer)).toBe(left)
})

test.each([
  ['I had eggs', 'without the toast'],
  ['I had eggs and toast', 'two slices of toast'],
])('%j loses nothing by %j', (message, answer) => {
  expect(withoutFood(message, answer)).toBeUndefined()
})

test('what was taken back stays so with the next answer', () => {
  expect(withoutTakenBack('I had eggs and toast\nwithout the toast')).toBe('I had eggs')
  expect(withoutTakenBack('I had eggs\ntwo')).toBe('I had eggs\ntwo')
})
