import { expect, test } from '@jest/globals'
import { isNoRule } from './is-no-rule.ts'

const keeping = (kind: string, value: string) => ({ tool: 'remember_preference', kind, value })

test.each([
  ['allergy', 'spicy'],
  ['allergy', 'vegan'],
  ['dislike', 'muslim'],
  ['diet', 'pregnant'],
  ['like', 'hungry'],
])('nobody has the %s "%s"', (kind, value) => {
  expect(isNoRule(keeping(kind, value))).toBe(true)
})

test.each([
  ['dislike', 'spicy'],
  ['allergy', 'nuts'],
  ['dislike', 'hot dogs'],
  ['diet', 'halal'],
  ['dislike', 'sweet potatoes'],
])('the %s "%s" may be somebody\'s', (kind, value) => {
  expect(isNoRule(keeping(kind, value))).toBe(false)
})
