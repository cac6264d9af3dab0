import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const amount = z.union([z.number(), z.tuple([z.number(), z.number()])])
const lineSample = z.strictObject({
  line: z.string(),
  kind: z.enum(['british', 'american', 'german', 'phone', 'others']),
  heading: z.boolean().default(false),
  amount: amount.optional(),
  unit: z.string().optional(),
  size: z.tuple([z.number(), z.string()]).optional(),
  food: z.string().optional(),
  or: z.string().optional(),
  preparation: z.string().optional(),
  optional: z.boolean().default(false),
})
export type LineSample = z.infer<typeof lineSample>

const pageSample = z.strictObject({
  shape: z.string(),
  html: z.string(),
  is: z.strictObject({
    title: z.string(),
    servings: z.number().optional(),
    prepMinutes: z.number().optional(),
    cookMinutes: z.number().optional(),
    totalMinutes: z.number().optional(),
    ingredients: z.array(z.string()),
    steps: z.array(z.string()),
  }),
})
export type PageSample = z.infer<typeof pageSample>

const read = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

export const lineSamples: readonly LineSample[] = z.array(lineSample).parse(read('ingredient-lines.yaml'))
/** Lines that were written once the rules had been tuned on the others. */
export const laterLines: readonly LineSample[] = z.array(lineSample).parse(read('later-lines.yaml'))
export const pageSamples: readonly PageSample[] = z.array(pageSample).parse(read('pages.yaml'))

/** The samples that the rules were tuned on, and every third, which was looked at only at the end. */
export function splitSamples<Sample>(samples: readonly Sample[]): { tuned: Sample[]; heldOut: Sample[] } {
  const isHeldOut = (_: Sample, index: number): boolean => index % 3 === 2
  return {
    tuned: samples.filter((sample, index) => !isHeldOut(sample, index)),
    heldOut: samples.filter(isHeldOut),
  }
}
