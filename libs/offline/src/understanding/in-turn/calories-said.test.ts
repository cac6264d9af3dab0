import { expect, test } from '@jest/globals'
import { caloriesAnswered, saysCalories } from './calories-said.ts'

test.each<[string, number]>([
  ['swam for an hour, 420 kcal', 420],
  ['rowing, 25 minutes, about 240 cals', 240],
  ['burned 450 on the bike this morning', 450],
  ['skating burnt roughly 310', 310],
  ['I did the stairs, 280 burned', 280],
  ['hill walk, calories: 390', 390],
  ['spin 300 kcal and a walk of 120 kcal', 420],
  ['I burned three hundred and ten calories', 310],
  ['went for a jog\n300', 300],
])('"%s" says %d calories', (message, calories) => {
  expect(saysCalories(message, calories)).toBe(true)
})

test.each<[string, number]>([
  ['ran 10 km today, 55 minutes', 55],
  ['ran 10 km today, 55 minutes', 10],
  ['cycled 70 min, burned 500 kcal', 70],
  ['burned 45 minutes on the rower', 45],
  ['swam 40 lengths', 40],
  ['walked 8000 steps', 8000],
  ['ran a 5k in 28', 28],
  ['squats, 3 sets of 12', 36],
  ['jogged at 7:30 for 45', 45],
  ['hiked 1200 m up', 1200],
])('"%s" does not say %d calories', (message, calories) => {
  expect(saysCalories(message, calories)).toBe(false)
})

test.each([
  ['300', '300 kcal'],
  ['about 280.', 'about 280 kcal'],
  ['it was 310 kcal', 'it was 310 kcal'],
  ['40 minutes', undefined],
  ['5 km', undefined],
  ['no idea', undefined],
])('the answer "%s" says %s', (answer, said) => {
  expect(caloriesAnswered(answer)).toBe(said)
})
