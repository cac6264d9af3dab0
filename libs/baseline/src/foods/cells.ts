import { z } from 'zod'

const split = (cell: string) => (cell === '' ? [] : cell.split('|').map((part) => part.trim()))

/** A cell with a list of words: `scallion|green onion`. */
export const listCell = z.string().default('').transform(split)

/** A cell with amounts by name: `piece=110|cup=160`. Amounts are positive. */
export const amountsCell = z
  .string()
  .default('')
  .transform((cell) => split(cell).map((part) => part.split('=')))
  .pipe(z.array(z.tuple([z.string(), z.coerce.number<string>().positive()])))
  .transform((pairs) => Object.fromEntries(pairs) as Record<string, number>)

/** A cell that may be empty. */
export const optionalCell = z
  .string()
  .default('')
  .transform((cell) => (cell === '' ? null : cell))
