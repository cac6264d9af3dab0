import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const recipe = z.object({
  name: z.string(),
  description: z.string(),
  servings: z.number(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
})
export type CookbookRecipe = z.infer<typeof recipe>

const folder = new URL('../../../../data/recipes/', import.meta.url)

/** The recipes of the cookbook as they are written: texts that nobody wrote for this room. */
export function readCookbook(): CookbookRecipe[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => z.array(recipe).parse(parse(readFileSync(new URL(file, folder), 'utf8'))))
}
