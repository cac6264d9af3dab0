import { expect, test } from '@jest/globals'
import { readerOfParts } from './parts-of-message.ts'

const read = readerOfParts({
  assent: "good|good idea|let's(?: (?:do|go))?",
  day: '(?:on )?(?:monday|tuesday)',
  filler: 'then|please',
})

test('a message is read by its parts in any order', () => {
  expect(read('Good idea, on Monday then!')?.map(({ name, said }) => `${name}: ${said}`)).toEqual([
    'assent: good idea',
    'day: on monday',
    'filler: then',
  ])
  expect(read('Tuesday please. Lets go')?.map(({ name }) => name)).toEqual(['day', 'filler', 'assent'])
})

test('what its parts do not cover is not read', () => {
  expect(read('good idea, on Monday perhaps')).toBeUndefined()
  expect(read('goods on Monday')).toBeUndefined()
})

test('an empty message has no parts', () => {
  expect(read(' ... ')).toEqual([])
})
