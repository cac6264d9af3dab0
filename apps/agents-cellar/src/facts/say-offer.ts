import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import { bottleSchema, refusedSchema } from './bottle.ts'
import { labelOf, sayEnd, sayLine } from './say-bottle.ts'

export const offerSchema = z.object({
  dish: z.string().nullable(),
  /** The bottles to choose from; `fits` tells those that go with the dish. */
  bottles: z.array(bottleSchema.extend({ fits: z.boolean().default(true) })),
  later: z.array(bottleSchema),
  styles: z.array(z.string()),
  refused: z.array(refusedSchema),
})
export type Offer = z.output<typeof offerSchema>

/** What goes with a dish: in general, and of what there is. What is past its best and what is to be kept are told as such. */
export function sayPairing(offer: Offer, viewer: Viewer): string[] {
  const { dish, bottles, styles } = offer
  const words = wordsFor(viewer.locale)
  if (dish === null || (styles.length === 0 && bottles.length === 0))
    return [...sayRefused(offer, viewer.locale), words.pairingUnknown(dish ?? '')]
  const lines = bottles.map((bottle) => sayLine(bottle, viewer))
  return [
    ...sayRefused(offer, viewer.locale),
    ...(styles.length === 0 ? [] : [words.goesWith(dish, styles)]),
    lines.length === 0 ? words.noneInCellarFor(dish) : words.inCellarFor(dish, lines),
    ...sayLater(offer, viewer),
  ]
}

/** What could be opened: what goes with the meal, or where nothing does what ends first. */
export function sayChoice(offer: Offer, viewer: Viewer): string[] {
  const { dish, bottles } = offer
  const words = wordsFor(viewer.locale)
  const fitting = dish === null ? [] : bottles.filter(({ fits }) => fits)
  const lines = (fitting.length > 0 ? fitting : bottles).map((bottle) => sayLine(bottle, viewer))
  const opened = lines.length === 0 ? words.nothingReady : words.couldBeOpened(lines)
  return [
    ...sayRefused(offer, viewer.locale),
    ...(dish !== null && fitting.length === 0 ? [words.noneInCellarFor(dish)] : []),
    dish !== null && fitting.length > 0 ? words.inCellarFor(dish, lines) : opened,
    ...sayLater(offer, viewer),
  ]
}

function sayLater({ later }: Offer, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale)
  return later.flatMap((bottle) =>
    bottle.drink_from === null ? [] : [words.toBeKept(labelOf(bottle), sayEnd(bottle.drink_from, viewer))],
  )
}

/** Why something is not offered. Where it is for the alcohol, one sentence says it for all kinds. */
function sayRefused({ refused }: Offer, locale: string): string[] {
  const words = wordsFor(locale)
  const terms = termsFor(locale)
  const told = ({ kind, value }: { kind: string; value: string }): string =>
    ['pregnancy', 'wish'].includes(kind) ? value : words.rule(terms.kind(kind), terms.kept(kind, value))
  const [first] = refused
  if (first === undefined) return []
  if (first.without_alcohol) return [words.withoutAlcohol(told(first.rule))]
  return refused.map(({ kind, rule }) => words.kindLeftOut(kind, told(rule)))
}
