import { expect, test } from '@jest/globals'
import { readPregnancy } from './told-pregnancy.ts'

test.each([
  ["I'm 14 weeks pregnant, can you bear that in mind with food from now on", 'pregnant'],
  ['we are having steak, but I am pregnant so well done', 'pregnant'],
  ['Just so you know im about 5 months pregnant', 'pregnant'],
  ["we're expecting our second in May", 'pregnant'],
  ["Plan a dinner. I'm breastfeeding.", 'breastfeeding'],
])('"%s" tells that its writer is %s', (message, value) => {
  expect(readPregnancy(message)?.value).toBe(value)
})

test.each([
  "I'm not pregnant",
  'am I pregnant?',
  "what should I eat if I'm pregnant",
  "when I'm pregnant I want to know what to avoid",
  'my sister is pregnant',
  'we are expecting guests on Friday',
  'I am having a baby potato salad',
  '"I am pregnant", she said',
])('"%s" tells nothing of its writer', (message) => {
  expect(readPregnancy(message)).toBeUndefined()
})
