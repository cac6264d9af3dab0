import { AlfredError, toWireError } from '@alfred/contracts'
import type { Plan, PlanStep, Route } from '@alfred/contracts'
import type { Creator, QuickCall } from '../state/turn-record.ts'
import type { AgentAddress, StepState, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { end, moveTo } from './endings.ts'
import { goOn, startStep } from './steps.ts'

// Turns whose single step follows from the message itself, so that no agent has to plan.

const plannedByCode: Omit<Plan, 'goal' | 'steps'> = {
  decision: 'plan_direct',
  proposal_message: null,
  assumptions: [],
  clarification_questions: [],
}

/** Gives the turn a plan of this single step, to be done by this agent. */
export function withOneStep(
  state: TurnState,
  {
    agent,
    step,
    complexity = 'low',
  }: { agent: AgentAddress; step: StepState } & Partial<Pick<Route, 'complexity'>>,
): TurnState {
  const goal = step.step.description
  return {
    ...state,
    agent,
    route: { agent: agent.domain, goal, complexity, context_needs: [] },
    plan: { ...plannedByCode, goal, steps: [step.step] },
    steps: [step],
    stepsPlanned: 1,
  }
}

export function oneStep(
  step: Pick<PlanStep, 'step_id' | 'step_type' | 'subdomain' | 'description'>,
): PlanStep {
  return {
    ...step,
    description: step.description.slice(0, 200),
    group: 0,
    complexity: null,
    batch: null,
    confirm: false,
  }
}

/** Makes the one call that the message asks for. If it fails, the agent goes on from there as in a plan. */
export function makeQuickCall(state: TurnState, quick: QuickCall): TurnState {
  const step = startStep(
    oneStep({
      step_id: 'quick',
      step_type: quick.isWrite ? 'write' : 'read',
      subdomain: quick.subdomain,
      description: state.message,
    }),
  )
  const open = {
    ordinal: 1,
    calls: [quick.call],
    refused: [],
    written: { [String(quick.call.call)]: quick.written },
    items: {},
    isStepComplete: true,
    atomic: false,
  }
  const begun = withOneStep(state, { agent: quick.agent, step: { ...step, decisions: 1, open } })
  return goOn({ ...begun, decisions: 1 })
}

/**
 * Starts a step that generates content, without a plan. The content stays in the conversation until it is saved
 * (ruling R12). Ends the turn with NO_AGENT when no agent can write it.
 */
export function startCreating(state: TurnState, creator: Creator | null): TurnState {
  if (!creator) {
    const error = new AlfredError('NO_AGENT', wordsFor(state.locale).failing.nobodyToWrite)
    return end(state, { status: 'failed', error: toWireError(error), isBreakdown: true })
  }
  const { agent, subdomain } = creator
  const step = startStep(
    oneStep({ step_id: 'create', step_type: 'generate', subdomain, description: state.message }),
  )
  return moveTo('act', withOneStep(state, { agent, step, complexity: 'medium' }))
}
