/** What a call was told. */
export type Slots = Readonly<Record<string, unknown>>

/** A slot as text; nothing where it was not told. */
export const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
/** A slot behind a word, with a space before both; nothing where it was not told. */
export const after = (word: string, value: unknown): string =>
  text(value) === '' ? '' : ` ${word} ${text(value)}`

/** "2 kg of rice", "3 eggs", "rice". */
export function amountOf({ quantity, unit, food }: Slots): string {
  const amount = [quantity, unit].map(text).filter(Boolean).join(' ')
  return amount === ''
    ? text(food)
    : unit === undefined
      ? `${amount} ${text(food)}`
      : `${amount} of ${text(food)}`
}

/** The words of a row, joined by "and". */
export const listed = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(' and ') : '')

/** Says a call; undefined where its slots cannot be said. */
export type Say = (slots: Slots) => string | undefined
