import type { Plan } from '@alfred/contracts'
import { asSentences } from '@alfred/language'
import { allocateGenerated, isGeneratedRef } from '../memory/artifacts.ts'
import { settleGoal } from '../memory/constraints.ts'
import { plainRef } from '../memory/registry.ts'
import { withoutIdsIn } from '../memory/without-ids.ts'
import type { Limits } from '../policy/limits.ts'
import type { Gathered, StepDecision } from '../state/turn-record.ts'
import type { Offer, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { fileGathered } from './file-gathered.ts'
import { end, overBudget } from './endings.ts'
import { afterDeciding } from './after-decision.ts'
import { goOn, returnTo, startStep } from './steps.ts'

/** Folds a plan that an agent made: it is carried out, proposed to the person, or turned into questions. */
export function afterPlanning(
  before: TurnState,
  record: { plan: Plan; gathered: Gathered; first?: readonly StepDecision[] },
  limits: Limits,
): TurnState {
  // Models are given no ids; an id that one made up or got from the person is never shown.
  const plan = withoutIdsIn(record.plan)
  const filed = fileGathered(before, record.gathered)
  const allocated = allocateGenerated(plan, filed.registry)
  const state: TurnState = {
    ...filed,
    plan: allocated.plan,
    registry: allocated.registry,
    steps: allocated.plan.steps.map(startStep),
    stepsPlanned: filed.stepsCompleted + plan.steps.length,
    replanBecause: null,
    goal: settled(filed, plan),
  }
  const caller = state.frames.at(-1)
  switch (plan.decision) {
    case 'clarify':
      if (caller) return goOn(returnTo(state, caller, plan.clarification_questions.join(' ')))
      return ask(state, { kind: 'question', summary: plan.clarification_questions.join(' ') })
    case 'propose':
      if (caller) return goOn(returnTo(state, caller, plan.proposal_message ?? ''))
      return ask(state, { kind: 'proposal', summary: proposalText(plan) })
    case 'plan_direct':
      // What a plan asks beside its work is told with what came of it, and waits for no answer.
      return begin(
        { ...state, notes: [...state.notes, ...plan.clarification_questions] },
        { first: record.first ?? [], limits },
      )
  }
}

function settled(state: TurnState, plan: Plan): TurnState['goal'] {
  const snapshot = state.understanding?.constraint_snapshot
  if (!snapshot) return state.goal
  return settleGoal(state.goal, {
    subdomain: plan.steps[0]?.subdomain ?? null,
    snapshot,
    hasResolvedMention:
      state.understanding?.entity_mentions.some(({ resolved_ref }) => resolved_ref !== null) ?? false,
    turn: state.registry.turn,
  })
}

function begin(
  state: TurnState,
  { first, limits }: { first: readonly StepDecision[]; limits: Limits },
): TurnState {
  if (state.steps.length > limits.stepsMax)
    return end(state, { status: 'failed', error: overBudget(state, 'steps') })
  const ids = new Set(state.steps.map(({ step }) => step.step_id))
  const unknown = unknownItems(state)
  if (ids.size < state.steps.length || unknown.length > 0) {
    const words = wordsFor(state.locale).failing
    const problem = unknown.length > 0 ? words.nothingCalled(unknown) : words.stepsNamedAlike
    const error = { code: 'PLAN_INVALID', message: problem, retryable: false }
    return end({ ...state, steps: [] }, { status: 'failed', error })
  }
  return first.length > 0 ? afterDeciding(state, first, limits) : goOn(state)
}

/** Generated refs that the plan saves, though they neither exist nor are made in an earlier step. */
function unknownItems(state: TurnState): string[] {
  const made = new Set(state.artifacts.map(({ ref }) => ref))
  return state.steps.flatMap(({ step }) => {
    const refs = (step.batch?.items ?? []).map(({ ref }) => ref).filter(isGeneratedRef)
    if (step.step_type === 'generate') {
      for (const ref of refs) made.add(ref)
      return []
    }
    return refs.filter((ref) => !made.has(ref) && plainRef(state.registry, ref) === ref)
  })
}

/** Ends the turn with a proposal or question for the person; Think goes on from the answer. */
function ask(state: TurnState, { kind, summary }: Pick<Offer, 'kind' | 'summary'>): TurnState {
  const { plan, agent, route } = state
  if (!plan || !agent || !route) return end(state, { status: 'blocked' })
  const requests = requestsIn(plan)
  const [request, ...others] = requests
  const offer: Offer = {
    kind: others.length > 0 ? 'disambiguation' : kind,
    version: 1,
    summary,
    data: { assumptions: plan.assumptions, questions: plan.clarification_questions },
    options: requests.map((label, index) => ({ key: String(index + 1), label })),
    waiting: request === undefined ? { for: 'plan', agent, route } : { for: 'request', message: request },
    asks: plan.asks ?? undefined,
  }
  return end(state, {
    status: 'blocked',
    proposal: kind === 'proposal' ? plan.proposal_message : null,
    questions: kind === 'proposal' ? sentencesOf(plan.assumptions) : plan.clarification_questions,
    offer,
  })
}

/** The requests that a question offers because they may be what was meant. */
function requestsIn({ asks }: Plan): string[] {
  return (asks ?? []).flatMap(({ slot, about }) => (slot === 'request' && about !== null ? [about] : []))
}

function proposalText(plan: Plan): string {
  return sentencesOf([plan.proposal_message ?? '', ...plan.assumptions]).join(' ')
}

function sentencesOf(texts: readonly string[]): string[] {
  return asSentences(texts, '').filter((text) => text !== '')
}
