import { expect, test } from '@jest/globals'
import { losesSomebody } from './loses-somebody.ts'
import type { ToolIntent } from '../kitchen-intent.ts'

const keepingOf = (...people: string[]): ToolIntent[] =>
  people.map((person) => ({
    tool: 'remember_person',
    arguments: { person, relation: null, lives_here: null, rules: [{ kind: 'diet', value: 'vegan' }] },
  }))

test.each([
  ['My friend Priya is vegan, her husband Tom being the coeliac one', ['Priya']],
  ["it's my sister who is vegan, whereas my brother can't have nuts", ['sister']],
  ['vegan is what Sam is and Beth is not', ['Sam']],
])('"%s" names more people than are kept', (message, people) => {
  expect(losesSomebody(message, keepingOf(...people))).toBe(true)
})

test.each([
  ['vegan is what Sam is', ['Sam']],
  ['my sister Anna turned vegan on Monday', ['Anna']],
  ['On Saturday my mum is vegan again', ['mother']],
  ['Sam as well as Beth went vegan', ['Sam', 'Beth']],
  ['my sister is vegan, Alfred', ['sister']],
])('"%s" is kept of all whom it names', (message, people) => {
  expect(losesSomebody(message, keepingOf(...people))).toBe(false)
})

test('a message that keeps nothing of anybody loses nobody', () => {
  expect(losesSomebody('Sam and Beth come on Friday', [])).toBe(false)
})
