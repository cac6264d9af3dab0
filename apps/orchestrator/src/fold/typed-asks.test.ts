import { expect, test } from '@jest/globals'
import type { Ask, CallResult } from '@alfred/contracts'
import { planOf } from '../testing/brain.ts'
import {
  begun,
  applied,
  decided,
  fold,
  planned,
  put,
  received,
  succeeded,
  toAct,
  understood,
} from '../testing/turn-records.ts'
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

test('a refused call is shown with what the refusal is about, without ids', () => {
  const { outcome, ...result } = refusedFor('FOOD_ELSEWHERE')
  if (outcome.ok) throw new TypeError('The call was to be refused.')
  const details = { food: `milk ${someId}`, places: ['fridge'] }
  const state = fold([
    ...toAct,
    decided([put]),
    applied({ ...result, outcome: { ok: false, error: { ...outcome.error, details } } }),
  ])
  const shown = state.steps[0]?.thisStep[0]
  expect(shown).toMatchObject({ code: 'FOOD_ELSEWHERE', details: { places: ['fridge'] } })
  expect(JSON.stringify(shown)).not.toContain(someId)
})

test('refused content is shown with its title and the rule that it breaks', () => {
  const conflict = { food: 'honey', rule: { kind: 'diet', value: 'vegan' } }
  const refused = [{ item: null, label: 'Cake', reason: 'It contains honey.', conflict }]
  const made = decided([{ action: 'step_complete', result_summary: 'Wrote it.', artifacts: [] }])
  if (made.kind !== 'decided') throw new TypeError('A decision was to be made.')
  const decisions = made.decisions.map((one) => ({ ...one, refused_artifacts: refused }))
  const state = fold([...toAct, { ...made, decisions }])
  expect(state.steps[0]?.thisStep).toMatchObject([
    {
      ...{ tool: 'generate', ok: false, facts: ['Cake was not kept: It contains honey.'] },
      ...{ code: 'ARTIFACT_REFUSED', details: { label: 'Cake', conflict } },
    },
  ])
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

test('a question whether a request is meant waits with that request, and is let go by any other message', () => {
  const requests = ['show my list', 'what is in my fridge?']
  const plan = {
    ...planOf(),
    decision: 'clarify' as const,
    clarification_questions: ['Did you mean 1 or 2?'],
    asks: requests.map((about) => ({ slot: 'request' as const, about, tool: null })),
  }
  const asking = fold([...toAct.slice(0, -1), planned(plan)])
  const pending = pendingAfter(asking, { id: someId, askedAt: '2026-11-22T10:00:00Z' })
  expect(pending).toMatchObject({
    wire: { kind: 'disambiguation', options: requests.map((label, at) => ({ key: String(at + 1), label })) },
    waiting: { for: 'request', message: requests[0] },
  })
  const understanding = { ...understood.understanding, pending_reply: 'unrelated' as const }
  const toUnderstand = evolve({ ...begun, pending }, received, defaultLimits)
  const other = evolve(toUnderstand, { ...understood, understanding }, defaultLimits)
  expect(other).toMatchObject({ isPendingClosed: true, notes: [] })
})
