import { expect, test } from '@jest/globals'
import { requestsMeant } from './requests-meant.ts'

const nothing = { entities: [] }

test.each([
  ['I fancy a curry', ['search the cookbook for curry']],
  ['a dessert without eggs', ['search the cookbook for dessert without eggs']],
])('"%s" may mean %j', (message, requests) => {
  expect(requestsMeant(message, nothing)).toEqual(requests)
})

test.each([
  'The sky is green.',
  'what is the capital of France',
  'asdf qwer',
  "something for the barbecue that isn't meat",
  'log it',
  '',
  'milk '.repeat(200),
])('"%s" is near to nothing that can be offered', (message) => {
  expect(requestsMeant(message, nothing)).toEqual([])
})

test('two requests at most are offered, the nearest first', () => {
  const requests = requestsMeant('milk', nothing)
  expect(requests[0]).toBe('add milk to the shopping list')
  expect(requests.length).toBeLessThanOrEqual(2)
})
