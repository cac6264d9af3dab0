import { readMilkBeside, type MilkBeside } from '@alfred/baseline'
import { plainWordsOf } from '../understanding/index.ts'

// Knows how much milk goes with what was eaten or drunk: nobody has a glass of it in their tea.

const MILK =
  /^(?:(?:semi[- ]skimmed|skimmed|whole|full[- ]fat|oat|soy|soya|almond|coconut|rice|lactose-free|cow|goat) )?milk$/
/** One of these is a cup or a bowl; of anything else, such as biscuits of cereal, all together are. */
const BY_THE_ONE: ReadonlySet<string | null> = new Set(['cup', 'mug', 'bowl', 'glass'])
/** So little milk is poured into a cup, more of it into a bowl: three teas are three cups, three biscuits of cereal one bowl. */
const DRUNK_MAX_G = 50

type Known = ReadonlyMap<string, MilkBeside>
let known: Known | undefined

const beside = (): Known =>
  (known ??= new Map(
    readMilkBeside().flatMap((row) => row.beside.map((name) => [keyOf(name), row] as const)),
  ))

const keyOf = (name: string): string => plainWordsOf(name).join(' ')

/** A food that was told, with its amount where one was. */
type Eaten = { food: string; quantity: number | null; unit: string | null }

/** How much milk people have with a food that was told, and who says so. */
export type Poured = { grams: number; isEstimate: boolean; with: string }

/** The milk that stands beside `others` without an amount: with the nearest of them that people have it in. Undefined where none is. */
export function milkBeside(milk: string, others: readonly Eaten[]): Poured | undefined {
  if (!MILK.test(milk)) return undefined
  const with_ = others.find(({ food }) => beside().has(keyOf(food)))
  const row = with_ === undefined ? undefined : beside().get(keyOf(with_.food))
  if (with_ === undefined || row === undefined) return undefined
  const isDrunk = row.grams <= DRUNK_MAX_G
  const isByOne = BY_THE_ONE.has(with_.unit) || (isDrunk && with_.unit === null)
  const times = isByOne ? (with_.quantity ?? 1) : 1
  return { grams: row.grams * times, isEstimate: row.source === 'own estimate', with: with_.food }
}

/** Says how much milk was taken, and who says that people have so much. */
export function sayPoured({ grams, isEstimate, with: food }: Poured): string {
  const source = isEstimate ? 'my own estimate' : 'USDA FNDDS'
  return `For the milk with ${food} I took ${grams} g, as people usually have it (${source}).`
}
