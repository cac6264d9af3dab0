import { foodKey } from '@alfred/language'
import { readWithoutFigures } from '../foods/eaten-foods.ts'
import type { Baseline } from '../read-baseline.ts'
import { problem, type Problem } from './problem.ts'

const EVERYDAY_MIN = 500
const ALL_MIN = 2_000

/** The allergen that every food of a category has; a food without it is a mistake that could hurt somebody. */
const allergenOfSort: Readonly<Record<string, string>> = {
  dairy: 'milk',
  cheese: 'milk',
  rennet_cheese: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustacean',
  mollusc: 'mollusc',
  soy: 'soy',
}

/** Reports names with two meanings, unknown components, and foods that lack the allergen of their category. */
export function checkFoods({
  foods,
  eaten,
  choices,
  references,
  words,
  categories,
  translations,
}: Baseline): Problem[] {
  const codes = new Set(categories.map(({ code }) => code))
  const names = [
    ...foods.flatMap((food) => [food.name, ...food.aliases].map((name) => ({ name, of: food.name }))),
    ...words.map(({ word }) => ({ name: word, of: `the word ${word}` })),
  ]
  const known = new Set(names.map(({ name }) => foodKey(name)))
  // A food as it is eaten may have the name of a word, which tells what is commonly in it.
  const catalog = [...foods, ...eaten].flatMap((food) =>
    [food.name, ...food.aliases].map((name) => ({ name, of: food.name })),
  )
  const inCatalog = new Set(catalog.map(({ name }) => foodKey(name)))
  return [
    ...checkCount('everyday foods', foods.length, EVERYDAY_MIN),
    ...checkCount('ingredients', foods.length + references.length, ALL_MIN),
    ...findDoubles(names),
    ...findDoubles(catalog),
    ...[...foods, ...eaten]
      .filter(({ category }) => !codes.has(category))
      .map(({ name, category }) => problem(name, `its category ${category} does not exist`)),
    ...[...foods, ...words].flatMap((food) =>
      food.contains
        .filter((part) => !known.has(foodKey(part)))
        .map((part) =>
          problem('name' in food ? food.name : food.word, `it contains ${part}, which is not known`),
        ),
    ),
    ...foods
      .filter((food) => food.usda !== null && food.source === null)
      .map(({ name, usda }) => problem(name, `the reference has no entry ${usda}`)),
    ...foods.flatMap(({ name, category, allergens }) => {
      const expected = allergenOfSort[category]
      return expected === undefined || allergens.some((one) => one === expected)
        ? []
        : [problem(name, `as ${category} it has to have the allergen ${expected}`)]
    }),
    ...checkUntold(foods),
    ...choices.flatMap(({ word, options, eaten: meant, british, american }) =>
      [...options, meant, british, american]
        .filter((option) => option !== null)
        .filter((option) => !inCatalog.has(foodKey(option)))
        .map((option) => problem(word, `it may mean ${option}, which is not known`)),
    ),
    ...translations
      .filter(({ english }) => !known.has(foodKey(english)))
      .map(({ word, english }) => problem(word, `it means ${english}, which is not known`)),
    ...findTwoMeanings(translations),
    ...words
      .filter(({ food, category }) => (food === null) === (category === null))
      .map(({ word }) => problem(word, 'a word names either the food that it is near to or its category')),
  ]
}

/** An everyday food has figures, or it is told why the reference has none that are its own (ruling R34). */
function checkUntold(foods: Baseline['foods']): Problem[] {
  const untold = new Set(readWithoutFigures().map(({ food }) => food))
  return [
    ...foods
      .filter(({ name, source }) => source === null && !untold.has(name))
      .map(({ name }) => problem(name, 'it has no figures, and nothing says why')),
    ...[...untold]
      .filter((name) => foods.find((food) => food.name === name)?.source !== null)
      .map((name) => problem(name, 'it has figures or is no food, and is said to have none')),
  ]
}

/** A word that means one food in one language and another in the next; a stem means what its word means. */
function findTwoMeanings(translations: Baseline['translations']): Problem[] {
  const meanings = new Map<string, string>()
  return translations.flatMap(({ word, english }) => {
    const key = word.toLowerCase()
    const other = meanings.get(key) ?? english
    meanings.set(key, english)
    return other === english ? [] : [problem(word, `it means ${other} and ${english}`)]
  })
}

function checkCount(what: string, count: number, least: number): Problem[] {
  return count >= least ? [] : [problem('data', `${count} ${what} are fewer than ${least}`)]
}

function findDoubles(names: readonly { name: string; of: string }[]): Problem[] {
  const owners = Map.groupBy(names, ({ name }) => foodKey(name))
  return [...owners].flatMap(([key, list]) =>
    list.length === 1 ? [] : [problem(key, `it means ${list.map(({ of }) => of).join(' and ')}`)],
  )
}
