import { z } from 'zod'
import { shownEntitySchema } from './entity-ref.ts'
import { complexitySchema } from './routing.ts'

/** The immutable record of a turn, made by code (spec S2.8, V4 4.5). */
export const ledgerSchema = z.object({
  /** The agent of the turn, its complexity and the plan's decision; null when the turn did not get that far. */
  agent: z.string().nullable().default(null),
  complexity: complexitySchema.nullable().default(null),
  decision: z.enum(['plan_direct', 'propose', 'clarify']).nullable().default(null),
  steps_completed: z.int().nonnegative(),
  steps_total: z.int().nonnegative(),
  tools_called: z.array(z.object({ tool: z.string(), count: z.int().positive() })),
  entities_created: z.array(shownEntitySchema),
  entities_updated: z.array(shownEntitySchema),
  entities_deleted: z.array(shownEntitySchema),
  artifacts_generated: z.array(z.object({ type: z.string(), count: z.int().positive() })).default([]),
  artifacts_saved: z.array(z.object({ type: z.string(), count: z.int().positive() })).default([]),
  errors: z.array(z.object({ code: z.string(), message: z.string(), step_id: z.string().nullable() })),
})
export type Ledger = z.infer<typeof ledgerSchema>
