import { expect, test } from '@jest/globals'
import { knownAs } from './pronoun-acts.ts'

const known = ['fish soup', 'bread']

test('one thing is what was named last before it', () => {
  expect(knownAs('threw it out', known, 'Ate the fish soup. Bread is mouldy, threw it out.')).toEqual([
    'bread',
  ])
  expect(
    knownAs('threw it out', known, 'Bread is fine. The fish soup is off, threw it out. Bread next.'),
  ).toEqual(['fish soup'])
})

test('several are all that the message mentions', () => {
  expect(knownAs('threw them out', known, 'Bread and fish soup are off, threw them out')).toEqual(known)
})

test('the only one needs no place in the message', () => {
  expect(knownAs('froze it', ['bread'], 'froze it')).toEqual(['bread'])
})

test('of several none is one thing where the message names none before it', () => {
  expect(knownAs('threw it out', known, 'threw it out')).toEqual([])
})
