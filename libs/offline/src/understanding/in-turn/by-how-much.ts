import { findUnit } from '@alfred/contracts'
import { plainWordsOf } from '../words/plain-words.ts'
import type { Act, Row, Situation } from '../things/situation.ts'

const LESS = /\b(?:less|fewer|lower|down|reduce|cut|drop|minus|off)\b/i

/**
 * Does a message tell by how much something changes with this figure, which then is no figure of it: "100 calories more a day", "bump it up by
 * 50 grams"? In "2 more, so 4 in all" the four is one.
 */
export function isByHowMuch(figure: unknown, message: string): boolean {
  if (typeof figure !== 'number') return false
  const said = String(figure).replace('.', String.raw`\.`)
  const more = String.raw`\b${said} ?(?:(?!or )[a-z]+ )?(?:more|less|fewer|extra|higher|lower)\b`
  return new RegExp(String.raw`${more}|\bby ${said}\b`, 'i').test(message)
}

/** What was eaten is corrected by how much more or less it was, where its entry has an amount of that unit: "bump the beef up by 50 grams". */
export function withWhatItComesTo(
  act: Act,
  { message, state }: Pick<Situation, 'state'> & { message: string },
): Act {
  const { tool, food, quantity, unit } = act
  if (tool !== 'update_food_log' || typeof quantity !== 'number' || !isByHowMuch(quantity, message))
    return act
  const entry = state.diary.find((row): row is Row => typeof row !== 'string' && isOf(row, food))
  const before = entry?.['quantity']
  if (typeof before !== 'number' || !isSameUnit(unit ?? entry?.['unit'], entry?.['unit'])) return act
  const after = before + (LESS.test(message) ? -quantity : quantity)
  return after > 0
    ? { ...act, quantity: after, ...(entry?.['unit'] !== undefined && { unit: entry['unit'] }) }
    : act
}

const TAKES_PART: ReadonlySet<string> = new Set(['use_item', 'discard_item', 'move_item'])
const SHARE = /\b(?:half|a third|a quarter)\b/i

/**
 * A share of what is in stock is an amount of it: "I've put half in the freezer" of 400 g are 200 g. A share without an amount to take it of is asked about.
 */
export function withShareOfStock(
  act: Act,
  { message, state }: Pick<Situation, 'state'> & { message: string },
): Act {
  const { tool, food, quantity, unit } = act
  const isShare = typeof quantity === 'number' && quantity < 1 && unit === undefined && SHARE.test(message)
  if (!isShare || !TAKES_PART.has(tool) || typeof food !== 'string') return act
  const [only, ...others] = state.stock.filter(
    (row): row is Row => typeof row !== 'string' && isOf(row, food),
  )
  const before = only?.['quantity']
  if (typeof before !== 'number' || others.length > 0) return { ...act, quantity: null }
  return {
    ...act,
    quantity: Math.round(before * quantity * 100) / 100,
    ...(only?.['unit'] !== undefined && { unit: only['unit'] }),
  }
}

function isOf({ food: name }: Row, food: unknown): boolean {
  const words = plainWordsOf(String(food))
  return typeof name === 'string' && plainWordsOf(name).some((word) => words.includes(word))
}

const isSameUnit = (one: unknown, other: unknown): boolean =>
  (findUnit(String(one ?? 'piece')) ?? one) === (findUnit(String(other ?? 'piece')) ?? other)
