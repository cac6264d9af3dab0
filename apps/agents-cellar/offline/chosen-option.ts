import { ordinalWords } from '@alfred/language'
import { z } from 'zod'
import { plainText } from '../src/data/plain-text.ts'
import { vintageIn, withoutVintage } from '../src/prepare/search-words.ts'

/** One drink of several that were asked about. */
export type Choice = { name: string; vintage: number | null }

const detailsSchema = z.object({ options: z.array(z.string()) })

/** The option that an answer chooses: by its place, its vintage or its words. Undefined where it fits none, or several. */
export function chosenOption(details: unknown, answer: string): Choice | undefined {
  const read = detailsSchema.safeParse(details)
  if (!read.success) return undefined
  const { options } = read.data
  const words = plainText(answer)
    .split(' ')
    .filter((word) => !['the', 'one', 'a', 'please'].includes(word))
  const place = ordinalWords.findIndex((word) => words.includes(word))
  const number = words.length === 1 ? Number(words[0]) : Number.NaN
  const counted = options[place !== -1 ? place : number - 1]
  const fitting = options.filter((option) =>
    words.every((word) => plainText(option).split(' ').includes(word)),
  )
  const chosen = counted ?? (fitting.length === 1 ? fitting[0] : undefined)
  if (chosen === undefined) return undefined
  return { name: withoutVintage(chosen).replace(/ \(.*\)$/, ''), vintage: vintageIn(chosen) }
}
