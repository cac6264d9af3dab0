import { expect, test } from '@jest/globals'
import { chooseDishes, noWishes } from './choose-dishes.ts'
import { figuresOfDish } from './dish-figures.ts'
import { fitOf, goalsIn, shareOf } from './weigh-dishes.ts'

const choose = (profile: readonly string[], expiring: readonly string[] = []) =>
  chooseDishes(noWishes, {
    ...{ count: 5, known: [] },
    weights: { goals: goalsIn(profile), expiring, share: shareOf('dinner') },
  })
const sumOf = (dishes: ReturnType<typeof choose>, nutrient: 'protein_g' | 'calories' | 'fiber_g') =>
  dishes.reduce((sum, dish) => sum + (figuresOfDish(dish)[nutrient] ?? 0), 0)
const unweighed = chooseDishes(noWishes, { count: 5, known: [] })

test('what is wanted of a day is read as it is told to whoever plans', () => {
  expect(
    goalsIn([
      'dislike: olives',
      'nutrition: at least 100 g of protein a day',
      'nutrition: at most 2 g of dust a day',
    ]),
  ).toEqual([{ nutrient: 'protein_g', kind: 'at least', target: 100, said: 'at least 100 g of protein' }])
})

test.each([
  ['nutrition: at least 150 g of protein a day', 'protein_g', 1],
  ['nutrition: at least 40 g of fibre a day', 'fiber_g', 1],
  ['nutrition: at most 900 kcal of calories a day', 'calories', -1],
] as const)('%j leads to other dishes, which do better by it', (goal, nutrient, direction) => {
  const weighed = choose([goal])
  expect(weighed.map(({ title }) => title)).not.toEqual(unweighed.map(({ title }) => title))
  expect(Math.sign(sumOf(weighed, nutrient) - sumOf(unweighed, nutrient))).toBe(direction)
})

test('dishes that do equally well stay different from each other', () => {
  const weighed = choose(['nutrition: at least 150 g of protein a day'])
  expect(new Set(weighed.map(({ main }) => main.food)).size).toBe(5)
})

test('what expires is used first, and the same input gives the same dishes', () => {
  const [first] = choose([], ['haddock'])
  expect(first?.main.food).toBe('haddock')
  expect(choose([], ['haddock'])).toEqual(choose([], ['haddock']))
})

test('without anything to weigh the dishes are those of the tastes', () =>
  expect(choose([]).map(({ title }) => title)).toEqual(unweighed.map(({ title }) => title)))

test('a goal counts as far as its share of the day is reached, a limit as far as it is exceeded, and what nobody knows not at all', () => {
  const [protein] = goalsIn(['nutrition: at least 100 g of protein a day'])
  const [energy] = goalsIn(['nutrition: at most 2000 kcal of calories a day'])
  if (protein === undefined || energy === undefined) throw new TypeError('The goals were to be read.')
  expect(fitOf({ protein_g: 20 }, { goals: [protein], share: 0.4 })).toBe(0.5)
  expect(fitOf({ protein_g: 90 }, { goals: [protein], share: 0.4 })).toBe(1)
  expect(fitOf({ calories: 700 }, { goals: [energy], share: 0.4 })).toBeCloseTo(0)
  expect(fitOf({ calories: 1200 }, { goals: [energy], share: 0.4 })).toBe(-0.5)
  expect(fitOf({}, { goals: [protein, energy], share: 0.4 })).toBe(0)
})
