import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { optionalCell } from '../foods/cells.ts'

const substituteSchema = z.object({
  food: z.string().min(1),
  substitute: z.string().min(1),
  how: optionalCell,
})

/** A substitute for a food, best first, and how to use it. */
export type Substitute = z.infer<typeof substituteSchema>

export function readSubstitutes(): Substitute[] {
  return readTable('substitutes.csv', substituteSchema)
}
