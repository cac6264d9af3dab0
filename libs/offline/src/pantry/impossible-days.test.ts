import { expect, test } from '@jest/globals'
import { pantryTools } from '@alfred/contracts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { mergeAnswer } from './said.ts'
import { readWeek } from './plan/week-meals.ts'
import { briefOf } from './testing/brief-of.ts'

test.each([
  ['I bought milk that expires on 2027-13-45', '2027-13-45'],
  ['I bought 2 eggs, milk that expires on 2026-02-31 and rice', '2026-02-31'],
  ['the milk expires on the 31st of February', 'the 31st of February'],
  ['I bought milk. It expires 29/02/2027.', '29/02/2027'],
  ['I bought milk best before 2027-2-31', '2027-2-31'],
  ['throw away the milk that expired on 2026-02-31', '2026-02-31'],
  ['plan pasta for 2026-02-30', '2026-02-30'],
  ["we'll have soup on 31 Feb for lunch", '31 Feb'],
  ['plan my dinners from 2026-02-28 to 2026-02-30', '2026-02-30'],
  ['what expires before 31 November?', '31 November'],
  ['cancel dinner on 2026-02-30', '2026-02-30'],
])('the pantry changes nothing for %p and asks which day is meant', (message, day) => {
  expect(parseKitchenMessage(message)).toMatchObject([
    { tool: 'question', question: expect.stringContaining(`There is no such day as ${day}. Which day`) },
  ])
})

test.each([
  ['Friday', 'bought', 'friday'],
  ['on 2 December', 'bought', '2 december'],
])('the pantry puts the answer %p in place of the impossible day', (answer, tool, expires) => {
  const message = 'I bought milk that expires on 2026-02-31'
  const [question] = parseKitchenMessage(message)
  const asks = question?.tool === 'question' && question.asks ? [question.asks] : []
  const { text } = mergeAnswer({ asks, message, answer })
  expect(parseKitchenMessage(text)).toMatchObject([{ tool, arguments: { food: 'milk', expires } }])
})

test("an unreadable expiry does not become a part of the food's name", () => {
  expect(parseKitchenMessage('I bought milk that expires in a blue moon')).toMatchObject([
    { tool: 'bought', arguments: { food: 'milk', expires: 'a blue moon' } },
  ])
})

test('a very long expiry still makes a call that its contract accepts', () => {
  const [call] = parseKitchenMessage(`I bought milk that expires on ${'some day '.repeat(12)}`)
  expect(call).toMatchObject({ tool: 'bought', arguments: { food: 'milk' } })
  const given = call?.tool === 'bought' ? call.arguments : null
  expect(pantryTools.bought.arguments.safeParse(given).success).toBe(true)
})

test('a day before the meal is the day that is planned', () => {
  expect(parseKitchenMessage("we'll have soup on Friday for lunch")).toMatchObject([
    { tool: 'plan_meals', arguments: { meals: [{ title: 'soup', day: 'friday', meal: 'lunch' }] } },
  ])
})

test('a plan from one date to another covers these days', () => {
  const days = (text: string): string[] => readWeek(briefOf(text), text).days
  expect(days('plan my dinners from 2026-12-05 to 2026-12-07')).toEqual([
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ])
  expect(days('plan dinners for the week of 7 December 2026')).toHaveLength(7)
})
