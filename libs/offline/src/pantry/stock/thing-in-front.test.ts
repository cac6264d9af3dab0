import { describe, expect, it } from '@jest/globals'
import { namedThroughout } from './thing-in-front.ts'

describe('what is done to a thing whose state was told names the thing', () => {
  it.each([
    [
      "the bread's stale, bin it and add it to the list",
      'throw away the bread. put bread on the shopping list',
    ],
    [
      'The ham has gone funny so chuck it out and get some more',
      'throw away the ham. put ham on the shopping list',
    ],
    ['ugh the salad is slimy. threw it away', 'throw away the salad'],
    [
      "the cream's off so I've poured it away, get another",
      'throw away the cream. put cream on the shopping list',
    ],
    ['milk is nearly gone, add that too', 'put milk on the shopping list'],
    ['our oats are running low - pop them on the list please', 'put oats on the shopping list'],
    ['the olives have all gone, need more of those', 'put olives on the shopping list'],
    ['had the last of the rice, put it on the list', 'used up the rice. put rice on the shopping list'],
    ["we've finished the jam and need another one", 'used up the jam. put jam on the shopping list'],
    [
      'used up the last of the flour, stick it on the shopping list',
      'used up the flour. put flour on the shopping list',
    ],
  ])('%s: %s', (message, plain) => {
    expect(namedThroughout(message)).toBe(plain)
  })

  it.each([
    "the bread's stale",
    "the bread's stale, what can I make with it?",
    'the cake is done, put it in the fridge',
    'the milk is off, isn’t it',
    'the oven is off, turn it on',
    'dinner is ready, add it to the diary',
    'the list is nearly finished, clear it',
    'the bread is stale, bin it and bake a cake',
    "it's gone off, bin it",
    'the fish is in the freezer, move it to the fridge',
  ])('%s stays as it is', (message) => {
    expect(namedThroughout(message)).toBe(message)
  })
})
