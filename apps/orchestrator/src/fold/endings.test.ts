import { describe, expect, test } from '@jest/globals'
import type { PlanStep } from '@alfred/contracts'
import { end } from './endings.ts'
import { startStep } from './steps.ts'
import { planOf } from '../testing/brain.ts'
import { actingState, someEnding, someId } from '../testing/turn-fixture.ts'
import { makeLedger } from '../telling/make-ledger.ts'
import { pendingAfter, stillOpenNote, supersededNote } from '../memory/make-pending.ts'
import { storedResults } from '../running/stored-results.ts'
import type { Offer, TurnState } from '../state/turn-state.ts'
import { suggestionsText, witnessText } from '../telling/witness.ts'

const good = { text: 'Put milk.', isFailure: false, isChange: true }
const bad = { text: 'No eggs.', isFailure: true, isChange: false }
const error = { code: 'INTERNAL', message: 'It broke.', retryable: true }

describe('the reply written by code', () => {
  test.each([
    ['nothing', {}, [], 'There is nothing to tell.'],
    ['what was done', {}, [good, good], 'Put milk. Put milk.'],
    ['what was not done as well', {}, [good, bad], 'Put milk.\nNot done: No eggs.'],
    ['only what was not done', { status: 'failed' as const }, [bad], 'No eggs.'],
    ['an error behind what was done', { error }, [good], 'Put milk.\nIt broke.'],
    [
      'a question and its options',
      { questions: ['Which?'], options: ['a', 'b'] },
      [],
      'Which?\nChoose: a, b.',
    ],
    ['a proposal', { proposal: 'Soup?' }, [], 'Soup?'],
    ['that it stopped', { status: 'cancelled' as const }, [], 'Stopped.\nNothing was changed.'],
    ['that it stopped after something', { status: 'cancelled' as const }, [good], 'Stopped.\nPut milk.'],
  ])('tells %s', (...[, ending, facts, expected]) => {
    expect(witnessText({ ...someEnding, ...ending }, { facts, unsaved: [] }, 'en')).toBe(expected)
  })

  test('shows generated content in full and says that it is not saved', () => {
    const dish = { label: 'Soup', text: 'Soup of leek.' }
    expect(witnessText(someEnding, { facts: [], unsaved: [dish] }, 'en')).toBe(
      'Soup of leek.\n\nThis is generated, not saved.',
    )
    expect(witnessText(someEnding, { facts: [good], unsaved: [dish, dish] }, 'en')).toBe(
      'Put milk.\nSoup of leek.\n\nSoup of leek.\n\nThese are generated, not saved.',
    )
  })

  test('adds the suggestions', () => {
    const suggestion = { id: someId, kind: 'expiry', reason: 'Milk expires.', action: '' }
    const told = { locale: 'en', offered: null }
    expect(suggestionsText([suggestion, suggestion], told)).toBe(
      '\n\nBy the way: Milk expires. Milk expires.',
    )
    expect(suggestionsText([], told)).toBe('')
  })

  test('asks last about the suggestion that a yes carries out, and about no other', () => {
    const [eggs, milk] = ['eggs', 'milk'].map((food) => ({
      ...{ id: someId, kind: 'restock', reason: `There are no ${food}.` },
      ...{ action: `Shall I list the ${food}?`, request: `list ${food}` },
    }))
    if (eggs === undefined || milk === undefined) throw new TypeError('There are two.')
    expect(suggestionsText([eggs, milk], { locale: 'en', offered: eggs })).toBe(
      '\n\nBy the way: There are no milk. There are no eggs. Shall I list the eggs?',
    )
    expect(suggestionsText([eggs], { locale: 'en', offered: null })).toBe(
      '\n\nBy the way: There are no eggs.',
    )
  })
})

describe('the pending item of a conversation', () => {
  const askedAt = '2026-11-22T10:00:00Z'
  const agent = { domain: 'larder', version: 1 }
  const route = { agent: 'larder', goal: 'g', complexity: 'low' as const, context_needs: [] }
  const offer: Offer = {
    kind: 'question',
    version: 1,
    summary: 'With what?',
    data: {},
    options: [],
    waiting: { for: 'plan', agent, route },
  }
  const ended = (change: Partial<TurnState>): TurnState => ({ ...actingState, ending: someEnding, ...change })
  const asking = ended({ ending: { ...someEnding, status: 'blocked', offer } })
  const older = pendingAfter(asking, { id: someId, askedAt })

  test('is what the turn offers, valid for half an hour after the request', () => {
    expect(older).toMatchObject({
      wire: { id: someId, kind: 'question', summary: 'With what?', expires_at: '2026-11-22T10:30:00.000Z' },
      shown_at: null,
      waiting: { for: 'plan' },
    })
  })

  test('is the item that was open before, unless that was answered or has expired', () => {
    const made = { id: someId, askedAt: '2026-11-22T10:30:00Z' }
    expect(pendingAfter(ended({ pending: older }), made)).toEqual(older)
    expect(pendingAfter(ended({ pending: older, isPendingClosed: true }), made)).toBeNull()
    expect(pendingAfter(ended({ pending: older }), { ...made, askedAt: '2026-11-22T10:30:01Z' })).toBeNull()
    expect(pendingAfter(ended({}), made)).toBeNull()
  })

  test('is never "What shall I do?", which leaves open what was open before', () => {
    const puzzled: Offer = { ...offer, asks: [{ slot: 'message', about: null, tool: null }] }
    const asking = ended({ ending: { ...someEnding, status: 'blocked', offer: puzzled } })
    const made = { id: someId, askedAt }
    expect(pendingAfter(asking, made)).toBeNull()
    expect(pendingAfter({ ...asking, pending: older }, made)).toEqual(older)
    expect(supersededNote({ ...asking, pending: older }, askedAt)).toBeNull()
  })

  test('lets what another agent offered in the same turn wait behind it, and asks it when the first is answered', () => {
    const proposal = (domain: string, summary: string): Offer => ({
      ...{ ...offer, kind: 'confirmation', summary },
      waiting: {
        for: 'calls',
        agent: { domain, version: 1 },
        offer: { confirm: { tool: 'commit', arguments: {} }, cancel: null, edit: null },
      },
    })
    const eggs = proposal('coach', 'Log two eggs?')
    const both = end({ ...actingState, offer: eggs }, { status: 'blocked', offer })
    const first = pendingAfter(both, { id: someId, askedAt })
    expect(first).toMatchObject({ wire: { summary: 'With what?' }, behind: [{ summary: 'Log two eggs?' }] })

    const answered = ended({ pending: first, isPendingClosed: true })
    const other = '00000000-0000-4000-8000-000000000009'
    const second = pendingAfter(answered, { id: other, askedAt })
    expect(second).toMatchObject({ wire: { id: other, summary: 'Log two eggs?' }, shown_at: null })
    expect(second?.waiting).toEqual(eggs.waiting)
    expect(stillOpenNote(answered, askedAt)).toBe('Still open: Log two eggs?')

    const unanswered = ended({ pending: first })
    expect(pendingAfter(unanswered, { id: other, askedAt })).toEqual(first)
    expect(stillOpenNote(unanswered, askedAt)).toBeNull()
    expect(pendingAfter(ended({ pending: second, isPendingClosed: true }), { id: other, askedAt })).toBeNull()
  })

  test('is always one: a newer item replaces an older one, and the reply says so', () => {
    expect(supersededNote({ ...asking, pending: older }, askedAt)).toContain('With what?')
    expect(supersededNote(asking, askedAt)).toBeNull()
    expect(supersededNote(ended({ pending: older }), askedAt)).toBeNull()
  })
})

test('the ledger lists called tools, changes and every error', () => {
  const entity = {
    ref: 'lot_1',
    type: 'lot',
    label: 'milk',
    status: 'saved' as const,
    tier: 'active' as const,
    note: null,
  }
  const ledger = makeLedger({
    ...actingState,
    stepsCompleted: 1,
    stepsPlanned: 2,
    toolsCalled: ['put', 'take', 'put'],
    changes: [
      { entity, op: 'created' },
      { entity, op: 'updated' },
      { entity, op: 'deleted' },
    ],
    facts: [good, bad],
    generated: [
      { ref: 'gen_dish_1', type: 'dish' },
      { ref: 'gen_dish_1', type: 'dish' },
      { ref: 'gen_dish_2', type: 'dish' },
    ],
    savedArtifacts: [{ ref: 'gen_dish_1', type: 'dish' }],
    ending: { ...someEnding, status: 'partial', error },
  })
  expect(ledger).toEqual({
    agent: 'larder',
    complexity: 'low',
    decision: 'plan_direct',
    steps_completed: 1,
    steps_total: 2,
    tools_called: [
      { tool: 'put', count: 2 },
      { tool: 'take', count: 1 },
    ],
    entities_created: [entity],
    entities_updated: [entity],
    entities_deleted: [entity],
    artifacts_generated: [{ type: 'dish', count: 2 }],
    artifacts_saved: [{ type: 'dish', count: 1 }],
    errors: [
      { code: 'CALL_FAILED', message: 'No eggs.', step_id: 'step_1' },
      { code: 'INTERNAL', message: 'It broke.', step_id: 'step_1' },
    ],
  })
})

const [step = startStep(planOf('one').steps[0] as PlanStep)] = actingState.steps

test('a decision cancelled while it was applied is reported from its stored results', () => {
  const open = {
    ordinal: 2,
    calls: [1, 2, 3].map((call) => ({ call, tool: 'put', arguments: {}, artifacts: {} })),
    refused: [],
    written: {},
    items: {},
    isStepComplete: false,
    atomic: false,
  }
  const entity = {
    type: 'lot',
    id: someId,
    label: 'milk',
    source: 'db_lookup' as const,
    op: 'created' as const,
  }
  const response = { ok: true as const, entities: [entity], data: {} }
  const refusal = { ok: false as const, error: { code: 'NO', message: 'No.', retryable: false } }
  const calls = [
    { step: 1, call: 3, response },
    { step: 2, call: 1, response },
    { step: 2, call: 2, response: refusal },
  ]
  expect(storedResults({ ...step, open }, { calls, locale: 'en' }).results).toMatchObject([
    { call: 1, kind: 'write', facts: ['The entry for milk was created.'] },
    { call: 2, kind: 'read', facts: [] },
  ])
})
