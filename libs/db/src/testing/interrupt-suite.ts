import { randomUUID } from 'node:crypto'
import { CONTRACT_VERSION } from '@alfred/contracts'
import { describe, expect, test } from '@jest/globals'
import type { TurnClaim } from '../turns.ts'
import { claimFor, commitOf, lease, newcomerTo, outcomeOf } from './turn-store-under-test.ts'
import type { TurnStoreUnderTest } from './turn-store-under-test.ts'

/** Tests of interrupting messages, turns of newer contracts, and edits by hand before a turn. */
export function testInterrupting(given: () => TurnStoreUnderTest): void {
  const newcomer = () => newcomerTo(given())
  const interrupt = { if_busy: 'interrupt' }

  describe('an interrupting message', () => {
    test('stops the running and the waiting turns and runs next', async () => {
      const { begin, open, store, userId } = newcomer()
      const running = await begin()
      const waiting = randomUUID()
      await open({ turnId: waiting })
      const turnId = randomUUID()
      const opened = await open({ turnId, input: interrupt })
      expect(opened).toMatchObject({
        status: 'queued',
        claim: null,
        interrupted: { turn_id: running.turn_id, fence: 2, cancel_requested: true },
      })
      expect(await store.read(waiting, userId)).toMatchObject({
        status: 'cancelled',
        result: { response: 'Cancelled before it began.' },
      })
      await expect(store.commit(commitOf(running))).rejects.toMatchObject({ kind: 'stale' })
      const commit = commitOf(opened.interrupted as TurnClaim)
      const { next } = await store.commit({ ...commit, outcome: outcomeOf(commit, 'cancelled') })
      expect(next).toMatchObject({ turn_id: turnId, fence: 1 })
    })

    test('is like any other message when nothing runs', async () => {
      const { open } = newcomer()
      expect(await open({ input: interrupt })).toMatchObject({ status: 'running', interrupted: null })
    })

    test('gives its stopped turn again to its owner when it is repeated, and to nobody else', async () => {
      const { begin, open, reboot, userId } = newcomer()
      const running = await begin()
      const turnId = randomUUID()
      const first = await open({ turnId, input: interrupt })
      const again = await open({ turnId, input: interrupt })
      expect(again).toMatchObject({ repeated: true, status: 'queued', interrupted: first.interrupted })
      const elsewhere = await reboot('second').open({
        ...{ turnId, userId, requestHash: 'a'.repeat(64), contractVersion: 1 },
        ...{ input: { message: 'hello', ...interrupt }, askedAt: '2026-11-22T10:00:00+00:00' },
      })
      expect(elsewhere).toMatchObject({ repeated: true, interrupted: null })
      expect(first.interrupted).toMatchObject({ turn_id: running.turn_id })
    })

    test('by several at once leaves one turn to run after one to end', async () => {
      const { begin, open, store, userId } = newcomer()
      await begin()
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      const opened = await Promise.all(ids.map((turnId) => open({ turnId, input: interrupt })))
      expect(opened.every(({ interrupted }) => interrupted !== null)).toBe(true)
      const states = await Promise.all(ids.map((id) => store.read(id, userId)))
      expect(states.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'cancelled', 'queued'])
      const last = opened
        .flatMap(({ interrupted }) => interrupted ?? [])
        .toSorted((left, right) => right.fence - left.fence)[0]
      const commit = commitOf(last as TurnClaim)
      const { next } = await store.commit({ ...commit, outcome: outcomeOf(commit, 'cancelled') })
      expect(ids).toContain(next?.turn_id)
    })
  })

  describe('turns of newer contracts', () => {
    const newerVersion = CONTRACT_VERSION + 1

    test('are left, in order, to an instance that knows them', async () => {
      const older = newcomer()
      const newer = given().store({
        name: `newer-${randomUUID()}`,
        boot: 'first',
        contractVersion: newerVersion,
      })
      const first = await older.begin()
      const turnId = randomUUID()
      await newer.open({
        ...{ turnId, userId: older.userId, requestHash: 'a'.repeat(64), contractVersion: newerVersion },
        ...{ input: { message: 'hello' }, askedAt: '2026-11-22T10:00:00+00:00' },
      })
      const behind = randomUUID()
      await older.open({ turnId: behind })
      expect(await older.store.commit(commitOf(first))).toEqual({ next: null })
      await given().pass(2)
      expect(await older.store.beat(lease)).toEqual([])
      const claim = claimFor(await newer.beat(lease), turnId) as TurnClaim
      expect(claim).toMatchObject({ contract_version: newerVersion, fence: 1 })
      await expect(older.store.cancel(turnId, older.userId)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      await expect(older.open({ input: interrupt })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      expect(await newer.commit(commitOf(claim))).toMatchObject({ next: { turn_id: behind } })
    })
  })

  describe('an edit by hand', () => {
    test('is given to the person’s next turn, once for each entity, and to nobody else', async () => {
      const { begin, store, userId } = newcomer()
      const first = await begin()
      expect(first.hand_edits).toEqual([])
      await store.commit(commitOf(first))
      await given().pass(1)
      const id = await given().editByHand(userId, 'butter')
      const second = await begin()
      expect(second.hand_edits).toEqual([{ entity_type: 'lot', id, label: 'butter', op: 'created' }])
      expect((await newcomer().begin()).hand_edits).toEqual([])
      await store.commit(commitOf(second))
      await given().pass(1)
      // It was made before the second turn was claimed.
      expect((await begin()).hand_edits).toEqual([])
    })

    test('is still there when the turn is taken over', async () => {
      const { begin, userId, reboot } = newcomer()
      await given().editByHand(userId, 'butter')
      const claim = await begin()
      await given().editByHand(userId, 'salt')
      const taken = claimFor(await reboot('second').beat(lease), claim.turn_id)
      expect(taken?.hand_edits.map(({ label }) => label)).toEqual(['butter'])
    })

    test('is given again when a client names it, unless the entity is unknown', async () => {
      const { begin, store, userId } = newcomer()
      const id = await given().editByHand(userId, 'butter')
      await store.commit(commitOf(await begin()))
      await given().pass(1)
      const change = { kind: 'deleted', entity_type: 'x', label: 'x', op: 'x' }
      const claim = await begin({
        ui_changes: [
          { ...change, id },
          { ...change, id: randomUUID() },
        ],
      })
      expect(claim.hand_edits).toEqual([{ entity_type: 'lot', id, label: 'butter', op: 'created' }])
    })
  })
}
