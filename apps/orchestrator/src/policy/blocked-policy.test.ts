import { describe, expect, test } from '@jest/globals'
import { blockedCodeSchema } from '@alfred/contracts'
import { applied, blockedFor, failed, fold, planned, toAct, toExecute } from '../testing/turn-records.ts'
import { blockedPolicy, reactTo } from './blocked-policy.ts'
import type { TurnRecord } from '../state/turn-record.ts'

describe('the policy for a blocked agent', () => {
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
    'gives the listed reactions to $code, the first time and each time after it',
    ({ code, reactions: expected }) => {
      let records = toAct
      for (const reaction of expected) {
        records = [...records, blockedFor(code)]
        expect(reactionTo(records)).toBe(reaction)
        records = [...records, ...(again[reaction] ?? [])]
      }
    },
  )

  test('retries a tool failure that may succeed, then replans, then fails', () => {
    const retryable = failed()
    const outcome = { ok: false as const, error: { code: 'BUSY', message: 'Busy.', retryable: true } }
    const stuck = [...toExecute, applied({ ...retryable, outcome }), blockedFor('TOOL_FAILURE')]
    expect(reactionTo(stuck)).toBe('retry')
    expect(reactionTo([...stuck, blockedFor('TOOL_FAILURE')])).toBe('replan')
    expect(reactionTo([...stuck, blockedFor('TOOL_FAILURE'), planned(), blockedFor('TOOL_FAILURE')])).toBe(
      'fail',
    )
  })

  test('has a row for every code, retryable or not', () => {
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

  test('allows at most two replans, each with its reason', () => {
    const once = fold([...toAct, blockedFor('TOOL_FAILURE')])
    expect(once).toMatchObject({ node: 'think', replans: 1, replanBecause: 'why', plan: null })
    expect(fold([...toAct, ...replan]).replanBecause).toBeNull()
    expect(fold([...toAct, ...replan, ...replan, blockedFor('TOOL_FAILURE')]).ending).toMatchObject({
      status: 'failed',
      error: { code: 'TOOL_FAILURE' },
    })
  })
})
