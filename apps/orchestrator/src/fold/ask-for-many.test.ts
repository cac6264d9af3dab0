import { expect, test } from '@jest/globals'
import type { CallResult } from '@alfred/contracts'
import { stepComplete } from '../testing/brain.ts'
import { applied, begun, decided, failed, fold, put, succeeded, toAct } from '../testing/turn-records.ts'
import { resumeStep } from './after-receiving.ts'

const many: CallResult = {
  ...failed(2),
  outcome: {
    ok: false,
    error: { code: 'MANY_CHANGES', message: 'That changes 12 things. Shall I?', retryable: false },
  },
  facts: ['That changes 12 things. Shall I?'],
}
const asked = fold([...toAct, decided([put, put, stepComplete]), applied(succeeded(), many)])

test('a call that changes many things waits for a yes, which makes it exactly as it was; what was done is not done again', () => {
  expect(asked.ending).toMatchObject({ status: 'blocked', questions: ['That changes 12 things. Shall I?'] })
  const offer = asked.ending?.offer
  if (!offer || offer.waiting.for !== 'step') throw new Error('Nothing waits for a yes.')
  expect(offer).toMatchObject({ kind: 'confirmation', waiting: { needsYes: true } })
  const { id, expires_at } = { id: 'pending_1', expires_at: '2026-11-22T10:30:00Z' }
  const { kind, version, summary, data, options, waiting } = offer
  const pending = {
    wire: { id, kind, version, summary, data, options, expires_at },
    waiting,
    message: 'empty it',
  }
  const confirmed = resumeStep({ ...begun, pending: pending as never }, 'yes')
  expect(confirmed.node).toBe('execute')
  expect(confirmed.steps[0]).toMatchObject({ isConfirmed: true, open: { calls: [{ call: 2 }] } })
})

test('a yes is asked for once', () => {
  const offer = asked.ending?.offer
  expect(offer?.waiting).toMatchObject({ frames: [{ steps: [{ openFailures: [] }] }] })
})
