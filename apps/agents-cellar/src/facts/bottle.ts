import { z } from 'zod'
import { readinesses } from '../window/readiness.ts'

/** A lot of bottles, as the functions in sql tell it. */
export const bottleSchema = z.object({
  name: z.string(),
  vintage: z.int().nullable(),
  producer: z.string().nullable(),
  kind: z.string(),
  colour: z.string().nullable(),
  quantity: z.number(),
  size_ml: z.int().nullable(),
  place: z.string(),
  drink_from: z.string().nullable(),
  drink_until: z.string().nullable(),
  window_source: z.enum(['told', 'estimated']).nullable(),
  readiness: z.enum(readinesses),
})
export type Bottle = z.output<typeof bottleSchema>

/** A rule of the person that a kind of drink goes against. */
export const refusedSchema = z.object({
  kind: z.enum(['wine', 'beer', 'cider', 'spirit']),
  rule: z.object({ kind: z.string(), value: z.string() }),
  without_alcohol: z.boolean(),
})
