import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { placeOfDish } from './days-spoken-of.ts'
import { briefOf } from './testing/brief-of.ts'

const after = (response: string) => ({
  ...briefOf(''),
  recent_turns: [{ message: 'plan', response, facts: [] }],
})
const planned = 'Planned dinner on Thu 26 Nov: chicken stir fry. Planned dinner on Fri 27 Nov: pizza.'

test('a dish is planned where the last turns told it', () => {
  expect(placeOfDish(after(planned), 'pizza')).toEqual({ day: '2026-11-27', meal: 'dinner' })
  expect(placeOfDish(after(planned), 'soup')).toBeUndefined()
  expect(placeOfDish(after(`${planned} Lunch on Sat 28 Nov: pizza.`), 'pizza')).toBeUndefined()
})

test('a dish is moved by its name', () =>
  expect(parseKitchenMessage('move the pizza to saturday', after(planned))).toEqual([
    {
      tool: 'move_meal',
      arguments: {
        from_day: '2026-11-27',
        from_meal: 'dinner',
        dish: 'pizza',
        to_day: 'saturday',
        to_meal: null,
        replace: null,
      },
    },
  ]))

test.each(['have fun on friday, see you saturday', "we'll have guests on friday and my mum on saturday"])(
  'what is no dish is not planned: %j',
  (message) => expect(parseKitchenMessage(message)).toEqual([]),
)
