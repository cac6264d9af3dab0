import { expect, test } from '@jest/globals'
import { plainTalk } from './plain-talk.ts'

test('small talk is said as it is when it claims nothing', () => {
  expect(plainTalk(' My pleasure! ')).toBe('My pleasure!')
  expect(plainTalk('I keep your stock, your list and your recipes.')).toBe(
    'I keep your stock, your list and your recipes.',
  )
})

test('small talk is said without what it offers', () => {
  expect(plainTalk('My pleasure! Shall I plan your dinner?')).toBe('My pleasure!')
  expect(plainTalk('Gern geschehen! Soll ich etwas kochen?')).toBe('Gern geschehen!')
})

test.each([
  'All set, your goal is in place now!',
  "Sure! I've gone ahead and set your goal.",
  'Erledigt! Dein Ziel ist gesetzt.',
  "C'est fait ! Ton objectif est fixé.",
  '¡Hecho! He fijado tu objetivo.',
  'Would you like me to do it?',
  "All set, I've put it in.",
  'Consider the onions gone.',
  'Alles klar, ist drin!',
  'Schon passiert, sie sind raus.',
  "C'est noté, elles sont au frigo.",
  "Je m'en suis occupé.",
  'Ya está, lo he metido en la nevera.',
  'Me he encargado de todo.',
])('small talk that claims or offers is not said: "%s"', (text) => {
  expect(plainTalk(text)).toBeNull()
})

test.each(['I have added the eggs.', 'You have 12 eggs.', 'That was lot_3.', ' ', 'x'.repeat(501), null])(
  'small talk is not said when it is "%s"',
  (text) => {
    expect(plainTalk(text)).toBeNull()
  },
)
