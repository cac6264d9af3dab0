import { describe, expect, test } from '@jest/globals'
import { readYesAnd } from './yes-and.ts'

describe('the request behind a yes', () => {
  test.each([
    ['yes and use one jar of passata too', 'use one jar of passata too'],
    ['yes, and add milk to the list', 'add milk to the list'],
    ['Yes! Show me what is left for today', 'Show me what is left for today'],
    ['ok, what is for dinner tomorrow?', 'what is for dinner tomorrow?'],
    ['sure, also put rice on the list', 'put rice on the list'],
    ['ja und setz Milch auf die Liste', 'setz Milch auf die Liste'],
    ['oui, et ajoute du lait', 'ajoute du lait'],
    ['sí, y añade leche', 'añade leche'],
    ['yeah thats the one. whats planned for friday now', 'whats planned for friday now'],
    ['yes. hows my week looking', 'hows my week looking'],
    ["yes, and I'm vegetarian", "I'm vegetarian"],
    ["yes please. And I can't eat kiwi", "I can't eat kiwi"],
    ['ja, und ich bin gegen Nüsse allergisch', 'ich bin gegen Nüsse allergisch'],
    ['yes please and I also used two eggs', 'I also used two eggs'],
    ['yes and take it out of the stock too', 'take it out of the stock too'],
    ['yes, and a glass of water of 250 ml', 'a glass of water of 250 ml'],
  ])('in "%s" is "%s"', (message, rest) => {
    expect(readYesAnd(message)).toBe(rest)
  })

  test.each([
    'yes',
    'yes please',
    'yes, but three',
    'yes, three',
    'yes I ate that yesterday',
    'yes, I ate that yesterday',
    'yes and make it four',
    'yes, use oat milk',
    'yes, use oat milk instead',
    'yes and without onions',
    'yes and no Wednesdays',
    'yes, and for two people',
    'yes, and a bit more',
    'yes, and two',
    'no, and add milk',
    'yesterday and today',
    'and add milk',
  ])('is none in "%s"', (message) => {
    expect(readYesAnd(message)).toBeNull()
  })
})
