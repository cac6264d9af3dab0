import { describe, expect, test } from '@jest/globals'
import { toldInPassing } from './told-in-passing.ts'

const told = (message: string): string[] =>
  toldInPassing(message, ['allergy', 'diet']).map(({ kind, value }) => `${kind}: ${value}`)

describe('what is told of the person in passing', () => {
  test.each([
    ["plan my week, I'm allergic to peanuts", ['allergy: peanuts']],
    ["two of us, and I'm allergic to peanuts. not on Wednesday, at most 45 minutes", ['allergy: peanuts']],
    ['two, allergic to peanuts, not Wed, 45 min', ['allergy: peanuts']],
    [
      "What can I cook tonight? I'm allergic to shellfish and sesame",
      ['allergy: shellfish', 'allergy: sesame'],
    ],
    [
      "I'm allergic to nuts, eggs and soy so please plan dinner",
      ['allergy: nuts', 'allergy: eggs', 'allergy: soy'],
    ],
    ["i'm allergic to eggs, milk. show me something for breakfast", ['allergy: eggs', 'allergy: milk']],
    ["find me a curry, I've got a nut allergy", ['allergy: nut']],
    ["I'm lactose intolerant, what can I have for dessert?", ['allergy: lactose']],
    ["we're vegetarian so find us a pie", ['diet: vegetarian']],
    ["I'm vegan now, what's for dinner?", ['diet: vegan']],
  ])('in "%s" is found', (message, expected) => {
    expect(told(message)).toEqual(expected)
  })

  test.each([
    "I'm allergic to peanuts",
    "Hi, I'm allergic to peanuts, thanks",
    "I'm vegan",
    'my guest is allergic to peanuts, what can I cook?',
    "is this fine if I'm vegan?",
    'am I allergic to peanuts? show me',
    "I'm not allergic to peanuts any more, plan my week",
    "forget that I'm not vegan",
    'show me vegan dinners',
  ])('is nothing in "%s"', (message) => {
    expect(told(message)).toEqual([])
  })

  test('is left to the agents when none keeps such things', () => {
    expect(toldInPassing("plan my week, I'm allergic to peanuts", [])).toEqual([])
  })
})
