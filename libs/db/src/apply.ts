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
  calls: ToolCall[]
}

/** Applies one model answer with all its calls in one transaction; a repeat returns what is stored. */
export function createApply(database: Database): (apply: Apply) => Promise<ToolOutcome[]> {
  return (apply) =>
    database.call({
      name: 'apply',
      arguments: {
        p_step: apply.step,
        p_first_record: apply.firstRecord,
        p_records: apply.records,
        p_events: apply.events,
        p_calls: apply.calls,
      },
      token: apply.token,
      reply: z.array(toolOutcomeSchema).length(apply.calls.length),
      retryForMs: 10_000,
    })
}
