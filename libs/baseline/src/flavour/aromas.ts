import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell } from '../foods/cells.ts'

const aromaSchema = z.object({ food: z.string().min(1), compounds: listCell })
const compoundSchema = z.object({ compound: z.string().min(1), smell: z.string().min(1) })

/** The key aroma compounds of a food: the ones that give it its typical smell, as facts of chemistry. */
export type Aroma = z.infer<typeof aromaSchema>
export type Compound = z.infer<typeof compoundSchema>

export function readAromas(): Aroma[] {
  return readTable('aromas.csv', aromaSchema)
}

export function readCompounds(): Compound[] {
  return readTable('compounds.csv', compoundSchema)
}
