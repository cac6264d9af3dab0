import type { CallResult, TracedCall, TracedStep, TurnStatus, TurnTrace } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { codeOf, currentTraceId } from '@alfred/observability'
import { modelCallsIn } from '../fold/evolve.ts'
import type { Node } from '../state/transitions.ts'
import type { Timing, TurnRecord } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

/** How a turn is worked at, step by step. It is kept with the end of the turn, and holds nothing that anybody said. */
export type TraceRecorder = {
  /** Runs a node and remembers when it began, how long it took and what it led to. */
  follow<Result>(
    node: Node,
    run: () => Promise<Result>,
    tell: (result: Result) => StepFacts,
  ): Promise<{ result: Result; timing: Timing }>
  /** The trace as it is so far. */
  finish(ended: { mode: TurnState['mode']; status: TurnStatus }): TurnTrace
}

export type StepFacts = Pick<TracedStep, 'model_calls' | 'calls' | 'error'>

/** More steps than any turn has are not kept; what is left out is in the middle of a turn that went in circles. */
const STEPS_MAX = 100

/** Begins the trace of a claimed turn with what earlier owners recorded, each step with the times that its record bears. */
export function createTraceRecorder(claim: TurnClaim, earlier: readonly TurnRecord[]): TraceRecorder {
  const steps: TracedStep[] = earlier.map((record) => ({
    node: nodeOf[record.kind],
    fence: record.timing?.fence ?? Math.max(0, claim.fence - 1),
    began_ms: record.timing?.began_ms ?? null,
    duration_ms: record.timing?.duration_ms ?? null,
    ...factsOf(record),
  }))
  const sinceRequest = (): number => Math.max(0, Date.now() - Date.parse(claim.opened_at))
  return {
    follow: async (node, run, tell) => {
      const begun = { fence: claim.fence, began_ms: sinceRequest() }
      const startedAt = performance.now()
      const end = (facts: StepFacts): Timing => {
        const timing = { ...begun, duration_ms: Math.round(performance.now() - startedAt) }
        if (steps.length < STEPS_MAX) steps.push({ node, ...timing, ...facts })
        return timing
      }
      try {
        const result = await run()
        return { result, timing: end(tell(result)) }
      } catch (error) {
        end({ model_calls: [], calls: [], error: codeOf(error) })
        throw error
      }
    },
    finish: ({ mode, status }) => ({
      job_id: claim.turn_id,
      trace_id: currentTraceId(),
      ...{ mode, status, attempts: claim.attempts, duration_ms: sinceRequest(), steps: [...steps] },
    }),
  }
}

/** What a record tells of a step. */
export function factsOf(record: TurnRecord): StepFacts {
  return {
    model_calls: [...modelCallsIn(record)],
    calls: callsOf(record),
    error: record.kind === 'gave_up' ? record.error.code : null,
  }
}

function callsOf(record: TurnRecord): TracedCall[] {
  if (record.kind === 'applied' || record.kind === 'kept') return record.results.map(tracedCall)
  if (record.kind !== 'looked_back') return []
  const { outcome } = record
  return [{ tool: 'look_back', kind: 'write', refused: outcome.ok ? null : outcome.error.code }]
}

function tracedCall({ tool, kind, outcome }: CallResult): TracedCall {
  return { tool, kind, refused: outcome.ok ? null : outcome.error.code }
}

const nodeOf: Readonly<Record<TurnRecord['kind'], string>> = {
  received: 'receive',
  understood: 'understand',
  kept: 'keep',
  routed: 'route',
  planned: 'think',
  decided: 'act',
  applied: 'execute',
  looked_back: 'look_back',
  session_opened: 'open_session',
  handed_off: 'hand_off',
  gave_up: 'gave_up',
}
