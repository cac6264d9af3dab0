import { expect, test } from '@jest/globals'
import { findUnit } from '@alfred/contracts'
import { readCookbook } from '../testing/read-cookbook.ts'
import { readIngredientLine } from './ingredient-line.ts'

const lines = new Set(readCookbook().flatMap(({ ingredients }) => ingredients))

/** The cookbook's lines are an amount, a unit where there is one, and a food up to a comma. */
const FORM = /^(?:\d+ )?[\d./]+ ([^,(]+?)(?:,.*| \(optional\))?$/

/** Is the food all that stands behind the amount, or all but a unit? */
function isWhole(line: string): boolean {
  const [, behind = ''] = FORM.exec(line) ?? []
  const read = readIngredientLine(line)
  const [first = '', ...rest] = behind.split(' ')
  const unit = rest.length === 0 ? undefined : findUnit(first)
  const food = unit === undefined ? behind : rest.join(' ')
  const isCounted = unit === undefined || unit === 'piece' || unit === 'dozen'
  return read?.food === food && read.amount !== null && (isCounted ? read.unit === null : read.unit === unit)
}

test('every line of the cookbook has its unit, and its food with each of its words', () => {
  expect(lines.size).toBeGreaterThan(2_000)
  expect([...lines].filter((line) => !isWhole(line))).toEqual([])
})
