import { describe, expect, test } from '@jest/globals'
import { blockedCodeSchema } from '@alfred/contracts'
import type { Action, BlockedCode, CallResult, Plan, Understanding } from '@alfred/contracts'
import { startStep } from '../fold/steps.ts'
import { readConversationState } from '../session/conversation-state.ts'
import { callOf, planOf, stepComplete } from '../testing/brain.ts'
import { blockedPolicy, reactTo } from './blocked-policy.ts'
import { plainUnderstanding } from './brief-of.ts'
import { evolve } from './evolve.ts'
import { defaultLimits } from './limits.ts'
import { transitions } from './transitions.ts'
import type { Node } from './transitions.ts'
import type { TurnRecord } from './turn-record.ts'
import type { StoredPending, Waiting } from '../session/stored-pending.ts'
import { initialTurnState } from './turn-state.ts'
import type { StepState, TurnState } from './turn-state.ts'

const seen = new Set<string>()

/** Folds records from the beginning and notes every way that was taken. */
function fold(
  records: readonly TurnRecord[],
  limits = defaultLimits as Parameters<typeof evolve>[2],
): TurnState {
  return [received, ...records].reduce((state, record) => {
    const next = evolve(state, record, limits)
    seen.add(`${state.node} -> ${next.node}`)
    return next
  }, begun)
}

const begun = initialTurnState('put 2 milk', readConversationState({}))
const received: TurnRecord = { kind: 'received', path: { to: 'understand' } }

const understood: Extract<TurnRecord, { kind: 'understood' }> = {
  kind: 'understood',
  understanding: plainUnderstanding('put 2 milk'),
  gathered: [],
  model_calls: [],
}
const routedTo = (domain: string | null): TurnRecord => ({
  kind: 'routed',
  route: { agent: domain, goal: 'as asked', complexity: 'low', context_needs: [] },
  agent: domain === null ? null : { domain, version: 1 },
  model_calls: [],
})
const planned = (plan: Plan = planOf('one')): TurnRecord => ({
  kind: 'planned',
  plan,
  gathered: [],
  model_calls: [],
})
const decided = (actions: Action[], refused: string[] = [], stepId = 'step_1'): TurnRecord => {
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
    called: null,
  }
  return { kind: 'decided', decisions: [decision], model_calls: [] }
}
const put = callOf('put', { food: 'milk' })
const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
const succeeded = (call = 1, label = 'milk'): CallResult => ({
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
const failed = (call = 1): CallResult => ({
  call,
  tool: 'put',
  kind: 'write',
  outcome: { ok: false, error: { code: 'NO', message: 'No.', retryable: false } },
  facts: ['That failed.'],
})
const applied = (...results: CallResult[]): TurnRecord => ({ kind: 'applied', step_id: 'step_1', results })
const gaveUp: TurnRecord = {
  kind: 'gave_up',
  error: { code: 'INTERNAL', message: 'It broke.', retryable: true },
}
const toAct = [understood, routedTo('larder'), planned()]
const toExecute = [...toAct, decided([put])]
const blockedFor = (reason_code: BlockedCode): TurnRecord =>
  decided([{ action: 'blocked', reason_code, details: 'why', suggested_next: 'fail' }])
const question: Action = { action: 'ask_user', question: 'Which?', options: ['a', 'b'], context: '' }
const fail: Action = { action: 'fail', reason: 'r', user_message: 'Cannot.' }
const callAgent: Action = { action: 'call_agent', target_agent: 'chef', goal: 'g', refs: [] }

describe('a turn', () => {
  const table: [string, TurnRecord[], Node, string | null][] = [
    ['begins by understanding', [], 'understand', null],
    ['is routed once it is understood', [understood], 'route', null],
    ['is planned once it is routed', [understood, routedTo('larder')], 'think', null],
    ['is done without an agent', [understood, routedTo(null)], 'reply', 'done'],
    ['is worked at once it is planned', toAct, 'act', null],
    ['is done when the plan is empty', [...toAct.slice(0, 2), planned(planOf())], 'reply', 'done'],
    [
      'asks back when the plan does',
      [...toAct.slice(0, 2), planned({ ...planOf(), decision: 'clarify', clarification_questions: ['?'] })],
      'reply',
      'blocked',
    ],
    [
      'proposes when the plan does',
      [...toAct.slice(0, 2), planned({ ...planOf(), decision: 'propose', proposal_message: 'Soup?' })],
      'reply',
      'blocked',
    ],
    ['executes a decision with calls', toExecute, 'execute', null],
    [
      'executes a decision whose calls were all refused',
      [...toAct, decided([put], ['No.'])],
      'execute',
      null,
    ],
    ['acts again after its calls', [...toExecute, applied(succeeded())], 'act', null],
    [
      'is done when calls that succeeded complete the last step',
      [...toAct, decided([put, stepComplete]), applied(succeeded())],
      'reply',
      'done',
    ],
    [
      'is not complete when a call failed',
      [...toAct, decided([put, stepComplete]), applied(failed())],
      'act',
      null,
    ],
    [
      'is not complete when a call was refused',
      [...toAct, decided([put, put, stepComplete], ['No.']), applied(succeeded(2))],
      'act',
      null,
    ],
    ['is done when the step is said to be complete', [...toAct, decided([stepComplete])], 'reply', 'done'],
    [
      'goes on with the next step',
      [...toAct.slice(0, 2), planned(planOf('one', 'two')), decided([stepComplete])],
      'act',
      null,
    ],
    ['waits for the person', [...toAct, decided([question])], 'reply', 'blocked'],
    ['fails when the agent does', [...toAct, decided([fail])], 'reply', 'failed'],
    ['goes on without an agent that is not there', [...toAct, decided([callAgent])], 'act', null],
    [
      'is partial when it fails after something was done',
      [...toExecute, applied(succeeded()), decided([fail])],
      'reply',
      'partial',
    ],
    [
      'is partial when one call of two failed for good',
      [...toAct, decided([put, put]), applied(succeeded(1), failed(2)), decided([stepComplete])],
      'reply',
      'partial',
    ],
    [
      'is failed when its only call did',
      [...toExecute, applied(failed()), decided([stepComplete])],
      'reply',
      'failed',
    ],
    ['gives up while it understands', [gaveUp], 'reply', 'failed'],
    ['gives up while it routes', [understood, gaveUp], 'reply', 'failed'],
    ['gives up while it plans', [understood, routedTo('larder'), gaveUp], 'reply', 'failed'],
    ['gives up while it acts', [...toAct, gaveUp], 'reply', 'failed'],
    ['gives up while it executes, which may have worked', [...toExecute, gaveUp], 'reply', 'partial'],
  ]

  test.each(table)('%s', (...[, records, node, status]) => {
    const state = fold(records)
    expect([state.node, state.ending?.status ?? null]).toEqual([node, status])
    expect(state.recordsFolded).toBe(records.length + 1)
  })

  test('takes at each node only the records that belong there', () => {
    const ways: Record<Exclude<Node, 'receive'>, TurnRecord[]> = {
      understand: [],
      route: [understood],
      think: [understood, routedTo('larder')],
      act: toAct,
      execute: toExecute,
      reply: [understood, routedTo(null)],
    }
    const records = [
      received,
      understood,
      routedTo('larder'),
      routedTo(null),
      planned(),
      decided([put]),
      applied(),
      gaveUp,
    ]
    const legal = Object.entries(ways).flatMap(([node, way]) =>
      records.filter((record) => isTaken([...way, record])).map(({ kind }) => `${node} ${kind}`),
    )
    expect(new Set(legal)).toEqual(
      new Set([
        'understand understood',
        'understand gave_up',
        'route routed',
        'route gave_up',
        'think planned',
        'think gave_up',
        'act decided',
        'act gave_up',
        'execute applied',
        'execute gave_up',
      ]),
    )
  })

  test('is made of its records alone', () => {
    const records = [...toAct, decided([put, put]), applied(succeeded(1), failed(2)), decided([stepComplete])]
    const stored = JSON.parse(JSON.stringify(records)) as TurnRecord[]
    expect(fold(stored)).toEqual(fold(records))
  })

  test('says that it is uncertain when it gives up a decision that was sent', () => {
    const state = fold([...toExecute, gaveUp])
    expect(state.facts).toEqual([
      { text: expect.stringContaining('not certain'), isFailure: true, isChange: false },
    ])
    expect(state.ending?.isBreakdown).toBe(true)
    expect(fold([...toAct, gaveUp]).facts).toEqual([])
  })

  test('does not tell a failure that the next decision mended', () => {
    const state = fold([...toExecute, applied(failed()), decided([put, stepComplete]), applied(succeeded())])
    expect(state.ending?.status).toBe('done')
    expect(state.facts).toEqual([{ text: 'Put milk.', isFailure: false, isChange: true }])
  })

  test('tells a failure that no decision mended, also after a plan that has no step', () => {
    const replanned = [...toExecute, applied(failed()), blockedFor('PLAN_INVALID'), planned(planOf())]
    const state = fold(replanned)
    expect(state.facts).toEqual([{ text: 'That failed.', isFailure: true, isChange: false }])
    expect(state.ending?.status).toBe('failed')
    const withEffects = [...toExecute, applied(succeeded()), decided([put]), applied(failed())]
    const partial = fold([...withEffects, blockedFor('PLAN_INVALID'), planned(planOf())])
    expect(partial.ending?.status).toBe('partial')
  })

  test('shows the model what it wrote and what came of it, by ref and without an id', () => {
    const told = succeeded(1, `milk ${id}`)
    const result: CallResult = {
      ...told,
      outcome: { ...told.outcome, ...(told.outcome.ok && { data: { lot: id, deep: [{ [id]: 1 }] } }) },
    }
    const state = fold([...toAct, decided([callOf('put', { food: 'milk', lot: id })]), applied(result)])
    expect(JSON.stringify([state.steps, state.facts, state.registry.entries[0]?.label])).not.toContain(id)
    expect(state.steps[0]?.thisStep[0]).toMatchObject({ tool: 'put', ok: true, data: { refs: ['lot_1'] } })
    expect(state.registry.entries).toMatchObject([{ ref: 'lot_1', id }])
  })
})

function isTaken(records: TurnRecord[]): boolean {
  try {
    fold(records)
    return true
  } catch {
    return false
  }
}

describe('limits', () => {
  test('end a plan with too many steps', () => {
    const steps = (count: number) => planned(planOf(...Array.from({ length: count }, () => 'one')))
    expect(fold([...toAct.slice(0, 2), steps(8)]).node).toBe('act')
    expect(fold([...toAct.slice(0, 2), steps(9)]).ending).toMatchObject({
      status: 'failed',
      error: { code: 'TURN_BUDGET_EXCEEDED' },
    })
  })

  test('end a step that takes too many decisions, unless the last one completes it', () => {
    const round = (actions: Action[]) => [decided(actions), applied(succeeded())]
    const rounds = (count: number) => Array.from({ length: count }, () => round([put])).flat()
    expect(fold([...toAct, ...rounds(11)]).node).toBe('act')
    expect(fold([...toAct, ...rounds(12)]).ending).toMatchObject({
      status: 'partial',
      error: { code: 'TURN_BUDGET_EXCEEDED' },
    })
    expect(fold([...toAct, ...rounds(11), ...round([put, stepComplete])]).ending?.status).toBe('done')
  })

  test('count decisions anew in each step', () => {
    const records = Array.from({ length: 11 }, () => [decided([put]), applied(succeeded())]).flat()
    const state = fold([
      ...toAct.slice(0, 2),
      planned(planOf('one', 'two')),
      ...records,
      decided([stepComplete]),
    ])
    expect(state).toMatchObject({ node: 'act', stepsCompleted: 1, decisions: 12 })
    expect(state.steps[1]).toMatchObject({ decisions: 0, isCompleted: false })
  })
})

describe('the policy of being blocked', () => {
  const reactions = {
    ask_user: ['reply', 'blocked'],
    retry: ['act', null],
    replan: ['think', null],
    fail: ['reply', 'failed'],
  } as const
  const replan = [blockedFor('PLAN_INVALID'), planned()]
  const reactionTo = (records: TurnRecord[]) => {
    const state = fold(records)
    return Object.entries(reactions).find(
      ([, [node, status]]) => state.node === node && (state.ending?.status ?? null) === status,
    )?.[0]
  }
  const again: Record<string, TurnRecord[]> = { retry: [], replan: [planned()] }

  test.each(blockedPolicy.filter(({ retryable }) => retryable !== true))(
    'holds for $code, the first time and each time after it',
    ({ code, reactions: expected }) => {
      let records = toAct
      for (const reaction of expected) {
        records = [...records, blockedFor(code)]
        expect(reactionTo(records)).toBe(reaction)
        records = [...records, ...(again[reaction] ?? [])]
      }
    },
  )

  test('tries a tool again that may work the next time, then plans anew, then fails', () => {
    const retryable = failed()
    const outcome = { ok: false as const, error: { code: 'BUSY', message: 'Busy.', retryable: true } }
    const stuck = [...toExecute, applied({ ...retryable, outcome }), blockedFor('TOOL_FAILURE')]
    expect(reactionTo(stuck)).toBe('retry')
    expect(reactionTo([...stuck, blockedFor('TOOL_FAILURE')])).toBe('replan')
    expect(reactionTo([...stuck, blockedFor('TOOL_FAILURE'), planned(), blockedFor('TOOL_FAILURE')])).toBe(
      'fail',
    )
  })

  test('has a row for every code, whether it may go away or not', () => {
    for (const code of blockedCodeSchema.options) {
      for (const retryable of [true, false]) {
        const rows = blockedPolicy.filter(
          (row) => row.code === code && (row.retryable === 'either' || row.retryable === retryable),
        )
        expect(rows).toHaveLength(1)
        expect(reactTo(code, { retryable, times: 9, replansLeft: 0 })).not.toBe('replan')
      }
    }
  })

  test('has at most two replans, each told why', () => {
    const once = fold([...toAct, blockedFor('TOOL_FAILURE')])
    expect(once).toMatchObject({ node: 'think', replans: 1, replanBecause: 'why', plan: null })
    expect(fold([...toAct, ...replan]).replanBecause).toBeNull()
    expect(fold([...toAct, ...replan, ...replan, blockedFor('TOOL_FAILURE')]).ending).toMatchObject({
      status: 'failed',
      error: { code: 'TOOL_FAILURE' },
    })
  })
})

describe('a turn that answers what was open', () => {
  const agent = { domain: 'larder', version: 1 }
  const route = { agent: 'larder', goal: 'g', complexity: 'low' as const, context_needs: [] }
  const wire = {
    id,
    kind: 'question' as const,
    version: 1,
    summary: 'Which?',
    data: {},
    options: [],
    expires_at: '2026-11-22T10:30:00Z',
  }
  const call = { tool: 'commit', arguments: {} }
  const suspended = (steps: StepState[]): Waiting => ({
    for: 'step',
    stepId: 'step_1',
    needsYes: false,
    frames: [{ agent, route, plan: planOf('one', 'two'), steps, callingStep: null, factsBefore: 0 }],
  })
  const steps = planOf({ description: 'one', group: 1 }, { description: 'two', group: 1 }).steps.map(
    startStep,
  )
  const open = fold(toExecute).steps[0]?.open ?? null
  const waits: Record<string, Waiting> = {
    plan: { for: 'plan', agent, route },
    step: suspended(steps),
    stepBesideAnOpenOne: suspended(steps.map((step, index) => (index === 1 ? { ...step, open } : step))),
    calls: { for: 'calls', agent, offer: { confirm: call, cancel: call, edit: null } },
    mention: { for: 'mention', understanding: plainUnderstanding('m'), refs: ['lot_1'] },
  }
  const said = (reply: Understanding['pending_reply']): TurnRecord => ({
    ...understood,
    understanding: { ...plainUnderstanding('the oat one'), pending_reply: reply },
  })
  const path = (to: Extract<TurnRecord, { kind: 'received' }>['path']): TurnRecord => ({
    kind: 'received',
    path: to,
  })
  const table: [string, string, TurnRecord[], Node, boolean][] = [
    [
      'goes to Think with the answer to its questions',
      'plan',
      [path({ to: 'think', answer: 'a' })],
      'think',
      true,
    ],
    ['goes on at the step that asked', 'step', [path({ to: 'resume', answer: 'a' })], 'act', true],
    [
      'applies first what was decided beside it',
      'stepBesideAnOpenOne',
      [path({ to: 'resume', answer: 'a' })],
      'execute',
      true,
    ],
    [
      'makes the call that was offered',
      'calls',
      [path({ to: 'call', call: 'confirm', extra: {} })],
      'execute',
      true,
    ],
    [
      'does without a call that was not offered',
      'calls',
      [path({ to: 'call', call: 'edit', extra: {} })],
      'reply',
      true,
    ],
    [
      'goes on with the one that was meant',
      'mention',
      [path({ to: 'mention', ref: 'lot_1' })],
      'route',
      true,
    ],
    ['plans anew when the model reads a correction', 'plan', [received, said('corrects')], 'think', true],
    ['goes on when the model reads an answer', 'step', [received, said('answers')], 'act', true],
    [
      'does so also beside an open decision',
      'stepBesideAnOpenOne',
      [received, said('answers')],
      'execute',
      true,
    ],
    ['leaves it when the model reads a no', 'plan', [received, said('declines')], 'reply', true],
    [
      'believes no model that the person said yes to an offer',
      'calls',
      [received, said('confirms')],
      'think',
      false,
    ],
    [
      'believes no model that the person said no to it',
      'calls',
      [received, said('declines')],
      'route',
      false,
    ],
    ['lets a question go for another goal', 'step', [received, said('unrelated')], 'route', true],
    ['leaves an offer open for another goal', 'calls', [received, said('unrelated')], 'route', false],
  ]

  test.each(table)('%s', (...[, waiting, records, node, isClosed]) => {
    const pending: StoredPending = {
      wire,
      shown_at: '2026-11-22T10:00:00Z',
      message: 'the first message',
      waiting: waits[waiting] ?? suspended([]),
    }
    const state = records.reduce(
      (before, record) => {
        const next = evolve(before, record, defaultLimits)
        seen.add(`${before.node} -> ${next.node}`)
        return next
      },
      { ...begun, pending } as TurnState,
    )
    expect(state).toMatchObject({ node, isPendingClosed: isClosed })
  })

  test('takes the way of an announced shape without a model', () => {
    const fast = {
      name: 'list',
      characters_min: 0,
      lines_min: 0,
      signals: [],
      points_min: 0,
      goal: 'g',
      complexity: 'low' as const,
      plan: planOf('one'),
    }
    const state = evolve(
      begun,
      { kind: 'received', path: { to: 'fast_path', agent, path: fast } },
      defaultLimits,
    )
    seen.add(`receive -> ${state.node}`)
    expect(state).toMatchObject({ node: 'act', agent, modelCalls: [] })
  })

  test('applies the decisions of one group one after the other', () => {
    const both = planned(planOf({ description: 'one', group: 1 }, { description: 'two', group: 1 }))
    const [one] = decided([put]).kind === 'decided' ? [decided([put])] : []
    const two = decided([put], [], 'step_2')
    const round: TurnRecord =
      one?.kind === 'decided' && two.kind === 'decided'
        ? { ...one, decisions: [...one.decisions, ...two.decisions] }
        : two
    const state = fold([understood, routedTo('larder'), both, round, applied(succeeded())])
    expect(state.node).toBe('execute')
    expect(state.steps.map((step) => step.open?.ordinal ?? null)).toEqual([null, 2])
  })
})

// The last test of the file, since it judges what the others took.
test('every way from node to node was taken, and no other', () => {
  const allowed = Object.entries(transitions).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`))
  expect([...seen].toSorted()).toEqual(allowed.toSorted())
})
