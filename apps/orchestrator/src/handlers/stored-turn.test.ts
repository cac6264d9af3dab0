import { describe, expect, test } from '@jest/globals'
import { sumUsage } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import type { StoredTurn } from '@alfred/db/turns'
import { toJob, withFinalEvent } from './stored-turn.ts'

const turnId = '00000000-0000-4000-8000-000000000001'
const conversationId = '00000000-0000-4000-8000-000000000003'
const progress = (id: string): TurnEvent => ({
  id,
  type: 'progress',
  data: { type: 'node_started', node: 'act', step: null, message: 'Working' },
})
const ready: TurnEvent = { id: '1.5', type: 'context_updated', data: { status: 'ready' } }
const done: TurnEvent = {
  id: '1.6',
  type: 'done',
  data: {
    response: 'Put milk.',
    log_dir: null,
    job_id: turnId,
    conversation_id: conversationId,
    status: 'done',
    response_type: 'message',
    pending: null,
    active_mode: 'plan',
    usage: sumUsage([]),
    model_provider: 'offline',
  },
}
const stored = (change: Partial<StoredTurn> = {}): StoredTurn => ({
  turn_id: turnId,
  conversation_id: conversationId,
  status: 'done',
  fence: 1,
  mode: 'plan',
  message: 'put milk away',
  result: { response: 'Put milk.' },
  usage: sumUsage([]),
  created_at: '2026-11-22T10:00:00Z',
  finished_at: '2026-11-22T10:00:01Z',
  events: [progress('1.1'), progress('1.2'), ready, done],
  ...change,
})

describe('the events of a stored turn', () => {
  test('hold the whole text as one chunk with the id of the last live chunk', () => {
    expect(withFinalEvent(stored()).map(({ id, type }) => `${id} ${type}`)).toEqual([
      '1.1 progress',
      '1.2 progress',
      '1.4 chunk',
      '1.5 context_updated',
      '1.6 done',
    ])
    expect(withFinalEvent(stored({ result: { response: '' } })).map(({ type }) => type)).not.toContain(
      'chunk',
    )
  })

  test('hold that chunk also when only the final event follows the text', () => {
    const session = [progress('1.1'), { ...done, id: '1.6' }]
    expect(withFinalEvent(stored({ events: session })).map(({ id, type }) => `${id} ${type}`)).toEqual([
      '1.1 progress',
      '1.5 chunk',
      '1.6 done',
    ])
  })

  test('hold no chunk when another event has that id or no id is free', () => {
    const handoff: TurnEvent = {
      id: '1.5',
      type: 'handoff',
      data: { summary: 'You cooked.', action: 'close', action_detail: 'Nothing to keep.' },
    }
    for (const events of [[progress('1.1'), handoff, done], [{ ...done, id: '2.1' }]])
      expect(withFinalEvent(stored({ events }))).toEqual(events)
  })

  test('are given once, however often they were stored', () => {
    const events = [progress('1.1'), progress('1.1'), ready, done, done]
    expect(withFinalEvent(stored({ events })).map(({ id }) => id)).toEqual(['1.1', '1.4', '1.5', '1.6'])
  })

  test('have no final event while the turn runs', () => {
    const running = stored({ status: 'running', result: null, events: [progress('1.1')] })
    expect(withFinalEvent(running)).toEqual([progress('1.1')])
  })

  test('have a final event also when the turn was cancelled before it began', () => {
    const cancelled = stored({
      status: 'cancelled',
      result: { response: 'Cancelled before it began.' },
      events: [],
    })
    expect(withFinalEvent(cancelled)).toMatchObject([
      { id: '1.1', type: 'done', data: { status: 'cancelled', response: 'Cancelled before it began.' } },
    ])
  })

  test('of a failed turn end with its error and without text', () => {
    const error: TurnEvent = {
      id: '1.3',
      type: 'error',
      data: { error: 'It broke.', code: 'INTERNAL', retryable: true, job_id: turnId },
    }
    const events = [progress('1.1'), error]
    expect(withFinalEvent(stored({ status: 'failed', result: { response: 'It broke.' }, events }))).toEqual(
      events,
    )
  })
})

test('a job of an unfinished turn says only that it runs', () => {
  expect(toJob(stored({ status: 'running', result: null, usage: null, finished_at: null }))).toMatchObject({
    job_id: turnId,
    status: 'running',
    response: null,
    pending: null,
    error: null,
    usage: null,
    finished_at: null,
  })
  expect(toJob(stored())).toMatchObject({ status: 'done', response: 'Put milk.', handoff: null })
})

test('a job holds the message, its mode, and the handoff of a mode that was left', () => {
  const handoff = { summary: 'You cooked.', action: 'save', action_detail: 'The notes.' } as const
  const left = stored({ mode: 'cook', message: '__cook_exit__', result: { response: 'Bye.', handoff } })
  expect(toJob(left)).toMatchObject({ mode: 'cook', message: '__cook_exit__', handoff })
})
