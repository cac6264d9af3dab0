import type { Announcement, PlanReply, PlanStep } from '@alfred/contracts'
import type { Known } from '../memory/translate.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'
import { unspokenIn } from './removes-unspoken.ts'
import { checkCalls } from './check-calls.ts'
import { decisionOfCalls } from './decision-of-calls.ts'

type Given = Known &
  Pick<
    TurnState,
    | 'replanBecause'
    | 'frames'
    | 'message'
    | 'answered'
    | 'understanding'
    | 'registry'
    | 'artifacts'
    | 'changedBefore'
  >

/**
 * The decisions of a plan's first group whose calls Think handed over, so that Act need not be asked for them. Only for
 * steps that read or write, without a batch and without a yes to wait for; not after a replan, and not for another
 * agent. A step with one call that policy refuses is left to Act, which is told why.
 */
export function firstDecisions(
  { plan, first_calls }: Pick<PlanReply, 'plan' | 'first_calls'>,
  agent: Announcement,
  known: Given,
): StepDecision[] {
  if (plan.decision !== 'plan_direct' || known.replanBecause !== null || known.frames.length > 0) return []
  const group = Math.min(...plan.steps.map((step) => step.group))
  return plan.steps
    .filter((step) => step.group === group && takesCalls(step))
    .flatMap((step) => {
      const calls = first_calls.filter(({ step_id }) => step_id === step.step_id)
      const decision = decisionOfCalls(calls)
      const checked = checkCalls(decision, agent, { known, mayWrite: step.step_type === 'write' })
      if (checked.calls.length === 0 || checked.refused.length > 0) return []
      return [
        {
          ...{ step_id: step.step_id, decision, ...checked },
          ...unspokenIn(decision, agent, known),
          ...{ artifacts: [], refused_artifacts: [], atomic: false, called: null },
        },
      ]
    })
}

function takesCalls({ step_type, batch, confirm }: PlanStep): boolean {
  return (step_type === 'read' || step_type === 'write') && batch === null && !confirm
}
