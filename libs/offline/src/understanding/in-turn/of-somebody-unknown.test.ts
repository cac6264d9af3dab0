import { expect, test } from '@jest/globals'
import { isOfSomebodyUnknown } from './of-somebody-unknown.ts'

const dislike = { tool: 'remember_preference', kind: 'dislike', value: 'figs' }

test.each([
  'my teacher hates figs',
  'our gardener does not like figs',
  'my sister hates figs',
  'the older one hates figs',
  'The little girl is vegan',
  "my other half's off figs, hates them",
  "my dentist can't eat figs",
  "we have visitors on Sunday, eight people, one doesn't like figs",
  "I'm dating a man who's allergic to figs, what could I cook",
  'there is someone in my class that hates figs',
  'got a vegan coming who will not touch figs',
  'friends come over, two of them hate figs and one is vegan',
])('what "%s" tells is not the speaker\'s', (message) => {
  expect(isOfSomebodyUnknown(dislike, message)).toBe(true)
})

test.each([
  'my family hates figs',
  'our household is vegetarian',
  'my stomach hates figs',
  'I hate figs',
  'my teacher hates figs and so do I',
  "I'm someone who hates figs",
  "I am a person who can't have figs",
  "we have guests, they are all fine, but I'm vegetarian",
])('"%s" may be', (message) => {
  expect(isOfSomebodyUnknown(dislike, message)).toBe(false)
})
