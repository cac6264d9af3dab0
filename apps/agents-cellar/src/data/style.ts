import type { DishKind } from './dishes.ts'

/** What a drink is; `soft` has no alcohol. */
export const kinds = ['wine', 'beer', 'cider', 'spirit', 'soft'] as const
export type Kind = (typeof kinds)[number]

export const colours = [
  'red',
  'white',
  'rosé',
  'orange',
  'sparkling',
  'sweet',
  'fortified',
  'pale',
  'amber',
  'dark',
] as const
export type Colour = (typeof colours)[number]

export const qualities = ['ordinary', 'good', 'fine'] as const
export type Quality = (typeof qualities)[number]

export type Body = 'light' | 'medium' | 'full'

/** Years after the vintage from which and until which it is at its best. */
export type Years = readonly [from: number, until: number]

/** A grape variety, a wine, a sort of beer or another drink, as far as it matters when it is opened and with what. */
export type Style = {
  name: string
  kind: Kind
  colour: Colour
  body: Body
  /** Null for what does not change in a closed bottle. */
  keeps: Readonly<Record<Quality, Years>> | null
  goesWith: readonly DishKind[]
  /** Degrees Celsius at which it is served. */
  serve: Years
  otherNames: readonly string[]
  isAlcoholFree: boolean
}

/** A style as a line: name, body, years by quality ("1-3 2-5 3-8", or "keeps"), what it goes with, degrees, other names. */
export type StyleRow = readonly [
  name: string,
  body: Body,
  keeps: string,
  goesWith: string,
  serve: string,
  otherNames?: string,
]

type Group = { kind: Kind; colour: Colour; isAlcoholFree?: boolean }

/** Reads the lines of one kind and colour. A line that cannot be read gives NaN, which the test of all styles finds. */
export function stylesOf({ kind, colour, isAlcoholFree = false }: Group, rows: readonly StyleRow[]): Style[] {
  return rows.map(([name, body, keeps, goesWith, serve, otherNames = '']) => ({
    ...{ name, kind, colour, body, isAlcoholFree },
    keeps: keeps === 'keeps' ? null : yearsByQuality(keeps),
    goesWith: listed(goesWith) as DishKind[],
    serve: range(serve),
    otherNames: listed(otherNames),
  }))
}

function yearsByQuality(text: string): Readonly<Record<Quality, Years>> {
  const [ordinary = '', good = ordinary, fine = good] = text.split(' ')
  return { ordinary: range(ordinary), good: range(good), fine: range(fine) }
}

function range(text: string): Years {
  const [from, until] = text.split('-').map(Number)
  return [from ?? Number.NaN, until ?? Number.NaN]
}

function listed(text: string): string[] {
  return text.split(', ').filter((one) => one !== '')
}
