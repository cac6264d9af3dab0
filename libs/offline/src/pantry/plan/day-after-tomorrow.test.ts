import { expect, test } from '@jest/globals'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

/** What is read on a Friday. */
const callsOf = (message: string) => readKitchen(message, { ...briefOf(message), isResumed: false }).calls

test.each([
  ["we're having a stew the day after tomorrow", 'stew'],
  ['plan lentil soup for the day after tomorrow', 'lentil soup'],
])('"%s" is planned for Sunday', (message, title) => {
  expect(callsOf(message)).toMatchObject([
    { tool: 'plan_meals', arguments: { meals: [{ day: 'sunday', title }] } },
  ])
})

test('a meal is moved to the day after tomorrow and not to tomorrow', () => {
  expect(callsOf('move the lasagne to the day after tomorrow')).toMatchObject([
    { tool: 'move_meal', arguments: { dish: 'lasagne', to_day: 'sunday' } },
  ])
})
