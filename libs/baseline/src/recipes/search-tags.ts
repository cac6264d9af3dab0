import { z } from 'zod'
import { parseRow, readList } from '../data-files.ts'

const text = (length: number) => z.string().trim().min(1).max(length)

/** What a tag may tell of a recipe. */
const groups = ['kind', 'occasion', 'for', 'method', 'taste', 'leftovers', 'region'] as const

const searchTagSchema = z.strictObject({
  tag: text(40),
  group: z.enum(groups),
  means: text(120),
  recipes: z.array(text(120)).min(2),
})

/** What a cook would say of these recipes, so that they are found by it. */
export type SearchTag = z.infer<typeof searchTagSchema>

/** Reads data/tags.yaml: for each tag the recipes that have it. */
export function readSearchTags(): SearchTag[] {
  return readList('tags.yaml').map((value, index) =>
    parseRow({ name: `tags.yaml, tag ${index + 1}`, schema: searchTagSchema, value }),
  )
}
