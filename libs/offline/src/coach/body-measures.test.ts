import { expect, test } from '@jest/globals'
import { activityIn, ageIn, heightIn, sexIn, weightIn } from './body-measures.ts'
import { readRecommendation } from './read-goals.ts'

test.each([
  ['i am 172 cm tall', 172],
  ['1.65 m', 165],
  ["i'm 5ft 3 and 11 stone", 160],
  ['5 foot 10 inches', 178],
  ['5\'11"', 180],
  ['6ft', 183],
  ['180 tall', 180],
  ['five foot four', 163],
  ['six feet and one inch', 185],
  ['six foot', 183],
  ['five foods', undefined],
  ['5 feta salads', undefined],
  ['i ate 6 inches of sub', undefined],
])('%j tells a height of %s cm', (text, height) => {
  expect(heightIn(text)).toBe(height)
})

test.each([
  ['72.5 kg', 72.5],
  ['82 kilos', 82],
  ['11 stone 6', 72.6],
  ['11st 6lb', 72.6],
  ['12 and a half stone', 79.4],
  ['160 lbs', 72.6],
  ['i want to lose a stone', undefined],
  ['i am 70 kg and want to lose 5 kg', 70],
  ['i want to lose 10 pounds, i weigh 160 pounds', 72.6],
  ['2 lb of beef', undefined],
])('%j tells a weight of %s kg', (text, weight) => {
  expect(weightIn(text)).toBe(weight)
})

test.each([
  ['41 years old', 41],
  ["i'm 52, female", 52],
  ['male, 30, 180 cm', 30],
  ['aged 66', 66],
  ['34 yr old', 34],
  ['34yo', 34],
  ['34 years young', 34],
  ["i'm 70 kg", undefined],
  ["i'm 5ft 3", undefined],
])('%j tells an age of %s', (text, age) => {
  expect(ageIn(text)).toBe(age)
})

test('goals are reckoned from what is told in feet and stones', () => {
  const said =
    "I'm 44, female, 5ft 6 and 12 stone 2, desk job, want to lose about a stone. What should my calories be?"
  expect(readRecommendation(said)).toMatchObject([
    { arguments: { sex: 'female', age: 44, height_cm: 168, weight_kg: 77.1, aim: 'lose' } },
  ])
})

test.each([
  ["i'm a 34yo bloke", 'male'],
  ['lad, 30', 'male'],
  ['i am a lady of 60', 'female'],
  ['just a guy', 'male'],
  ['girl, 25', 'female'],
  ['my girlfriend cooks', undefined],
  ['i eat well', undefined],
])('%j tells a sex: %s', (text, sex) => {
  expect(sexIn(text)).toBe(sex)
})

test.each([
  ['gym 3 times a week', 'moderate'],
  ['i go running twice a week', 'light'],
  ['i work out 6 days a week', 'active'],
  ['i train every day', 'active'],
  ['desk job but gym 4x a week', 'moderate'],
  ['desk job', 'sedentary'],
  ['very active', 'very_active'],
  ['i eat fish twice a week', undefined],
])('%j tells how active somebody is: %s', (text, activity) => {
  expect(activityIn(text)).toBe(activity)
})
