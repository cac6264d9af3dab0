import { sayNumber } from '@alfred/language'
import type { Describe } from './describe.ts'
import { joinWords } from '@alfred/language/wording'
import { capitalised, sayNutrients, saySources } from './nutrition-words.ts'
import type { ResultData } from './result-data.ts'

type Coverage = Pick<ResultData<'get_recipe_details'>, 'ingredients' | 'known' | 'unknown'>

/** "2 servings of Chickpea curry". */
export function sayServings(servings: number, name: string): string {
  return `${sayNumber(servings)} serving${servings > 1 ? 's' : ''} of ${name}`
}

/** Says how many ingredients have figures and which have none. Empty when all have some. */
export function sayCoverage({ ingredients, known, unknown }: Coverage): string[] {
  if (known === ingredients) return []
  return [
    `${sayNumber(known)} of ${sayNumber(ingredients)} ingredients have figures; without ${joinWords(unknown)}.`,
  ]
}

const search: Describe<'search_saved_recipes'> = ({ query, count, recipes }) => {
  if (recipes.length === 0) return [`No recipe ${query ?? ''} is saved.`.replace('  ', ' ')]
  const names = recipes.map(({ name, makes }) =>
    makes === null ? name : `${name} (makes ${sayNumber(makes)})`,
  )
  return [
    `Saved: ${names.join('; ')}.`,
    ...(count > recipes.length ? [`${sayNumber(count - recipes.length)} more are not listed here.`] : []),
  ]
}

const details: Describe<'get_recipe_details'> = (data) => {
  const { name, makes, totals, serving, sources, known } = data
  if (known === 0) return [`I have no nutrition figures for the ingredients of ${name}.`]
  return [
    serving === null
      ? `${capitalised(name)}, all of it: ${sayNutrients(totals)} ${saySources(sources)}. How many servings it makes is not told.`
      : `${capitalised(name)}, one of ${sayNumber(makes ?? 1)} servings: ${sayNutrients(serving)} ${saySources(sources)}.`,
    ...sayCoverage(data),
  ]
}

const serving: Describe<'calculate_recipe_serving'> = (data) => [
  `${sayServings(data.servings, data.name)}: ${sayNutrients(data.nutrients)} ${saySources(data.sources)}.`,
  ...sayCoverage(data),
]

/** The describing function of each tool that reads the nutrition of saved recipes. */
export const describeRecipes = {
  search_saved_recipes: search,
  get_recipe_details: details,
  calculate_recipe_serving: serving,
}
