import { z } from 'zod'
import { askSchema } from './asks.ts'
import { writtenArtifactSchema } from './artifact.ts'

/** Why an agent is blocked (ruling R1). */
export const blockedCodeSchema = z.enum([
  'INSUFFICIENT_INFORMATION',
  'AMBIGUOUS_INPUT',
  'PLAN_INVALID',
  'TOOL_FAILURE',
  'MISSING_CONTENT',
  'MISSING_REFS',
  'VALIDATION_ERROR',
])
export type BlockedCode = z.infer<typeof blockedCodeSchema>

/** The most actions of one decision, and the most artifacts of one generate step. */
export const ACTIONS_MAX = 24
export const ARTIFACTS_MAX = 8

/** The catalog of actions an agent may answer in Act (spec S2.5), one schema per action. */
export const actionCatalog = {
  tool_call: z.object({
    action: z.literal('tool_call'),
    tool: z.string(),
    /** A JSON object as text, because strict structured output allows no open objects. */
    arguments_json: z.string(),
    /** The item of the batch manifest that this call is for. */
    item: z.string().nullable().default(null),
  }),
  step_complete: z.object({
    action: z.literal('step_complete'),
    result_summary: z.string(),
    /** What a generate step made. It is kept whole until it is saved, dropped or forgotten (ruling R12). */
    artifacts: z.array(writtenArtifactSchema).max(ARTIFACTS_MAX).default([]),
  }),
  ask_user: z.object({
    action: z.literal('ask_user'),
    question: z.string(),
    options: z.array(z.string()),
    context: z.string(),
    /** What the question asks for. */
    asks: z.array(askSchema).max(3).nullish(),
  }),
  blocked: z.object({
    action: z.literal('blocked'),
    reason_code: blockedCodeSchema,
    details: z.string(),
    /** What the model would do next. Nobody reads it: code decides by the reason. */
    suggested_next: z.enum(['ask_user', 'replan', 'fail']).default('ask_user'),
  }),
  fail: z.object({ action: z.literal('fail'), reason: z.string(), user_message: z.string() }),
  call_agent: z.object({
    action: z.literal('call_agent'),
    target_agent: z.string(),
    goal: z.string(),
    /** What it is about, by refs of the table of entities. */
    refs: z.array(z.string()),
    /** What the other agent has to know beside, in a few words. */
    context: z.string().nullish(),
  }),
} as const

export const actionSchema = z.discriminatedUnion('action', [
  actionCatalog.tool_call,
  actionCatalog.step_complete,
  actionCatalog.ask_user,
  actionCatalog.blocked,
  actionCatalog.fail,
  actionCatalog.call_agent,
])
export type Action = z.infer<typeof actionSchema>

/**
 * One model answer in Act with all its calls: the unit that is recorded and applied together. `step_complete` may
 * follow tool calls; it counts only if all of them succeed.
 */
export const actDecisionSchema = z.object({ actions: z.array(actionSchema).min(1).max(ACTIONS_MAX) })
export type ActDecision = z.infer<typeof actDecisionSchema>
