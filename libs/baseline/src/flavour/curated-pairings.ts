import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell } from '../foods/cells.ts'

const rowSchema = z.object({ food: z.string().min(1), with: listCell.pipe(z.array(z.string()).min(1)) })

/** What cooks put beside a food first, the best first. */
export type CuratedPairings = z.infer<typeof rowSchema>

/** Reads the pairings that cooks know, from data/pairings.csv. */
export function readCuratedPairings(): CuratedPairings[] {
  return readTable('pairings.csv', rowSchema)
}
