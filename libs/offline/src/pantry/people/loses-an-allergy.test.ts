import { expect, test } from '@jest/globals'
import { losesAnAllergy } from './loses-an-allergy.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const MESSAGE = "my son Leo doesn't eat nuts, the smell makes him ill and he's allergic"

test.each([
  ['my son Leo hates nuts', true],
  ['my son Leo is allergic to nuts', false],
  ['I bought milk', true],
  ['what is in the fridge', false],
])('whether an allergy that is told is lost where "%s" is all that is done: %s', (done, isLost) => {
  expect(losesAnAllergy(MESSAGE, parseKitchenMessage(done).filter(isToolIntent))).toBe(isLost)
})

test('an allergy among the reasons is kept as no dislike', () => {
  const brief = briefOf(MESSAGE)
  expect(readKitchen(MESSAGE, { ...brief, isResumed: false }).calls).toEqual([])
})
