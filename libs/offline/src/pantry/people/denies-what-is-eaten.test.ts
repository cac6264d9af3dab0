import { expect, test } from '@jest/globals'
import { deniesWhatIsEaten } from './denies-what-is-eaten.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const hated = (food: string) => parseKitchenMessage(`I hate ${food}`).filter(isToolIntent)

test.each([
  ['I do eat prawns', 'prawns', true],
  ['we do like olives though', 'olives', true],
  ['I still drink milk', 'milk', true],
  ['I do not eat prawns', 'prawns', false],
  ['I do eat eggs, but no prawns', 'prawns', false],
  ["I'd say I loathe prawns", 'prawns', false],
])('"%s" is told, and a dislike of %s denies it: %s', (message, food, denies) => {
  expect(deniesWhatIsEaten(message, hated(food))).toBe(denies)
})

test.each(["Hey, I'm pescatarian, I do eat prawns though, and I really hate olives", 'I do eat beef tho'])(
  'what is eaten is kept as no dislike: "%s"',
  (message) => {
    const { calls } = readKitchen(message, { ...briefOf(message), isResumed: false })
    expect(calls).not.toContainEqual(
      expect.objectContaining({
        arguments: expect.objectContaining({
          kind: 'dislike',
          value: expect.stringMatching(/prawn|beef/) as unknown as string,
        }) as unknown,
      }),
    )
  },
)
