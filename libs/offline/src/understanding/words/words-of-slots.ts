import { countFood } from '@alfred/language'

/** What a call was told. */
export type Slots = Readonly<Record<string, unknown>>

/** A slot as text; nothing where it was not told. */
export const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
/** A slot behind a word, with a space before both; nothing where it was not told. */
export const after = (word: string, value: unknown): string =>
  text(value) === '' ? '' : ` ${word} ${text(value)}`

/** Symbols of units, which are the same of one and of several. */
const SYMBOL = /^(?:[kmu]?g|[cdm]?l|oz|lbs?|tbsp|tsp|[ck]?m|kcal|kj)$/i

/** What is done with a food, behind its name, has no plural: "eggs scrambled". */
const DONE = /(?:ed|en|ing)$/i

const counted = (quantity: unknown, word: string): string =>
  typeof quantity !== 'number' || word === '' || SYMBOL.test(word) || DONE.test(word)
    ? word
    : countFood(quantity, word)

/** "2 kg of rice", "2 loaves of bread", "3 eggs", "rice". */
export function amountOf({ quantity, unit, food }: Slots): string {
  const name = text(food)
  if (text(unit) !== '') return `${bareAmountOf({ quantity, unit })} of ${name}`
  return text(quantity) === '' ? name : `${text(quantity)} ${counted(quantity, name)}`
}

/** "2 loaves", "3". */
export const bareAmountOf = ({ quantity, unit }: Slots): string =>
  `${text(quantity)} ${counted(quantity, text(unit))}`.trim()

/** The words of a row, joined by "and". */
export const listed = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(' and ') : '')

/** Says a call; undefined where its slots cannot be said. */
export type Say = (slots: Slots) => string | undefined
