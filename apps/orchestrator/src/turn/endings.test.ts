import { describe, expect, test } from '@jest/globals'
import { actingState, someEnding, someId } from '../testing/turn-fixture.ts'
import { makeLedger } from './make-ledger.ts'
import { makePending } from './make-pending.ts'
import { storedResults } from './stored-results.ts'
import { suggestionsText, witnessText } from './witness.ts'

const good = { text: 'Put milk.', isFailure: false }
const bad = { text: 'No eggs.', isFailure: true }
const error = { code: 'INTERNAL', message: 'It broke.', retryable: true }

describe('the witness', () => {
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
    expect(witnessText({ ...someEnding, ...ending }, facts)).toBe(expected)
  })

  test('adds what was noticed', () => {
    const suggestion = { id: someId, kind: 'expiry' as const, reason: 'Milk expires.', action: '' }
    expect(suggestionsText([suggestion, suggestion])).toBe('\n\nBy the way: Milk expires. Milk expires.')
    expect(suggestionsText([])).toBe('')
  })
})

describe('what a conversation waits for', () => {
  const made = { id: someId, at: new Date('2026-11-22T10:00:00Z') }
  const blocked = { ...someEnding, status: 'blocked' as const }

  test.each([
    ['question', { questions: ['With what?'] }, 'With what?'],
    ['disambiguation', { questions: ['Which?'], options: ['a', 'b'] }, 'Which?'],
    ['proposal', { proposal: 'Soup?', questions: ['You like soup.'] }, 'Soup?'],
  ])('is a %s', (kind, ending, summary) => {
    expect(makePending({ ...blocked, ...ending }, made)).toMatchObject({
      id: someId,
      kind,
      summary,
      version: 1,
      expires_at: '2026-11-22T10:30:00.000Z',
    })
  })

  test('is nothing after a turn that ended otherwise', () => {
    expect(makePending({ ...someEnding, questions: ['?'] }, made)).toBeNull()
  })

  test('has numbered options', () => {
    expect(makePending({ ...blocked, options: ['oat', 'cow'] }, made)?.options).toEqual([
      { key: '1', label: 'oat' },
      { key: '2', label: 'cow' },
    ])
  })
})

test('the ledger tells what was called and changed, and every error', () => {
  const entity = { ref: 'lot_1', type: 'lot', label: 'milk', status: 'saved' as const }
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
    ending: { ...someEnding, status: 'partial', error },
  })
  expect(ledger).toEqual({
    steps_completed: 1,
    steps_total: 2,
    tools_called: [
      { tool: 'put', count: 2 },
      { tool: 'take', count: 1 },
    ],
    entities_created: [entity],
    entities_updated: [entity],
    entities_deleted: [entity],
    errors: [
      { code: 'CALL_FAILED', message: 'No eggs.', step_id: 'step_1' },
      { code: 'INTERNAL', message: 'It broke.', step_id: 'step_1' },
    ],
  })
})

test('a decision that was cancelled while it was applied is told by what is stored of it', () => {
  const open = {
    ordinal: 2,
    calls: [1, 2, 3].map((call) => ({ call, tool: 'put', arguments: {} })),
    refused: [],
    written: new Map(),
    isStepComplete: false,
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
  expect(storedResults(open, { calls }).results).toMatchObject([
    { call: 1, kind: 'write', facts: ['The entry for milk was created.'] },
    { call: 2, kind: 'read', facts: [] },
  ])
})
