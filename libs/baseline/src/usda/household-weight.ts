import type { units } from '@alfred/contracts'

type Unit = keyof typeof units

/** The weight of one of a unit in grams, with a note on its size or cut: "chopped". */
export type Portion = { unit: Unit; grams: number; note: string | null }

const MEASURES: Readonly<Record<string, Unit>> = {
  cup: 'cup',
  cups: 'cup',
  tbsp: 'tbsp',
  tsp: 'tsp',
  slice: 'slice',
  slices: 'slice',
  clove: 'clove',
  cloves: 'clove',
  stick: 'stick',
  stalk: 'piece',
  can: 'can',
  head: 'head',
  bunch: 'bunch',
  loaf: 'loaf',
  bottle: 'bottle',
  jar: 'jar',
  medium: 'piece',
  fruit: 'piece',
  piece: 'piece',
  pieces: 'piece',
  each: 'piece',
  whole: 'piece',
  fillet: 'piece',
  leaf: 'piece',
  egg: 'piece',
  large: 'piece',
  small: 'piece',
  roll: 'piece',
  pepper: 'piece',
  spear: 'piece',
  sprout: 'piece',
}
const FLUID_OUNCE = /^fl oz\b/
const GRAMS_PER_TABLESPOON_OF_FLUID_OUNCE = 0.5

/** Parses a household weight of SR28: 160 g and "1 cup, chopped". Undefined when people do not count in its unit. */
export function readHouseholdWeight(grams: number, description: string): Portion | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s+(\S.*)$/.exec(description.trim().toLowerCase())
  const count = Number(match?.[1])
  const rest = match?.[2] ?? ''
  if (!(count > 0) || !(grams > 0)) return undefined
  const round = (value: number) => Math.round(value * 1_000) / 1_000
  if (FLUID_OUNCE.test(rest)) {
    return { unit: 'tbsp', grams: round((grams / count) * GRAMS_PER_TABLESPOON_OF_FLUID_OUNCE), note: null }
  }
  const word = /^[a-z]+/.exec(rest)?.[0] ?? ''
  const note = rest.slice(word.length).replace(/^[\s,]+/, '')
  const unit = MEASURES[word]
  if (unit === undefined) return undefined
  const size = ['large', 'small', 'medium'].includes(word) ? word : note.replace(/^\((.*)\)$/, '$1')
  return { unit, grams: round(grams / count), note: size === '' ? null : size.slice(0, 80) }
}
