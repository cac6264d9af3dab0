import { recipeCourses } from '@alfred/contracts'
import { z } from 'zod'
import { readTable } from '../data-files.ts'

const row = { phrase: z.string().min(1) }

const isCourses = (value: string) =>
  value.split('|').every((one) => recipeCourses.some((course) => course === one))

/** Words of a search and the filter that they ask for: "date night" asks for the tag festive, "brunch" for a course. */
const wishSchema = z.discriminatedUnion('kind', [
  z.object({ ...row, kind: z.enum(['tag', 'not_tag', 'cuisine']), value: z.string().min(1) }),
  z.object({ ...row, kind: z.literal('course'), value: z.string().refine(isCourses, 'an unknown course') }),
  // A word that says nothing of a recipe: "tonight".
  z.object({ ...row, kind: z.literal('filler'), value: z.literal('') }),
  z.object({ ...row, kind: z.literal('minutes'), value: z.string().regex(/^\d{1,4}$/) }),
])
export type SearchWish = z.infer<typeof wishSchema>

/** Reads what words of a search ask for from data/wishes.csv. */
export function readWishes(): SearchWish[] {
  return readTable('wishes.csv', wishSchema)
}
