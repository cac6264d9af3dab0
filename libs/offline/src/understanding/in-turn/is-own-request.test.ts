import { expect, test } from '@jest/globals'
import { isOwnRequest } from './is-own-request.ts'

test.each([
  ['how much protein have I had so far today', true],
  ['can you put milk and bread on the shopping list', true],
  ['500 g', false],
  ['about 200g', false],
  ['a bowl', false],
  ['half a cup', false],
  ['one small glass', false],
  ['all of them but the cheese', false],
  ['3 eggs and 10 g butter', false],
  ['yes, the big one', false],
  ['about two hundred grams I think it was', false],
  ['half a tin of soup and a slice of toast', true],
  ['', false],
])('"%s" is a request of its own: %s', (message, isOwn) => {
  const asks = [{ slot: 'amount' as const, about: 'sugar', tool: 'add_item' }]
  const pending = {
    kind: 'question' as const,
    summary: 'How much sugar?',
    message: 'I bought sugar',
    asks,
  }
  expect(isOwnRequest(message, { entities: [], pending })).toBe(isOwn)
})

test('what people tell of themselves may answer what nothing is known of', () => {
  const pending = {
    kind: 'question' as const,
    summary: 'What kind of week is it?',
    message: 'plan my week',
  }
  const said = 'Tuesdays and Thursdays I am out, and I love Italian'
  expect(isOwnRequest(said, { entities: [], pending })).toBe(false)
})

test.each([
  ['a fish pie', false],
  ['risotto', false],
  ['add risotto to the list', true],
])('where it was asked of which dish, "%s" is a request of its own: %s', (message, isOwn) => {
  const asks = [{ slot: 'recipe' as const, about: 'portions', tool: null }]
  const pending = { kind: 'question' as const, summary: 'Of which dish is that?', message: '2 left', asks }
  expect(isOwnRequest(message, { entities: [], pending })).toBe(isOwn)
})
