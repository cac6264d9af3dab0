import type { Action, BlockedCode, CallResult, Plan } from '@alfred/contracts'
import { readConversationState } from '../memory/conversation-state.ts'
import { plainUnderstanding } from '../telling/brief-of.ts'
import { evolve } from '../fold/evolve.ts'
import { defaultLimits } from '../policy/limits.ts'
import type { Limits } from '../policy/limits.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import { initialTurnState } from '../state/turn-state.ts'
import type { TurnState } from '../state/turn-state.ts'
import { oneStep } from '../fold/without-plan.ts'
import { callOf, planOf, stepComplete } from './brain.ts'
import { someId } from './turn-fixture.ts'

// Records as tests of the fold write them, and the fold itself.

export const begun = initialTurnState(
  { message: 'put 2 milk', mode: 'plan', locale: 'en', ownLocale: 'en' },
  readConversationState({}),
)
export const received: TurnRecord = { kind: 'received', path: { to: 'understand' } }

/** Folds records from the beginning, for a message that code could not read. */
export function fold(records: readonly TurnRecord[], limits: Limits = defaultLimits): TurnState {
  return [received, ...records].reduce((state, record) => evolve(state, record, limits), begun)
}

/** As version 1 of the contracts recorded it: who works at it comes in a record of its own. */
export const understood: Extract<TurnRecord, { kind: 'understood' }> = {
  kind: 'understood',
  understanding: plainUnderstanding(),
  gathered: [],
  quick: null,
  creator: null,
  work: null,
  left: [],
  small_talk: null,
  look_back: null,
  keep: null,
  model_calls: [],
}
const larderAgent = { domain: 'larder', version: 1 }
const larderRoute = { agent: 'larder', goal: 'as asked', complexity: 'low' as const, context_needs: [] }
type Understood = Extract<TurnRecord, { kind: 'understood' }>
type ReadWork = NonNullable<Understood['work']>[number]

/** A part of a message that takes a plan. */
export const toPlan: ReadWork = { agent: larderAgent, route: larderRoute, direct: null }
/** A part of a message whose calls were read from it: so many puts. */
export const toPut = (puts = 1, name = 'read_1'): ReadWork => {
  const made = decided([...Array.from({ length: puts }, () => put), stepComplete], [], name)
  const step = {
    ...oneStep({ step_id: name, step_type: 'write', subdomain: 'stock', description: 'put it' }),
  }
  if (made.kind !== 'decided' || !made.decisions[0]) throw new TypeError('Nothing was decided.')
  return { ...toPlan, direct: { step, decision: made.decisions[0] } }
}
export const read = (change: Partial<Understood>): Understood => ({ ...understood, work: [], ...change })
export const keeping: Understood['keep'] = {
  agent: larderAgent,
  calls: [{ call: 1, tool: 'keep', arguments: { kind: 'allergy', value: 'nuts' }, artifacts: {} }],
}
export const kept = (...results: CallResult[]): TurnRecord => ({ kind: 'kept', results, gathered: [] })
export const routedTo = (domain: string | null): TurnRecord => ({
  kind: 'routed',
  route: { agent: domain, goal: 'as asked', complexity: 'low', context_needs: [] },
  agent: domain === null ? null : { domain, version: 1 },
  model_calls: [],
})
export const planned = (plan: Plan = planOf('one')): TurnRecord => ({
  kind: 'planned',
  plan,
  gathered: [],
  first: [],
  model_calls: [],
})
export const decided = (actions: Action[], refused: string[] = [], stepId = 'step_1'): TurnRecord => {
  const tools = actions.filter(({ action }) => action === 'tool_call')
  const calls = tools
    .slice(refused.length)
    .map((_, at) => ({ call: at + refused.length + 1, tool: 'put', arguments: {}, artifacts: {} }))
  const decision = {
    step_id: stepId,
    decision: { actions },
    calls,
    refused: refused.map((message, at) => ({ call: at + 1, tool: 'put', code: 'UNKNOWN_REF', message })),
    artifacts: [],
    refused_artifacts: [],
    writes: calls.length,
    atomic: false,
    unspoken: false,
    unspoken_things: [],
    called: null,
  }
  return { kind: 'decided', decisions: [decision], model_calls: [] }
}
export const put = callOf('put', { food: 'milk' })
const id = someId
export const succeeded = (call = 1, label = 'milk'): CallResult => ({
  call,
  tool: 'put',
  kind: 'write',
  outcome: {
    ok: true,
    entities: [{ type: 'lot', id, label, source: 'db_lookup', op: 'created' }],
    data: {},
  },
  facts: [`Put ${label}.`],
})
export const failed = (call = 1): CallResult => ({
  call,
  tool: 'put',
  kind: 'write',
  outcome: { ok: false, error: { code: 'NO', message: 'No.', retryable: false } },
  facts: ['That failed.'],
})
export const applied = (...results: CallResult[]): TurnRecord => ({
  kind: 'applied',
  step_id: 'step_1',
  results,
})
export const appliedAt = (step_id: string, ...results: CallResult[]): TurnRecord => ({
  kind: 'applied',
  step_id,
  results,
})
export const gaveUp: TurnRecord = {
  kind: 'gave_up',
  error: { code: 'INTERNAL', message: 'It broke.', retryable: true },
}
export const toAct = [understood, routedTo('larder'), planned()]
export const toExecute = [...toAct, decided([put])]
export const blockedFor = (reason_code: BlockedCode): TurnRecord =>
  decided([{ action: 'blocked', reason_code, details: 'why', suggested_next: 'fail' }])
export const question: Action = { action: 'ask_user', question: 'Which?', options: ['a', 'b'], context: '' }
export const fail: Action = { action: 'fail', reason: 'r', user_message: 'Cannot.' }
export const callAgent: Action = { action: 'call_agent', target_agent: 'chef', goal: 'g', refs: [] }
