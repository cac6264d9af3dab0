import { expect, test } from '@jest/globals'
import { sentencesOf } from './sentences-of.ts'

test.each([
  ['Leo is allergic to nuts. I bought limes', ['Leo is allergic to nuts.', 'I bought limes']],
  ['2.5 kg of leeks; any left?', ['2.5 kg of leeks;', 'any left?']],
  ['no stop here', ['no stop here']],
  [' ', []],
])('"%s" has the sentences %j', (message, sentences) => {
  expect(sentencesOf(message)).toEqual(sentences)
})
