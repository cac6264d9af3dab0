import { z } from 'zod'
import { askSchema } from './asks.ts'
import { linesSchema, oneLineSchema } from './one-line.ts'

/** The one item that a conversation may be waiting for (rulings R8 and R9). */
export const pendingSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['proposal', 'confirmation', 'question', 'disambiguation']),
  version: z.int().positive(),
  summary: z.string(),
  data: z.record(z.string(), z.unknown()),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
  expires_at: z.iso.datetime({ offset: true }),
  /** What its question asks for, so that code can fill in the answer. */
  asks: z.array(askSchema).optional(),
})
export type Pending = z.infer<typeof pendingSchema>

/** A call that waits for the person. Its arguments may hold ids: no model and no client sees them. */
const waitingCallSchema = z.object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })
export type WaitingCall = z.infer<typeof waitingCallSchema>

/**
 * What a tool offers to the person. A yes makes exactly the call in `confirm`, with `option` added when one
 * was chosen; an edit makes the call in `edit`, with `edits` added, and leads to a new version.
 */
export const pendingOfferSchema = pendingSchema
  .pick({ version: true, summary: true, data: true, options: true })
  .extend({
    kind: z.enum(['confirmation', 'disambiguation']),
    confirm: waitingCallSchema,
    cancel: waitingCallSchema.nullable(),
    edit: waitingCallSchema.nullable(),
    /** True when an earlier offer of the same turn stays open beside this one: one yes answers both. */
    joins: z.boolean().optional(),
  })
export type PendingOffer = z.infer<typeof pendingOfferSchema>

export const pendingAnswerSchema = z.strictObject({
  pending_id: z.uuid(),
  version: z.int().positive(),
  action: z.enum(['confirm', 'cancel', 'edit', 'select']),
  edits: z.record(z.string(), z.unknown()).optional(),
})
export type PendingAnswer = z.infer<typeof pendingAnswerSchema>

/**
 * The `edits` of a plan or a step that waits: what is assumed instead, as a whole list, and what else is to change, in
 * words. An offer's edits are arguments of its own tool.
 */
export const planEditsSchema = z
  .strictObject({
    assumptions: z
      .array(oneLineSchema({ min: 1, max: 200 }))
      .max(4)
      .optional(),
    text: linesSchema({ min: 1, max: 2_000 }).optional(),
  })
  .refine(
    ({ assumptions, text }) => assumptions !== undefined || text !== undefined,
    'names nothing to change',
  )
