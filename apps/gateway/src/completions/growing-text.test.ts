import { expect, test } from '@jest/globals'
import { createGrowingText } from './growing-text.ts'

test('what comes again after a takeover is not told again', () => {
  const text = createGrowingText()
  expect(text.add({ at: 0, content: 'Added ' })).toBe('Added ')
  expect(text.add({ at: 0, content: 'Added 6 ' })).toBe('6 ')
  expect(text.add({ at: 8, content: 'eggs.' })).toBe('eggs.')
  expect(text.finish('Added 6 eggs. By the way: milk.')).toBe(' By the way: milk.')
})

test('a reply that was begun anew is told whole at its end', () => {
  const text = createGrowingText()
  expect(text.add({ at: 0, content: 'I think ' })).toBe('I think ')
  expect(text.add({ at: 0, content: 'Added' })).toBe('')
  expect(text.finish('Added 6 eggs.')).toBe('\n\nAdded 6 eggs.')
})
