import { asGiven, defineTools } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { sayNumber } from '@alfred/language'
import { z } from 'zod'
import { capitalised, sayNutrients, saySources, sayServings } from '../facts/nutrition-words.ts'
import { amountsSchema, coverageSchema } from '../facts/proposal-content.ts'
import { sayCoverage } from '../facts/say-coverage.ts'

const found = z.object({
  query: z.string().nullable(),
  count: z.number(),
  recipes: z.array(z.object({ name: z.string(), makes: z.number().nullable() })),
})
const figures = coverageSchema.extend({
  name: z.string(),
  makes: z.number().nullable(),
  sources: z.array(z.string()),
})
const details = figures.extend({ totals: amountsSchema, serving: amountsSchema.nullable() })

/** The tools that read what is in saved recipes. */
export const recipes = defineTools(nutritionTools, {
  search_saved_recipes: { prepare: asGiven, answer: found, describe: sayFound, subdomains: ['diary'] },
  get_recipe_details: { prepare: asGiven, answer: details, describe: sayDetails, subdomains: ['nutrition'] },
  calculate_recipe_serving: {
    prepare: asGiven,
    answer: figures.extend({ servings: z.number(), nutrients: amountsSchema }),
    describe: (data) => [
      `${sayServings(data.servings, data.name)}: ${sayNutrients(data.nutrients)} ${saySources(data.sources)}.`,
      ...sayCoverage(data),
    ],
    subdomains: ['nutrition'],
  },
})

function sayFound({ query, count, recipes }: z.output<typeof found>): string[] {
  if (recipes.length === 0) return [`No recipe ${query ?? ''} is saved.`.replace('  ', ' ')]
  const names = recipes.map(({ name, makes }) =>
    makes === null ? name : `${name} (makes ${sayNumber(makes)})`,
  )
  return [
    `Saved: ${names.join('; ')}.`,
    ...(count > recipes.length ? [`${sayNumber(count - recipes.length)} more are not listed here.`] : []),
  ]
}

function sayDetails(data: z.output<typeof details>): string[] {
  const { name, makes, totals, serving, sources, known } = data
  if (known === 0) return [`I have no nutrition figures for the ingredients of ${name}.`]
  return [
    serving === null
      ? `${capitalised(name)}, all of it: ${sayNutrients(totals)} ${saySources(sources)}. How many servings it makes is not told.`
      : `${capitalised(name)}, one of ${sayNumber(makes ?? 1)} servings: ${sayNutrients(serving)} ${saySources(sources)}.`,
    ...sayCoverage(data),
  ]
}
