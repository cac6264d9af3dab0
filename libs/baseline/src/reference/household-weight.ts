import { findUnit, type Unit } from '@alfred/contracts'
import { foodKey } from '@alfred/language'

/** The weight of one of a unit in grams, with a note on its size or cut: "chopped". */
export type Portion = { unit: Unit; grams: number; note: string | null }

type Weight = { measure: string; grams: number }

/** Words of a measure that are one of the food: a leaf, a fillet, a medium one. */
const PIECES = new Set(
  `fruit piece whole each unit item fillet leaf egg spear sprout patty chop breast thigh drumstick wing link ear sandwich
  pastry order drink steak rod cake pie`.split(/\s+/),
)
/** Who has two pieces of chicken has not two birds. */
const BIRDS = new Set(['chicken', 'turkey', 'duck', 'goose', 'bird'])
const SIZES = /^(?:extra large|large|medium|regular|small|miniature|mini|thick|thin|jumbo|individual)\b/
const UNSPECIFIED = 'quantity not specified'
const FLUID_OUNCE = 'fl oz'
const ML_PER_FLUID_OUNCE = 29.5735

const round = (value: number) => Math.round(value * 1_000) / 1_000

/**
 * A food of which the cup was weighed in another state than the one that people measure: cream that was whipped, seeds
 * with their hulls. Text in brackets may say how much it yields, which is no state.
 */
const OTHER_STATE =
  /\b(?:whipped|hulls?|shell|shells|refuse|bones?|pits?|rind|core|melted|frozen|puffed|popped|unpopped|crushed|packed|mashed|pureed|dry|dehydrated|cooked|condensed|prepared|reconstituted|ground)\b/g

/** The portions of a food, one for each unit: of several weights the one whose note fits the food best. */
export function choosePortions(name: string, weights: readonly Weight[]): Portion[] {
  const read = weights.flatMap((weight, position) => {
    const portion = readHouseholdWeight(weight, name)
    const rank = portion === undefined ? undefined : rankOf(portion, name)
    return portion === undefined || rank === undefined ? [] : [{ portion, rank, position }]
  })
  const best = read.toSorted((one, other) => one.rank - other.rank || one.position - other.position)
  return [...Map.groupBy(best, ({ portion }) => portion.unit).values()].flatMap(
    ([first]) => first?.portion ?? [],
  )
}

/** The sizes in which one of a food is told. */
const sizes = ['small', 'medium', 'large', 'extra large'] as const
export type Size = (typeof sizes)[number]
/** What stands between a size and the end of a measure that is of one whole food: "1 large", "1 large fruit". */
const WHOLE = new Set(['', 'fruit', 'whole', 'each', 'item', 'egg', 'unit'])

/** What one of a food weighs in each size that is told: "1 large pizza (13-15" diameter)", and never a large piece of one. */
export function sizesOf(name: string, weights: readonly Weight[]): Partial<Record<Size, number>> {
  const told = weights.flatMap(({ measure, grams }): [Size, number][] => {
    const weight = { measure: measure.trim().toLowerCase().replace('extra-large', 'extra large'), grams }
    const match = /^1 (?<size>extra large|large|medium|small)\b[ ,]*(?<what>[a-z]*)/.exec(weight.measure)
    const { size: said, what = '' } = match?.groups ?? {}
    const size = sizes.find((one) => one === said)
    const portion = readHouseholdWeight(weight, name)
    const isWhole = WHOLE.has(what) || nameWords(name).has(foodKey(what))
    return size === undefined || portion?.unit !== 'piece' || !isWhole || rankOf(portion, name) === undefined
      ? []
      : [[size, portion.grams]]
  })
  return Object.fromEntries(told.toReversed())
}

/** Parses a weight: 160 g of "1 cup, chopped". Undefined when people do not count in its unit. */
export function readHouseholdWeight({ measure, grams }: Weight, name: string): Portion | undefined {
  const text = measure.trim().toLowerCase()
  if (text === UNSPECIFIED) return grams > 0 ? { unit: 'serving', grams, note: 'usual' } : undefined
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s+(\S.*)$/.exec(text)
  const count = Number(match?.[1])
  // "1 unit (yield from 1 lb of chicken)" is a share of a bird, which nobody counts in.
  if (!(count > 0) || !(grams > 0) || text.includes('yield from')) return undefined
  const rest = match?.[2] ?? ''
  if (rest.startsWith(FLUID_OUNCE)) {
    const note = rest.slice(FLUID_OUNCE.length).trim().slice(0, 80)
    return { unit: 'ml', grams: round(grams / count / ML_PER_FLUID_OUNCE), note: note === '' ? null : note }
  }
  const size = SIZES.exec(rest)?.[0] ?? ''
  const words = rest.slice(size.length).trim()
  const found = unitOf(words, name) ?? (size === '' ? undefined : { unit: 'piece' as const, length: 0 })
  if (found === undefined) return undefined
  const note = [size, words.slice(found.length).replace(/^[\s,]+/, '')]
    .filter((part) => part !== '')
    .join(', ')
  return {
    ...{ unit: found.unit, grams: round(grams / count) },
    note: note === '' ? null : note.slice(0, 80),
  }
}

/** The unit that a measure begins with, and how much of the text it takes. A measure of mass is no portion. */
function unitOf(words: string, name: string): { unit: Unit; length: number } | undefined {
  const head = /^[a-z]+/.exec(words)?.[0] ?? ''
  const unit = findUnit(head)
  if (unit !== undefined && unit !== 'oz' && unit !== 'lb' && unit !== 'g')
    return { unit, length: head.length }
  const key = foodKey(head)
  const isPiece = PIECES.has(key) || (key !== '' && !BIRDS.has(key) && nameWords(name).has(key))
  return isPiece ? { unit: 'piece', length: head.length } : undefined
}

const nameWords = (name: string) =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(foodKey),
  )

/** How well a weight fits, the least best; undefined for another state of the food than the one that is named. */
function rankOf({ note }: Portion, name: string): number | undefined {
  if (note === null) return 1
  const outside = note.replace(/\([^()]*\)/g, '').replace(/\bwithout \w+/g, '')
  const states = outside.match(OTHER_STATE) ?? []
  const isOther = states.some((state) => !name.toLowerCase().includes(state))
  if (isOther) return undefined
  if (/\b(?:medium|regular|fluid|usual)\b/.test(outside)) return 0
  if (/\b(?:small|thin|mini|miniature|individual)\b/.test(outside)) return 4
  if (/\b(?:extra|jumbo)\b/.test(outside)) return 5
  return /\b(?:large|thick)\b/.test(outside) ? 3 : 2
}
