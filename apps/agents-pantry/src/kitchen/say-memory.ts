import { sayDate, withoutEnding } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

/** A memory as the database tells it: what it rests on, and what it took the place of. */
export const memory = z.object({
  text: z.string(),
  kind: z.string(),
  source: z.enum(['stated', 'inferred', 'learned']),
  told_on: z.string(),
  until: z.string().nullable(),
  /** The message in which it was told; null where that is gone. */
  said: z.string().nullable(),
  before: z.string().nullable(),
})
type Memory = z.output<typeof memory>

/** In the person's own words, with the day and with what it rests on. */
export function sayMemory({ text, source, told_on: day, until }: Memory, viewer: Viewer): string {
  const words = wordsFor(viewer.locale).memory
  return words.told(text, {
    source,
    day: sayDate(day, viewer),
    until: until === null ? null : sayDate(until, viewer),
  })
}

/** When it was told, and in which words. */
export function sayReason(
  { said, told_on: day }: Pick<Memory, 'text' | 'told_on' | 'said'>,
  viewer: Viewer,
): string[] {
  const words = wordsFor(viewer.locale).memory
  return [said === null ? words.sourceGone(sayDate(day, viewer)) : words.said(said, sayDate(day, viewer))]
}

/** A goal of the diary as what is known of a person. */
export function sayGoal(
  {
    nutrient,
    kind,
    target,
    unit,
  }: { nutrient: string; kind: 'goal' | 'limit'; target: number; unit: string },
  { locale }: Viewer,
): string {
  const terms = termsFor(locale)
  return wordsFor(locale).memory.goal(terms.nutrient(nutrient), { kind, amount: terms.amount(target, unit) })
}

/** A measure of the person's body that they wanted kept. */
export function sayMeasureKept(
  { measure, value }: { measure: string; value: number | string },
  { locale }: Viewer,
): string {
  const terms = termsFor(locale)
  return wordsFor(locale).memory.measure(terms.measure(measure), terms.measured(measure, value))
}

/** A sentence with the day since which it is known. */
export function withDay(sentence: string, day: string | null, viewer: Viewer): string {
  return day === null
    ? sentence
    : wordsFor(viewer.locale).memory.since(withoutEnding(sentence, '.'), sayDate(day, viewer))
}
