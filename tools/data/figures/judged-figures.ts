import { readFile } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { parse } from 'yaml'
import { z } from 'zod'

const amount = z.strictObject({ food: z.string(), quantity: z.number().positive(), unit: z.string() })

const judgedSchema = z.strictObject({
  /** Energy and protein of 100 g, as labels and tables of food agencies tell them. */
  foods: z.array(z.strictObject({ food: z.string(), calories: z.number(), protein_g: z.number() })),
  /** What an amount weighs, in grams. */
  weights: z.array(amount.extend({ grams: z.number().positive() })),
  /** Energy of a whole meal. */
  meals: z.array(z.strictObject({ items: z.array(amount).min(1), calories: z.number().positive() })),
})

/** Foods, weights and meals with their true values, which somebody wrote who had not seen the data. */
export type JudgedFigures = z.infer<typeof judgedSchema>

/** Reads tools/data/figures/judged-figures.yaml. */
export async function readJudgedFigures(): Promise<JudgedFigures> {
  return judgedSchema.parse(
    parse(await readFile(inRepository('tools', 'data', 'figures', 'judged-figures.yaml'), 'utf8')),
  )
}
