import { expect, test } from '@jest/globals'
import { withoutAsides } from './asides.ts'

test.each([
  ['had 3 with golden syrup btw', 'had 3 with golden syrup'],
  ['it was 150 ml if that matters', 'it was 150 ml'],
  ["a full english, the works, don't ask me grams", 'a full english'],
  ['no beans on it mind', 'no beans on it'],
  ['a couple of coffees and a monster since', 'i had a couple of coffees and a monster'],
  ['couple of coffees with sugar and a monster since', 'i had couple of coffees with sugar and a monster'],
  ['had two biscuits since lunch', 'had two biscuits'],
  ["i've had a tea and a red bull since breakfast", "i've had a tea and a red bull"],
  ['2 dates since maghrib', 'i had 2 dates'],
])('"%s" is "%s"', (said, plain) => {
  expect(withoutAsides(said)).toBe(plain)
})

test.each([
  'never mind',
  "i don't mind",
  'no i do not mind',
  'keep it in mind',
  'only if you mind',
  'had nothing since lunch',
  'what have i had since lunch?',
  'how much water since breakfast',
  '3 days since',
  '2 kg lost since christmas',
  'a while since i had fish',
  'i have been tired since lunch',
  'two eggs since it was sunday',
  'had a coffee since i was tired',
])('"%s" stays as it is', (said) => {
  expect(withoutAsides(said)).toBe(said)
})
