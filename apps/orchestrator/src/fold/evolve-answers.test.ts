import { describe, expect, test } from '@jest/globals'
import type { Understanding } from '@alfred/contracts'
import { emptyRegistry, register } from '../memory/registry.ts'
import { startStep } from './steps.ts'
import type { StoredPending, Waiting } from '../memory/stored-pending.ts'
import { planOf, stepComplete } from '../testing/brain.ts'
import { someId as id } from '../testing/turn-fixture.ts'
import {
  applied,
  appliedAt,
  begun,
  blockedFor,
  decided,
  fold,
  gaveUp,
  planned,
  put,
  question,
  received,
  keeping,
  kept,
  read,
  routedTo,
  succeeded,
  toAct,
  toExecute,
  toPlan,
  toPut,
  understood,
} from '../testing/turn-records.ts'
import { plainUnderstanding } from '../telling/brief-of.ts'
import { evolve } from './evolve.ts'
import { defaultLimits } from '../policy/limits.ts'
import { transitions } from '../state/transitions.ts'
import type { Node } from '../state/transitions.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { StepState, TurnState } from '../state/turn-state.ts'

const seen = new Set<string>()

/** Folds records and notes every transition that was taken. */
function walk(start: TurnState, records: readonly TurnRecord[]): TurnState {
  return records.reduce((before, record) => {
    const next = evolve(before, record, defaultLimits)
    seen.add(`${before.node} -> ${next.node}`)
    return next
  }, start)
}

describe('a turn that answers a pending item', () => {
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
    mention: { for: 'mention', understanding: plainUnderstanding(), refs: ['lot_1'] },
  }
  const said = (reply: Understanding['pending_reply']): typeof understood => ({
    ...understood,
    understanding: { ...plainUnderstanding(), pending_reply: reply },
  })
  const otherId = '00000000-0000-4000-8000-000000000002'
  const withLots = [id, otherId].reduce(
    (registry, lot) => register(registry, { type: 'lot', id: lot, label: 'milk' }).registry,
    emptyRegistry,
  )
  const naming = (ref: string): TurnRecord => {
    const mention = { raw_text: 'the oat one', entity_type: 'lot', resolved_ref: ref, candidates: [] }
    const entity_mentions = [{ ...mention, confidence: 'high' as const, resolution: 'exact' as const }]
    const { understanding, ...record } = said('answers')
    return { ...record, understanding: { ...understanding, entity_mentions } }
  }
  const bothDone: TurnRecord = {
    kind: 'decided',
    decisions: ['step_1', 'step_2'].flatMap((name) => {
      const made = decided([stepComplete], [], name)
      return made.kind === 'decided' ? made.decisions : []
    }),
    model_calls: [],
  }
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
    [
      'goes on with the first message when the answer names one of the things asked about',
      'mention',
      [received, naming('ref_lot_1')],
      'route',
      true,
    ],
    [
      'takes an answer that names none of them for a message of its own',
      'mention',
      [received, naming('ref_lot_2')],
      'route',
      false,
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
    [
      'keeps what the answer says of the person, and goes on',
      'step',
      [received, { ...said('answers'), keep: keeping }, kept(succeeded())],
      'act',
      true,
    ],
    [
      'reads the request behind a yes once the offered call is made',
      'calls',
      [path({ to: 'call', call: 'confirm', extra: {}, rest: 'add milk' }), appliedAt('confirm', succeeded())],
      'understand',
      true,
    ],
    [
      'reads the request behind a yes once the plan that waited is done',
      'step',
      [path({ to: 'resume', answer: 'yes', rest: 'add milk' }), bothDone],
      'understand',
      true,
    ],
    ['leaves it when the model reads a no', 'plan', [received, said('declines')], 'reply', true],
    [
      'believes no model that the person said yes to an offer',
      'calls',
      [received, said('confirms')],
      'reply',
      false,
    ],
    [
      'believes no model that the person said no to it',
      'calls',
      [received, said('declines')],
      'route',
      false,
    ],
    [
      'asks again for an amount that a yes does not say',
      'amount',
      [received, said('confirms')],
      'reply',
      false,
    ],
    ['lets a question go for another goal', 'step', [received, said('unrelated')], 'route', true],
    ['leaves an offer open for another goal', 'calls', [received, said('unrelated')], 'route', false],
  ]

  test.each(table)('%s', (...[, waiting, records, node, isClosed]) => {
    const pending: StoredPending = {
      wire: waiting === 'amount' ? { ...wire, asks: [{ slot: 'amount', about: 'honey', tool: null }] } : wire,
      shown_at: '2026-11-22T10:00:00Z',
      message: 'the first message',
      waiting: waits[waiting] ?? suspended([]),
    }
    const state = walk({ ...begun, registry: withLots, pending }, records)
    expect(state).toMatchObject({ node, isPendingClosed: isClosed })
  })

  test('a message of an announced shape takes the fast path without a model', () => {
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
    const state = walk(begun, [received, understood, routedTo('larder'), both, round, applied(succeeded())])
    expect(state.node).toBe('execute')
    expect(state.steps.map((step) => step.open?.ordinal ?? null)).toEqual([null, 2])
  })
})

test('a waiting plan keeps no long list, so that the conversation state stays small', () => {
  const long = succeeded()
  const items = Array.from({ length: 400 }, (_, index) => `item number ${index}`)
  const outcome = { ...long.outcome, ...(long.outcome.ok && { data: { items } }) }
  const asked = decided([question])
  const state = fold([...toExecute, applied({ ...long, outcome }), asked])
  const waiting = state.ending?.offer?.waiting
  expect(waiting?.for === 'step' && waiting.frames[0]?.steps[0]?.thisStep[0]).toMatchObject({
    facts: ['Put milk.'],
    data: {},
  })
})

// Must stay the last test of the file: it checks the transitions that the other tests took.
test('the tests take every transition between nodes, and no other', () => {
  const plainWays: TurnRecord[][] = [
    [received, understood, routedTo(null)],
    [received, gaveUp],
    [received, understood, routedTo('larder'), gaveUp],
    [received, ...toExecute, applied(succeeded()), decided([stepComplete])],
    [received, ...toExecute, gaveUp],
    [received, ...toAct.slice(0, 2), planned(planOf('one', 'two')), decided([stepComplete])],
    [received, ...toAct, blockedFor('PLAN_INVALID')],
    [{ kind: 'received', path: { to: 'reply', say: 'Hello!', closes: false, isRefusal: false } }],
    [received, read({ work: [toPut()] }), appliedAt('read_1', succeeded())],
    [received, read({ keep: keeping, work: [toPlan] }), kept(succeeded())],
    [received, read({ keep: keeping, work: [toPut()] }), kept(succeeded())],
    [received, read({ keep: keeping }), kept(succeeded())],
    [
      received,
      read({ keep: keeping, look_back: { tool: 'show_changes', arguments: {} } }),
      kept(succeeded()),
    ],
    [received, read({ look_back: { tool: 'show_changes', arguments: {} } })],
    [received, read({ work: [toPut(), toPlan] }), appliedAt('read_1', succeeded())],
    [received, read({ work: [toPlan, toPlan] }), planned({ ...planOf(), steps: [] })],
    [received, read({ work: [toPlan, toPut()] }), planned({ ...planOf(), steps: [] })],
    [received, read({ work: [toPlan, toPlan] }), planned(), decided([stepComplete])],
  ]
  for (const way of plainWays) walk(begun, way)
  const asked = { to: 'look_back', tool: 'show_changes', arguments: {} } as const
  walk(begun, [
    { kind: 'received', path: asked },
    { kind: 'looked_back', outcome: { ok: true, entities: [], data: { changes: [] } } },
  ])
  const allowed = Object.entries(transitions.plan).flatMap(([from, tos]) =>
    tos.map((to) => `${from} -> ${to}`),
  )
  expect([...seen].toSorted()).toEqual(allowed.toSorted())
})
