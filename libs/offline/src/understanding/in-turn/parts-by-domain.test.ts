import { describe, expect, test } from '@jest/globals'
import { partsByDomain } from './parts-by-domain.ts'

const divided = (message: string): string[] =>
  partsByDomain(message).map(({ domain, text }) => `${domain}: ${text}`)

describe('a message for the kitchen and the diary', () => {
  test.each([
    ['had a pear and put pears on the list', ['coach: had a pear', 'pantry: put pears on the list']],
    [
      "What's in the freezer? And how much protein did I have today?",
      ["pantry: What's in the freezer?", 'coach: And how much protein did I have today?'],
    ],
    [
      'log a plum, we are out of butter and I drank 300 ml of water',
      ['coach: log a plum', 'pantry: we are out of butter', 'coach: I drank 300 ml of water'],
    ],
    [
      'I bought 2 packs of quark and had a yogurt for a snack',
      ['pantry: I bought 2 packs of quark', 'coach: had a yogurt for a snack'],
    ],
    [
      'had another bowl of muesli, and oats on the list',
      ['coach: had another bowl of muesli', 'pantry: oats on the list'],
    ],
    [
      'had two pieces of quiche, the rest is in the freezer',
      ['coach: had two pieces of quiche', 'pantry: the rest is in the freezer'],
    ],
    [
      'what do I have to buy and how did I do yesterday?',
      ['pantry: what do I have to buy', 'coach: how did I do yesterday?'],
    ],
    ['made the leek soup, log me one bowl', ['pantry: made the leek soup', 'coach: log me one bowl']],
    [
      'the pears went off so I binned them, and I had an apple instead',
      ['pantry: the pears went off so I binned them', 'coach: I had an apple instead'],
    ],
  ])('is divided into what each is asked: %s', (message, parts) => {
    expect(divided(message)).toEqual(parts)
  })
})

describe('a message is not divided', () => {
  test.each([
    ['for one of them', 'add milk and eggs to the list, and tick off the bread'],
    ['for foods of one meal', 'I had toast with jam, 2 eggs and a coffee'],
    [
      'for an amount behind a comma',
      'new recipe called dal with 250 g lentils, 2 onions, 1 tbsp garam masala',
    ],
    ['for what stands in a recipe', 'Save this recipe: Toast. 2 slices bread, 10 g butter. Toast the bread.'],
    ['inside brackets', 'had toast (1 egg, put butter on it) for breakfast'],
    [
      'for names of a meal',
      'today breakfast feta 60 gram, bread 2 slice, tomato, cucumber, and little honey',
    ],
    ['for a name behind an "and"', 'I have a punnet of strawberries and a melon'],
    ['for a few words that point back', 'the walk was 300 calories, throw that in'],
    ['for a wish behind a plan', 'plan my dinners for next week and low in carbs'],
    ['of one piece', 'log 2 eggs'],
    ['of more pieces than a message has', Array.from({ length: 6 }, () => 'log an egg. buy milk').join('. ')],
    ['of more than 600 characters', `log an egg. buy milk${' and some more'.repeat(50)}`],
  ])('%s', (_, message) => {
    expect(divided(message)).toEqual([])
  })
})
