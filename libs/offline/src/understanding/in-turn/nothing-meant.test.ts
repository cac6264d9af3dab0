import { expect, test } from '@jest/globals'
import { nothingMeant } from './nothing-meant.ts'

test.each(["never mind the jam then, we'll manage", 'well, that is how my gran did it anyway'])(
  '"%s" asks for nothing, which is said',
  (message) => {
    expect(nothingMeant(message, { entities: [] })).toMatch(/^All right, I leave everything as it is/)
  },
)

test.each([
  'thanks love, read me the list again',
  'how long do plums keep?',
  'add plums to the list',
  'is that so?',
  'what can you do',
  'so how does this work',
])('"%s" may ask for something', (message) => {
  expect(nothingMeant(message, { entities: [] })).toBeUndefined()
})

test('what somebody thinks of doing declines nothing', () => {
  const said = 'I thought I might do a big lentil stew with flatbreads so that everybody can have the same.'
  expect(nothingMeant(said, { entities: [] }) ?? 'I have done nothing').toMatch(/^I have done nothing/)
})
