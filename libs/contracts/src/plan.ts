import { z } from 'zod'
import { askSchema } from './asks.ts'
import { complexitySchema } from './routing.ts'

/** One step of a plan (spec S2.4). Steps of one group may run in parallel. */
export const planStepSchema = z.object({
  step_id: z.string().regex(/^[a-z][a-z0-9_]{0,31}$/),
  step_type: z.enum(['read', 'write', 'analyze', 'generate']),
  subdomain: z.string(),
  group: z.int().nonnegative(),
  complexity: complexitySchema.nullable(),
  batch: z
    .object({ total: z.int().positive(), items: z.array(z.object({ ref: z.string(), label: z.string() })) })
    .nullable(),
  /** Ask for a yes before this step begins: pasted content, a whole list, many rows (ruling R19). */
  confirm: z.boolean().default(false),
  description: z.string(),
})
export type PlanStep = z.infer<typeof planStepSchema>

/** Think's answer. A proposal or questions end the turn; the person's answer starts the next one. */
export const planSchema = z.object({
  decision: z.enum(['plan_direct', 'propose', 'clarify']),
  goal: z.string(),
  steps: z.array(planStepSchema),
  proposal_message: z.string().nullable(),
  assumptions: z.array(z.string()).max(4),
  clarification_questions: z.array(z.string()).max(3),
  /** What the questions ask for, where each asks for one thing. */
  asks: z.array(askSchema).max(3).nullish(),
})
export type Plan = z.infer<typeof planSchema>

/** A call that Think hands over with its plan, for a step of the plan's first group. */
export const firstCallSchema = z.object({ step_id: z.string(), tool: z.string(), arguments_json: z.string() })
export type FirstCall = z.infer<typeof firstCallSchema>
