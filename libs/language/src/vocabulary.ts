import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const words = z.array(z.string().regex(/^[a-z0-9' -]+$/))
/** Words of other languages, as people write them. */
const otherWords = z.array(z.string().min(1)).default([])
const elsewhere = z.strictObject({ de: otherWords, fr: otherWords, es: otherWords }).prefault({})
const codes = z.array(z.string().regex(/^[a-z_]+$/)).default([])

/** What a rule excludes: whole categories, allergens, single foods. */
const keptOut = { sorts: codes, allergens: codes, foods: words.default([]) }

const vocabularySchema = z.strictObject({
  cookbook_cuisines: words,
  other_cuisines: words,
  equipment: words,
  /** The equipment with which a dish is cooked in one way, by the way. */
  cooking_methods: z.record(z.string(), words),
  diets: z.array(
    z.strictObject({
      name: z.string(),
      /** Other words for it, in the singular and without hyphens. */
      also: words.default([]),
      enforced: z.boolean().default(false),
      ...keptOut,
      elsewhere,
    }),
  ),
  allergies: z.array(z.strictObject({ words, ...keptOut, elsewhere })),
})

/** The words of data/vocabulary.yaml. A file of the wrong shape throws when the process starts. */
export const vocabulary: Readonly<z.infer<typeof vocabularySchema>> = vocabularySchema.parse(
  parse(readFileSync(new URL('../../../data/vocabulary.yaml', import.meta.url), 'utf8')),
)

/** The names of all known cuisines, whether or not the cookbook has them. */
export const cuisines: readonly string[] = [...vocabulary.cookbook_cuisines, ...vocabulary.other_cuisines]

/**
 * A regular expression source that matches one of these words. A space or hyphen matches either; with `isLoose` it
 * may be missing.
 */
export function oneOf(all: readonly string[], { isLoose = false }: { isLoose?: boolean } = {}): string {
  return all.map((word) => word.replace(/[ -]/g, isLoose ? '[ -]?' : '[ -]')).join('|')
}
