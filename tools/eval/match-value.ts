import { units, type Unit } from '@alfred/contracts'
import { patternOf } from './match-text.ts'

type Words = Record<string, unknown>

/**
 * Does the value match the expectation? Rows and records may have more fields than are named; lists must be complete.
 */
export function matchesValue(expected: unknown, came: unknown): boolean {
  if (expected === 'none' && Array.isArray(came)) return came.length === 0
  if (typeof expected === 'string') return matchesString(expected, came)
  if (typeof expected === 'number') return isNumber(came) && Math.abs(Number(came) - expected) < 1e-6
  if (Array.isArray(expected)) return Array.isArray(came) && matchesList(expected, came)
  if (isWords(expected)) {
    if (Array.isArray(came)) return matchesRules(expected, came)
    return isWords(came) ? matchesRecord(expected, came) : matchesConditions(expected, came)
  }
  return expected === came
}

function matchesString(expected: string, came: unknown): boolean {
  if (typeof came !== 'string' && typeof came !== 'number') return false
  const pattern = patternOf(expected)
  return pattern ? pattern.test(String(came)) : String(came).toLowerCase() === expected.toLowerCase()
}

function matchesRecord(expected: Words, came: Words): boolean {
  return Object.entries(expected).every(([name, value]) => matchesValue(value, came[name] ?? null))
}

/** Does each expected item match its own actual one, with none left over, in any order? */
function matchesList(expected: readonly unknown[], came: readonly unknown[]): boolean {
  if (expected.length !== came.length) return false
  const [first, ...rest] = expected
  if (expected.length === 0) return true
  return came.some((each, index) => matchesValue(first, each) && matchesList(rest, came.toSpliced(index, 1)))
}

const rules: Record<string, (expected: unknown, came: readonly unknown[]) => boolean> = {
  count: (expected, came) => came.length === expected,
  min: (expected, came) => came.length >= Number(expected),
  max: (expected, came) => came.length <= Number(expected),
  some: (expected, came) => listOf(expected).every((one) => came.some((each) => matchesValue(one, each))),
  none: (expected, came) => !listOf(expected).some((one) => came.some((each) => matchesValue(one, each))),
  each: (expected, came) => came.every((one) => matchesValue(expected, one)),
  sum: (expected, came) => isWords(expected) && matchesSums(expected, came),
}

function matchesRules(expected: Words, came: readonly unknown[]): boolean {
  return Object.entries(expected).every(([rule, value]) => rules[rule]?.(value, came) ?? false)
}

const conditions: Record<string, (expected: unknown, came: unknown) => boolean> = {
  min: (expected, came) => isNumber(came) && Number(came) >= Number(expected),
  max: (expected, came) => isNumber(came) && Number(came) <= Number(expected),
  set: (expected, came) => (came !== null && came !== undefined) === expected,
  like: (expected, came) => typeof expected === 'string' && matchesString(expected, came),
  unlike: (expected, came) => typeof expected === 'string' && !matchesString(expected, came),
}

function matchesConditions(expected: Words, came: unknown): boolean {
  return Object.entries(expected).every(([name, value]) => conditions[name]?.(value, came) ?? false)
}

/** Compares the total amount of each food over all lots and units. */
function matchesSums(expected: Words, came: readonly unknown[]): boolean {
  return Object.entries(expected).every(([food, amounts]) => {
    const lots = came.filter(isWords).filter((row) => row['food_key'] === food || row['food'] === food)
    return (
      isWords(amounts) &&
      Object.entries(amounts).every(([unit, amount]) => {
        const parts = lots.map((lot) => converted(Number(lot['quantity']), String(lot['unit']), unit))
        return (
          parts.length > 0 &&
          matchesValue(
            amount,
            parts.reduce((sum, part) => sum + part, 0),
          )
        )
      })
    )
  })
}

function converted(quantity: number, from: string, to: string): number {
  const [source, target] = [units[from as Unit], units[to as Unit]] as const
  if (source === undefined || target === undefined || source.dimension !== target.dimension) return Number.NaN
  return (quantity * source.factor) / target.factor
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
}
