import { findUnit, type units } from '@alfred/contracts'

/** A parsed line of a recipe's ingredients: "2 cloves garlic, crushed". */
export type IngredientLine = {
  quantity: number
  unit: keyof typeof units
  food: string
  preparation: string | null
  isOptional: boolean
}

const LINE = /^(\d+ \d\/\d|\d+\/\d+|\d+(?:\.\d+)?) ([^()]+?)(?:, ([^()]+?))?( \(optional\))?$/

/**
 * Parses `<amount> [unit] <food>[, preparation][ (optional)]`. The cookbook is written in this form only, so nothing
 * has to be guessed. Undefined for anything else.
 */
export function readIngredientLine(line: string): IngredientLine | undefined {
  const [, amount, what, preparation, optional] = LINE.exec(line) ?? []
  if (amount === undefined || what === undefined) return undefined
  const [first = '', ...rest] = what.split(' ')
  const unit = rest.length === 0 ? undefined : findUnit(first)
  return {
    quantity: readAmount(amount),
    unit: unit ?? 'piece',
    food: unit === undefined ? what : rest.join(' '),
    preparation: preparation ?? null,
    isOptional: optional !== undefined,
  }
}

function readAmount(amount: string): number {
  const sum = amount.split(' ').reduce((total, part) => {
    const [over = '0', under = '1'] = part.split('/')
    return total + Number(over) / Number(under)
  }, 0)
  return Math.round(sum * 1_000) / 1_000
}
