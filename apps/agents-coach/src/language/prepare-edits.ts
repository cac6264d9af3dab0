import { prepared, refused, type Moment, type Prepared } from '@alfred/agent-kit'
import { amountSchema, findUnit, mealSchema, type NutritionArguments } from '@alfred/contracts'
import { resolvePastDate } from '@alfred/language'
import { z } from 'zod'
import { unknownDay } from './prepare-day.ts'
import { unknownUnit } from './prepare-portion.ts'
import { wordsFor } from '../words/words-for.ts'

const editsSchema = z.strictObject({
  item: z.int().positive().optional(),
  quantity: amountSchema.max(100_000).optional(),
  unit: z.string().optional(),
  meal: mealSchema.optional(),
  day: z.string().optional(),
  target: amountSchema.optional(),
})

/** Prepares what a person changes of a proposal. */
export function prepareEdits(given: NutritionArguments<'edit_proposal'>, moment: Moment): Prepared {
  const parsed = editsSchema.safeParse(given.edits)
  if (!parsed.success) {
    return refused('EDIT_UNCLEAR', wordsFor(moment.locale).asking.editUnclear)
  }
  const { day, unit, ...edits } = parsed.data
  const resolved = day === undefined ? undefined : resolvePastDate(day, moment)
  if (day !== undefined && resolved === undefined) return unknownDay(day, moment)
  const code = unit === undefined ? undefined : findUnit(unit, moment.locale)
  if (unit !== undefined && code === undefined) return unknownUnit(unit, moment)
  return prepared({
    ...given,
    edits: { ...edits, ...(resolved && { day: resolved }), ...(code && { unit: code }) },
  })
}
