import { readIngredientLine } from '../lines/ingredient-line.ts'
import type { LineSample } from './read-samples.ts'

const KEYS = ['amount', 'unit', 'size', 'food', 'or', 'preparation', 'optional'] as const

/** What is read otherwise than the sample says. The preparation counts only where the sample names it. */
export function missesOf(sample: LineSample): string[] {
  const read = readIngredientLine(sample.line, sample.kind === 'british' ? 'en-GB' : 'en-US')
  if (sample.heading) return read === null ? [] : ['heading']
  if (read === null) return ['heading']
  const { low, high } = read.amount ?? { low: undefined, high: undefined }
  const is: Record<(typeof KEYS)[number], unknown> = {
    amount: low === high ? low : [low, high],
    unit: read.unit?.replace(/^u[sk]_/, '').replace('_', ' '),
    size: read.each === null ? undefined : [read.each.amount, read.each.unit],
    food: read.food.toLowerCase(),
    or: read.alternatives[0],
    preparation: sample.preparation === undefined ? undefined : read.preparation,
    optional: read.optional,
  }
  const expected = { ...sample, food: sample.food?.toLowerCase() }
  return KEYS.filter((key) => JSON.stringify(is[key]) !== JSON.stringify(expected[key])).map(
    (key) => `${key}: ${JSON.stringify(is[key])}`,
  )
}
