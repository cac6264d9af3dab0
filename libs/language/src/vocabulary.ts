import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const words = z.array(z.string().regex(/^[a-z' -]+$/))
const codes = z.array(z.string().regex(/^[a-z_]+$/)).default([])

/** What a rule keeps out: whole sorts of food, what holds an allergen, single foods. */
const keptOut = { sorts: codes, allergens: codes, foods: words.default([]) }

const vocabularySchema = z.strictObject({
  cookbook_cuisines: words,
  other_cuisines: words,
  equipment: words,
  diets: z.array(
    z.strictObject({
      name: z.string(),
      /** Under which other words people name it, in the singular and without hyphens. */
      also: words.default([]),
      enforced: z.boolean().default(false),
      ...keptOut,
    }),
  ),
  allergies: z.array(z.strictObject({ words, ...keptOut })),
})

/** The words of data/vocabulary.yaml; a file that breaks its shape is found when the process starts. */
export const vocabulary: Readonly<z.infer<typeof vocabularySchema>> = vocabularySchema.parse(
  parse(readFileSync(new URL('../../../data/vocabulary.yaml', import.meta.url), 'utf8')),
)

/** The kitchens of the world that people name, in the cookbook or not. */
export const cuisines: readonly string[] = [...vocabulary.cookbook_cuisines, ...vocabulary.other_cuisines]

/** One of these words, as a part of a regular expression: a blank or hyphen may be either, or be left out of `loose` ones. */
export function oneOf(all: readonly string[], { isLoose = false }: { isLoose?: boolean } = {}): string {
  return all.map((word) => word.replace(/[ -]/g, isLoose ? '[ -]?' : '[ -]')).join('|')
}
