import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { DatabaseError } from '@alfred/db'
import { createMemoryTurns } from '@alfred/db/testing'
import type { TurnClaim, TurnStore } from '@alfred/db/turns'
import { createTurnFixture } from '../testing/turn-fixture.ts'
import { createTurnRunner } from './turn-runner.ts'

const userId = '00000000-0000-4000-8000-000000000002'
const turnId = '00000000-0000-4000-8000-000000000001'

/**
 * A runner on in-memory tables; `change` replaces methods of the store. No agent is running, so turns end quickly.
 */
async function startRunner(change: (store: TurnStore) => Partial<TurnStore> = () => ({})) {
  const turns = createMemoryTurns()
  const rows = turns.store({ name: 'orchestrator', boot: 'first' })
  const { dependencies } = createTurnFixture({ agents: [] })
  const store = { ...rows, ...change(rows) }
  const runner = createTurnRunner({ ...dependencies, store }, () => ({ unsubscribe: () => {} }))
  const open = async (id = turnId): Promise<TurnClaim | null> => {
    const { claim } = await rows.open({
      turnId: id,
      userId,
      requestHash: 'a'.repeat(64),
      input: { message: 'put 1 milk' },
      askedAt: '2026-11-22T10:00:00Z',
      contractVersion: 1,
    })
    return claim
  }
  const claim = await open()
  if (!claim) throw new TypeError('The turn was not claimed.')
  const ended = async (): Promise<void> => {
    while (runner.working().length > 0) await sleep(5)
  }
  return { runner, rows, claim, open, ended }
}

describe('the turn runner', () => {
  test("ends a turn whose claim it cannot read, and continues with the conversation's next turn", async () => {
    const { runner, rows, claim, open, ended } = await startRunner()
    const next = '00000000-0000-4000-8000-000000000009'
    await open(next)
    runner.start({ ...claim, state: { registry: 'of another time' } })
    await ended()
    expect(await rows.read(turnId, userId)).toMatchObject({
      status: 'failed',
      result: { error: { code: 'INTERNAL' } },
      events: [{ id: '1.1', type: 'error' }],
    })
    expect((await rows.read(next, userId)).status).toBe('failed')
  })

  test('ends a turn whose records cannot be folded', async () => {
    const { runner, rows, claim, ended } = await startRunner()
    const applied = { kind: 'applied', results: [] }
    runner.start({ ...claim, batches: [{ first_record: 0, records: [applied], events: [] }] })
    await ended()
    expect((await rows.read(turnId, userId)).status).toBe('failed')
  })

  test('ends a cancelled turn that it cannot read as cancelled', async () => {
    const { runner, rows, ended } = await startRunner()
    const { claim } = await rows.cancel(turnId, userId)
    if (claim) runner.start({ ...claim, input: {} })
    await ended()
    expect((await rows.read(turnId, userId)).status).toBe('cancelled')
  })

  test('retries when the database was away at the commit', async () => {
    let tries = 0
    const { runner, rows, claim, ended } = await startRunner((store) => ({
      commit: (commit) =>
        (tries += 1) < 3
          ? Promise.reject(new DatabaseError('unknown', new AlfredError('UNAVAILABLE', 'Away.')))
          : store.commit(commit),
    }))
    runner.start(claim)
    await ended()
    expect(tries).toBe(3)
    expect(await rows.read(turnId, userId)).toMatchObject({
      status: 'failed',
      result: { error: { code: 'NO_AGENT' } },
    })
  })

  test('ends a turn as failed when its commit keeps being refused', async () => {
    const { runner, rows, claim, ended } = await startRunner((store) => ({
      commit: (commit) =>
        commit.outcome.result.error?.code === 'NO_AGENT'
          ? Promise.reject(new DatabaseError('permanent', new AlfredError('INTERNAL', 'Refused.')))
          : store.commit(commit),
    }))
    runner.start(claim)
    await ended()
    expect(await rows.read(turnId, userId)).toMatchObject({
      status: 'failed',
      result: { error: { code: 'INTERNAL' } },
    })
  })

  test('stops without storing anything when the turn belongs to another owner', async () => {
    let commits = 0
    const { runner, rows, claim, ended } = await startRunner((store) => ({
      commit: (commit) => {
        commits += 1
        return store.commit(commit)
      },
    }))
    await rows.cancel(turnId, userId)
    runner.start(claim)
    await ended()
    expect(commits).toBe(1)
    expect((await rows.read(turnId, userId)).status).toBe('running')
  })

  test('works once on a claim that it is given twice, and ignores an older one', async () => {
    let commits = 0
    const { runner, claim, ended } = await startRunner((store) => ({
      commit: (commit) => {
        commits += 1
        return store.commit(commit)
      },
    }))
    runner.start(claim)
    runner.start(claim)
    runner.start({ ...claim, fence: 0 })
    expect(runner.working()).toHaveLength(1)
    expect(runner.find(turnId)?.claim.fence).toBe(1)
    runner.abandon(turnId, 1)
    expect(runner.find(turnId)?.signal.aborted).toBe(false)
    await ended()
    expect(commits).toBe(1)
  })

  test('stops a turn that was taken away, and all turns when it stops', async () => {
    const { runner, rows, claim } = await startRunner((store) => ({
      commit: async (commit) => {
        await sleep(50)
        return store.commit(commit)
      },
    }))
    runner.start(claim)
    const turn = runner.find(turnId)
    runner.abandon(turnId, 2)
    expect(turn?.signal.aborted).toBe(true)
    await runner.abandonAll()
    expect(runner.working()).toEqual([])
    expect((await rows.read(turnId, userId)).status).not.toBe('queued')
  })
})
