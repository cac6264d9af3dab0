import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

const quantity = z.coerce.number()
const minimum = z.object({ food: z.string(), quantity, unit: z.string(), there: quantity })
type Minimum = z.output<typeof minimum>

/** The foods of which less is there than is always wanted in. None from a database that does not know of it. */
export const below = z.array(minimum).default([])

/** A minimum that was set or taken away. */
export const minStock = z.object({
  food: z.string(),
  quantity: quantity.nullable(),
  unit: z.string(),
  before: z.object({ quantity, unit: z.string() }).nullable(),
  below,
})

/** The minimums, by whether as much as that is there. */
export const lowStock = z.object({ below, unsure: z.array(minimum), enough: z.array(minimum) })

/** Says of each food that is below its minimum how much is there. */
export function sayBelow(all: readonly Minimum[], { locale }: Viewer): string[] {
  const { amount } = termsFor(locale)
  return all.map((one) =>
    wordsFor(locale).stock.belowMinimum(
      sayMinimum(one, locale),
      one.there <= 0 ? null : amount(one.there, one.unit),
    ),
  )
}

/** Says what is wanted in from now on. */
export function sayMinStock(data: z.output<typeof minStock>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).stock
  const { food, quantity: wanted, unit, before } = data
  const was = before === null ? null : termsFor(viewer.locale).amount(before.quantity, before.unit)
  if (wanted === null) return [words.minimumGone(food, was)]
  const set = words.minimumSet(sayMinimum({ food, quantity: wanted, unit }, viewer.locale), was)
  return [set, ...sayBelow(data.below, viewer)]
}

/** Says what runs low, and where nothing does, of what there is enough. */
export function sayLowStock(
  { below: low, unsure, enough }: z.output<typeof lowStock>,
  viewer: Viewer,
): string[] {
  const words = wordsFor(viewer.locale).stock
  const each = (all: readonly Minimum[]): string[] => all.map((one) => sayMinimum(one, viewer.locale))
  if (low.length + unsure.length + enough.length === 0) return [words.noMinimum]
  return [
    ...sayBelow(low, viewer),
    ...(unsure.length === 0 ? [] : [words.unsureOfMinimum(each(unsure))]),
    ...(enough.length === 0 ? [] : [words.enough(each(enough))]),
  ]
}

function sayMinimum(one: Omit<Minimum, 'there'>, locale: string): string {
  return termsFor(locale).food(one.quantity, one.unit, one.food)
}
