import { expect, test } from '@jest/globals'
import { talkMeant } from './talk-meant.ts'

test.each([
  ['haha good one', 'chat'],
  ['who won the match last night', 'beyond'],
  ['what was it that you just changed', 'look_back'],
  ['ok, something completely different now', 'new_topic'],
])('"%s" is talk of the sort %s', (message, talk) => {
  expect(talkMeant(message)).toBe(talk)
})

test.each([
  'plan raw chicken tartare for sunday',
  'plan the wild mushrooms i found for dinner',
  'plan a dry fast for a week, no water',
  'can I eat raw chicken?',
])('"%s" is refused', (message) => {
  expect(talkMeant(message)).toBe('refuse')
})

test.each([
  'can I eat skyr flakes?',
  'plan pad thai with shrimp for dinner on saturday',
  "put boiled eggs in Jaylen's lunch tomorrow",
])('"%s" is left to those who know whose allergies hold', (message) => {
  expect(talkMeant(message)).toBeUndefined()
})

test.each(['I bought 6 eggs', 'what is in the fridge?', 'no eggs left', 'quicker', '', 'x '.repeat(400)])(
  '"%s" is no talk',
  (message) => {
    expect(talkMeant(message)).toBeUndefined()
  },
)

test.each([
  'I am keto',
  "I'm on keto",
  'my gran has diabetes',
  'my uncle is a type 2 diabetic',
  'we do low carb',
])('"%s" tells of a diet and is no talk', (message) => {
  expect(talkMeant(message)).toBeUndefined()
})

test.each([
  'How many days does the raw chicken keep there?',
  'how long can I keep raw chicken in the fridge?',
  'how long will raw chicken last in the freezer',
])('how long raw meat keeps in the cold is no danger to tell: "%s"', (message) => {
  expect(talkMeant(message)).not.toBe('refuse')
})

test.each([
  'how many days can the raw chicken stay there for the baby?',
  'how long can raw chicken sit out before it makes me sick',
  'how long can I fast for',
])('what is told of somebody beside it is still refused: "%s"', (message) => {
  expect(talkMeant(message)).toBe('refuse')
})
