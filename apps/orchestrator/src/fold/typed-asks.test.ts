import { expect, test } from '@jest/globals'
import type { Ask, CallResult } from '@alfred/contracts'
import { planOf } from '../testing/brain.ts'
import { begun, applied, decided, fold, planned, put, succeeded, toAct } from '../testing/turn-records.ts'
import { someId } from '../testing/turn-fixture.ts'
import { evolve } from './evolve.ts'
import { defaultLimits } from '../policy/limits.ts'
import { pendingAfter } from '../memory/make-pending.ts'

const asks: Ask[] = [{ slot: 'amount', about: 'milk', tool: null }]
const refusedFor = (code: string): CallResult => ({
  ...succeeded(),
  facts: ['No.'],
  outcome: { ok: false, error: { code, message: 'Which milk?', retryable: false } },
})

test('a refused call is shown with its error code', () => {
  const state = fold([...toAct, decided([put]), applied(refusedFor('NO_STOCK'))])
  expect(state.steps[0]?.thisStep).toMatchObject([{ tool: 'put', ok: false, code: 'NO_STOCK' }])
})

test('a call that fits several things leads to a choice question typed with that tool', () => {
  const state = fold([...toAct, decided([put]), applied(refusedFor('AMBIGUOUS_LOT'))])
  expect(state.ending?.offer?.asks).toEqual([{ slot: 'choice', about: null, tool: 'put' }])
})

test('an agent that receives an answer knows what the question had left open', () => {
  const plan = {
    ...planOf(),
    decision: 'clarify' as const,
    clarification_questions: ['How much milk?'],
    asks,
  }
  const asking = fold([...toAct.slice(0, -1), planned(plan)])
  const pending = pendingAfter(asking, { id: someId, askedAt: '2026-11-22T10:00:00Z' })
  expect(pending?.wire.asks).toEqual(asks)
  const answering = evolve(
    { ...begun, pending },
    { kind: 'received', path: { to: 'think', answer: '2 l' } },
    defaultLimits,
  )
  expect(answering.answered).toMatchObject({ answer: '2 l', asks })
})
