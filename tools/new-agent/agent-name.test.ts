import { inRepository } from '@alfred/local-stack'
import { expect, test } from '@jest/globals'
import { domainOf } from './agent-name.ts'

test('an agent is called by one word, also when it is told with the prefix of its folder', () => {
  expect(domainOf('wintergarden', inRepository())).toBe('wintergarden')
  expect(domainOf('agents-wintergarden2', inRepository())).toBe('wintergarden2')
})

test.each([
  [undefined, /How shall the agent be called/],
  ['', /How shall the agent be called/],
  ['Garden', /cannot be the name/],
  ['my-garden', /cannot be the name/],
  ['2gardens', /cannot be the name/],
  ['../garden', /cannot be the name/],
  ['a'.repeat(21), /cannot be the name/],
  ['alfred', /means something else/],
  ['pantry', /There is an apps\/agents-pantry already/],
])('%p is refused, with what to do instead', (name, reason) => {
  expect(() => domainOf(name, inRepository())).toThrow(reason)
})
