import { toolOutcomeSchema } from '@alfred/contracts'
import type { ToolCall, ToolOutcome, TurnEvent } from '@alfred/contracts'
import { z } from 'zod'
import type { Database } from './client.ts'

export type Apply = {
  /** The turn token: it names turn, fence, person and domain. */
  token: string
  step: number
  firstRecord: number
  records: Record<string, unknown>[]
  events: TurnEvent[]
  calls: AppliedCall[]
  /** True when all calls must be applied or none; by default each is applied on its own. */
  atomic?: boolean
}

/** A call as the database takes it, with every argument resolved. */
export type AppliedCall = Pick<ToolCall, 'call' | 'tool' | 'arguments'>

/** Applies one model answer with all its calls in one transaction; a repeat gives the stored outcomes. */
export function createApply(database: Database): (apply: Apply) => Promise<ToolOutcome[]> {
  return (apply) =>
    database.call({
      name: 'apply',
      arguments: {
        p_step: apply.step,
        p_first_record: apply.firstRecord,
        p_records: apply.records,
        p_events: apply.events,
        p_calls: apply.calls.map(({ call, tool, arguments: args }) => ({ call, tool, arguments: args })),
        p_atomic: apply.atomic ?? false,
      },
      token: apply.token,
      reply: z.array(toolOutcomeSchema).length(apply.calls.length),
      retryForMs: 10_000,
    })
}
