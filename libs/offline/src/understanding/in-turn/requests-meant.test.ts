import { expect, test } from '@jest/globals'
import { requestsMeant } from './requests-meant.ts'

const nothing = { entities: [] }

test.each([
  ['I fancy something with chickpeas', ['search the cookbook for chickpeas']],
  ['71,4 this morning', ['I weigh 71.4 kg']],
  ['rolled oats please', ['add rolled oats to the shopping list']],
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

test.each(['milk', 'oats would be good to get in', 'had some of the lasagne', 'eggs, flour, sugar'])(
  'at most two whole requests are offered for "%s"',
  (message) => {
    const requests = requestsMeant(message, nothing)
    expect(requests.length).toBeLessThanOrEqual(2)
    for (const request of requests) expect(request).not.toMatch(/ {2}|undefined|null|in \?/)
  },
)
