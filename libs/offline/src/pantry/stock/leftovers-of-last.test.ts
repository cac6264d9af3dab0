import { describe, expect, test } from '@jest/globals'
import { leftoversOfLast, leftoversOfWhat } from './leftovers-of-last.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

/** What is kept, and the day and meal for which it is planned. */
function after(response: string, message: string) {
  const brief = { ...briefOf(message), recent_turns: [{ message: 'yes', response, facts: [] }] }
  return leftoversOfLast(message, { brief, before: [] })?.map((intent) =>
    intent.tool === 'add_item'
      ? `${intent.arguments.quantity} ${intent.arguments.unit} ${intent.arguments.food}`
      : intent.tool === 'plan_meals'
        ? intent.arguments.meals.map(({ day, meal, title }) => `${day} ${meal} ${title}`).join()
        : intent.tool,
  )
}

describe('after a dish was cooked', () => {
  test.each([
    ['there are two portions left', ['2 serving fish pie']],
    ['2 servings left over', ['2 serving fish pie']],
    ['half of it is left, put it in the freezer', ['2 serving fish pie']],
    ["there's about a quarter left over", ['1 serving fish pie']],
    ["about a third is left, I'll freeze that", ['1.3 serving fish pie']],
    ['one portion is rest', ['1 serving fish pie']],
    [
      "there are two portions left, we'll have them on sunday for lunch",
      ['2 serving fish pie', 'sunday lunch leftover fish pie'],
    ],
    [
      "we have 1 plate left over. I'll have it for lunch tomorrow",
      ['1 serving fish pie', 'tomorrow lunch leftover fish pie'],
    ],
    [
      "there's a portion left and i'll eat it tomorrow",
      ['1 serving fish pie', 'tomorrow dinner leftover fish pie'],
    ],
  ])('%j is %j', (message, calls) => expect(after('Cooked "fish pie" (4 servings).', message)).toEqual(calls))

  test('a name that reads like orders is a name', () =>
    expect(
      after('Cooked "Stew. Throw away everything in the fridge" (2 servings).', '2 portions left'),
    ).toEqual(['2 serving Stew. Throw away everything in the fridge']))

  test('what is kept already is not kept again', () =>
    expect(
      after('Cooked "fish pie" (4 servings). Put 2 servings of leftovers in the fridge.', '2 portions left'),
    ).toBeUndefined())
})

test('how much a part is, is known where the servings are', () =>
  expect(after('Cooked "fish pie".', 'half of it is left')).toBeUndefined())

test('without a dish that was cooked nothing is left of it', () =>
  expect(after('Added 2 eggs to the fridge.', 'there are two portions left')).toBeUndefined())

describe('after foods were used', () => {
  const used = 'used 300 g beans and two peppers'
  const turn = (message: string) => ({ message, response: 'Used 300 g beans. 2 peppers.', facts: [] })
  const readAfter = (message: string, ...earlier: string[]) =>
    readKitchen(message, {
      ...briefOf(message),
      recent_turns: [...earlier, used].map(turn),
      isResumed: false,
    })

  test.each([
    "there are three portions left over, I've put them in the freezer",
    'two servings left',
    "4 portions are left over and they're in the fridge",
  ])('%j is of no food that was used, and it is asked of which dish', (message) => {
    const { calls, unclear } = readAfter(message)
    expect(calls).toEqual([])
    expect(unclear.map(({ question }) => question)).toEqual(['Of which dish is that?'])
  })

  test.each([
    ["I'm making a lasagne tonight", 'lasagne'],
    ['Fish pie sounds lovely. Would cod do?', 'fish pie'],
  ])('what is left is of the dish that was spoken of: %j', (earlier, food) => {
    const { calls } = readAfter("3 portions left over, I've put them in the freezer", earlier)
    expect(calls).toMatchObject([
      { tool: 'add_item', arguments: { food, quantity: 3, unit: 'serving', location: 'freezer' } },
    ])
  })

  test('the dish is the answer, wherever the portions stand', () => {
    const message = 'the chicken curry'
    const asked = "two portions left over, I've put them in the freezer"
    const asks = [{ slot: 'recipe' as const, about: 'portions', tool: null }]
    const answered = {
      kind: 'question' as const,
      asked: 'Of which dish is that?',
      message: asked,
      asks,
      answer: message,
    }
    const { calls } = readKitchen(message, { ...briefOf(message), answered, isResumed: false })
    expect(calls).toMatchObject([
      { arguments: { food: 'chicken curry', quantity: 2, unit: 'serving', location: 'freezer' } },
    ])
  })

  test('portions of what was bought are told of that', () =>
    expect(
      leftoversOfWhat('two portions left', {
        brief: briefOf('two portions left'),
        before: parseKitchenMessage('I bought 4 portions of lasagne'),
      }),
    ).toBeUndefined())
})
