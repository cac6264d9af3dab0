import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { CELLAR } from '../prepare/prepare-add.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Bottle } from './bottle.ts'

/** "Barolo 2019". */
export function labelOf({ name, vintage }: Pick<Bottle, 'name' | 'vintage'>): string {
  return vintage === null ? name : `${name} ${vintage}`
}

/** "6 × Barolo 2019 (Vietti)". */
export function sayCounted(bottle: Bottle, { locale }: Viewer): string {
  const { producer, quantity, size_ml } = bottle
  const { number } = termsFor(locale)
  const beside = [producer, size_ml === null ? null : `${number(size_ml)} ml`].filter((one) => one !== null)
  const behind = beside.length === 0 ? '' : ` (${beside.join(', ')})`
  return `${number(quantity)} × ${labelOf(bottle)}${behind}`
}

/** When it is at its best: "2025 to 2034"; empty where nobody knows. */
export function sayPeriod(
  {
    drink_from: from,
    drink_until: until,
    window_source: source,
  }: Pick<Bottle, 'drink_from' | 'drink_until' | 'window_source'>,
  viewer: Viewer,
): string {
  if (from === null && until === null) return ''
  return wordsFor(viewer.locale).period({
    from: from === null ? null : sayEnd(from, viewer),
    until: until === null ? null : sayEnd(until, viewer),
    isEstimated: source === 'estimated',
  })
}

/** A year that begins or ends with the day, else the day. */
export function sayEnd(day: string, viewer: Viewer): string {
  return /-(?:01-01|12-31)$/.test(day) ? day.slice(0, 4) : sayDate(day, viewer)
}

/** A line of a list: "6 × Barolo 2019 – ready, about 2025 to 2034". */
export function sayLine(bottle: Bottle, viewer: Viewer): string {
  const { readiness, place } = bottle
  const state = wordsFor(viewer.locale).state({
    readiness,
    period: sayPeriod(bottle, viewer),
  })
  const where = place === CELLAR ? '' : `, ${place}`
  return `${sayCounted(bottle, viewer)} – ${state}${where}`
}

/** A place in the words of the person; the cellar itself in those of the language. */
export function placeName(place: string, locale: string): string {
  return place === CELLAR ? wordsFor(locale).cellar : place
}
