import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { AppliedCall, Apply } from '../apply.ts'
import type { TurnClaim } from '../turns.ts'
import {
  claimFor,
  commitOf,
  lease,
  newcomerTo,
  outcomeOf,
  progress,
  records,
} from './turn-store-under-test.ts'
import type { TurnStoreUnderTest } from './turn-store-under-test.ts'

/** Tests of applying, taking over and cancelling. */
export function testTurnEffects(given: () => TurnStoreUnderTest): void {
  const newcomer = () => newcomerTo(given())
  describe('records and effects', () => {
    const applying = (calls: AppliedCall[], change: Partial<Omit<Apply, 'token'>> = {}) => ({
      step: 1,
      firstRecord: 0,
      records: records('understood', 'decided'),
      events: [progress('1.1')],
      calls,
      ...change,
    })

    test('are stored together and given to the process that takes the turn over', async () => {
      const { begin, userId, reboot, writer } = newcomer()
      const claim = await begin()
      const call = { call: 1, ...given().goodCall('milk') }
      expect(await given().apply(writer(claim), applying([call]))).toMatchObject([{ ok: true }])
      expect(await given().stockOf(userId, 'milk')).toBe(1)
      const taken = claimFor(await reboot('second').beat(lease), claim.turn_id)
      expect(taken?.batches).toEqual([
        { first_record: 0, records: records('understood', 'decided'), events: [progress('1.1')] },
      ])
    })

    test('of an atomic decision are all undone when one call fails', async () => {
      const { begin, userId, writer } = newcomer()
      const claim = await begin()
      const calls = [
        { call: 1, ...given().goodCall('salt') },
        { call: 2, ...given().badCall('salt') },
        { call: 3, ...given().goodCall('salt') },
      ]
      const apply = applying(calls, { atomic: true })
      const first = await given().apply(writer(claim), apply)
      expect(first.map((outcome) => (outcome.ok ? 'ok' : outcome.error.code))).toEqual([
        'BATCH_HELD_BACK',
        expect.not.stringMatching('BATCH_HELD_BACK'),
        'BATCH_HELD_BACK',
      ])
      expect(await given().stockOf(userId, 'salt')).toBe(0)
      expect(await given().apply(writer(claim), apply)).toEqual(first)
      const good = applying(
        [calls[0], calls[2]].flatMap((call) => call ?? []),
        { atomic: true, step: 2 },
      )
      expect(await given().apply(writer(claim), good)).toMatchObject([{ ok: true }, { ok: true }])
      expect(await given().apply(writer(claim), good)).toMatchObject([{ ok: true }, { ok: true }])
      expect(await given().stockOf(userId, 'salt')).toBe(2)
    })

    test('happen once, however often they are requested, also by the next owner', async () => {
      const { begin, userId, reboot, writer } = newcomer()
      const claim = await begin()
      const apply = applying([
        { call: 1, ...given().goodCall('egg') },
        { call: 2, ...given().badCall('egg') },
      ])
      const first = await given().apply(writer(claim), apply)
      expect(first).toMatchObject([{ ok: true }, { ok: false }])
      expect(await given().apply(writer(claim), apply)).toEqual(first)
      const taken = claimFor(await reboot('second').beat(lease), claim.turn_id) as TurnClaim
      expect(await given().apply(writer(taken), { ...apply, records: [], firstRecord: 2 })).toEqual(first)
      expect(await given().stockOf(userId, 'egg')).toBe(1)
    })

    test('are refused to an earlier owner, to another person and for a finished turn', async () => {
      const { begin, store, userId, reboot, writer } = newcomer()
      const claim = await begin()
      const apply = applying([{ call: 1, ...given().goodCall('rice') }])
      const isStale = { kind: 'stale' }
      await expect(given().apply({ ...writer(claim), userId: randomUUID() }, apply)).rejects.toMatchObject(
        isStale,
      )
      const taken = claimFor(await reboot('second').beat(lease), claim.turn_id) as TurnClaim
      await expect(given().apply(writer(claim), apply)).rejects.toMatchObject(isStale)
      await store.commit(commitOf(taken))
      await expect(given().apply(writer(taken), apply)).rejects.toMatchObject(isStale)
      expect(await given().stockOf(userId, 'rice')).toBe(0)
    })

    test('are refused when the key was used with other arguments', async () => {
      const { begin, userId, writer } = newcomer()
      const claim = await begin()
      await given().apply(writer(claim), applying([{ call: 1, ...given().goodCall('milk') }]))
      await expect(
        given().apply(writer(claim), applying([{ call: 1, ...given().goodCall('beer') }])),
      ).rejects.toMatchObject({ kind: 'permanent', code: 'IDEMPOTENCY_KEY_REUSED' })
      expect(await given().stockOf(userId, 'beer')).toBe(0)
    })

    test('of overlapping batches are merged: the longer records and every event once', async () => {
      const { begin, store, reboot, writer } = newcomer()
      const claim = await begin()
      const checkpoint = { turnId: claim.turn_id, fence: 1, firstRecord: 0 }
      await store.checkpoint({ ...checkpoint, records: records('understood'), events: [progress('1.1')] })
      const call = { call: 1, ...given().goodCall('milk') }
      await given().apply(writer(claim), applying([call], { events: [progress('1.1'), progress('1.2')] }))
      // The answer to this one was on its way while the longer one was stored.
      await store.checkpoint({ ...checkpoint, records: records('understood'), events: [progress('1.1')] })
      await store.checkpoint({
        ...checkpoint,
        firstRecord: 2,
        records: records('applied'),
        events: [progress('1.3')],
      })
      const taken = claimFor(await reboot('second').beat(lease), claim.turn_id)
      expect(taken?.batches).toEqual([
        {
          first_record: 0,
          records: records('understood', 'decided'),
          events: [progress('1.1'), progress('1.2')],
        },
        { first_record: 2, records: records('applied'), events: [progress('1.3')] },
      ])
    })
  })

  describe('a takeover', () => {
    test('leaves a living instance its turns until its lease has expired', async () => {
      const { begin, store } = newcomer()
      await store.beat(lease)
      const claim = await begin()
      const other = given().store({ name: `other-${randomUUID()}`, boot: 'first' })
      expect(claimFor(await other.beat(lease), claim.turn_id)).toBeUndefined()
      await given().pass(7)
      expect(claimFor(await other.beat(lease), claim.turn_id)).toMatchObject({ fence: 2, attempts: 2 })
    })

    test('gives an instance again what it owns and does not work on, once no answer can be on its way', async () => {
      const { begin, store } = newcomer()
      await store.beat(lease)
      const turns = [await begin({ conversation_id: 'new' }), await begin({ conversation_id: 'new' })]
      const [known = '', lost = ''] = turns.map(({ turn_id }) => turn_id)
      const look = { working: [known], turnsMax: lease.turnsMax }
      expect(claimFor(await store.takeLost(look), lost)).toBeUndefined()
      await given().pass(16)
      const other = given().store({ name: `other-${randomUUID()}`, boot: 'first' })
      expect(claimFor(await other.takeLost({ ...look, working: [] }), lost)).toBeUndefined()
      const claims = await store.takeLost(look)
      expect(claimFor(claims, lost)).toMatchObject({ fence: 2, attempts: 2 })
      expect(claimFor(claims, known)).toBeUndefined()
      expect(claimFor(await store.takeLost(look), lost)).toBeUndefined()
    })

    test('takes at once the turns that an instance released and those of its earlier boot', async () => {
      const released = newcomer()
      await released.store.beat(lease)
      const first = await released.begin()
      await released.store.release()
      const other = given().store({ name: `other-${randomUUID()}`, boot: 'first' })
      expect(claimFor(await other.beat(lease), first.turn_id)).toBeDefined()
      const rebooted = newcomer()
      await rebooted.store.beat(lease)
      const second = await rebooted.begin()
      expect(claimFor(await rebooted.reboot('second').beat(lease), second.turn_id)).toBeDefined()
    })

    test('waits longer each time a turn was left, and takes such turns one by one', async () => {
      const { begin, reboot } = newcomer()
      const turns = [await begin({ conversation_id: 'new' }), await begin({ conversation_id: 'new' })]
      const ids = turns.map(({ turn_id }) => turn_id)
      const taken = async (boot: string): Promise<string[]> =>
        (await reboot(boot).beat(lease)).map(({ turn_id }) => turn_id).filter((id) => ids.includes(id))
      expect(await taken('second')).toEqual(ids)
      expect(await taken('third')).toEqual([])
      await given().pass(1.2)
      expect(await taken('fourth')).toEqual([ids[0]])
      expect(await taken('fifth')).toEqual([ids[1]])
      expect(await taken('last')).toEqual([])
    })

    test('takes a queued turn that was left behind, but none out of order', async () => {
      const { begin, open, store, userId } = newcomer()
      const first = await begin()
      const [second, third] = [randomUUID(), randomUUID()]
      await open({ turnId: second })
      await open({ turnId: third })
      await store.beat(lease)
      await given().pass(2)
      expect(claimFor(await store.beat(lease), second)).toBeUndefined()
      const { claim } = await store.cancel(first.turn_id, userId)
      const commit = commitOf(claim as TurnClaim)
      const { next } = await store.commit({ ...commit, outcome: outcomeOf(commit, 'cancelled') })
      expect(next).toMatchObject({ turn_id: second })
      expect(claimFor(await store.beat(lease), third)).toBeUndefined()
    })
  })

  describe('a cancel', () => {
    test('takes a running turn away, with its stored results', async () => {
      const { begin, store, userId, writer } = newcomer()
      const claim = await begin()
      const call = { call: 1, ...given().goodCall('milk') }
      const apply = { step: 1, firstRecord: 0, records: records('decided'), events: [], calls: [call] }
      const [response] = await given().apply(writer(claim), apply)
      const cancelled = await store.cancel(claim.turn_id, userId)
      expect(cancelled).toMatchObject({
        status: 'running',
        claim: { fence: 2, cancel_requested: true, calls: [{ step: 1, call: 1, response }] },
      })
      const taken = cancelled.claim as TurnClaim
      await expect(given().apply(writer(taken), { ...apply, step: 2 })).rejects.toMatchObject({
        kind: 'stale',
      })
      await expect(store.commit(commitOf(claim))).rejects.toMatchObject({ kind: 'stale' })
      await expect(store.commit(commitOf(taken))).rejects.toMatchObject({ kind: 'stale' })
      const commit = commitOf(taken)
      await store.commit({ ...commit, outcome: outcomeOf(commit, 'cancelled') })
      expect((await store.read(claim.turn_id, userId)).status).toBe('cancelled')
    })

    test('ends a queued turn at once and says so', async () => {
      const { begin, open, store, userId } = newcomer()
      const first = await begin()
      const waiting = randomUUID()
      await open({ turnId: waiting })
      expect(await store.cancel(waiting, userId)).toEqual({ status: 'cancelled', claim: null })
      expect(await store.read(waiting, userId)).toMatchObject({
        status: 'cancelled',
        fence: 1,
        result: { response: 'Cancelled before it began.' },
        events: [],
      })
      expect(await store.commit(commitOf(first))).toEqual({ next: null })
    })

    test('comes too late for a finished turn, and does not find another person’s', async () => {
      const { begin, store, userId } = newcomer()
      const claim = await begin()
      await store.commit(commitOf(claim))
      expect(await store.cancel(claim.turn_id, userId)).toEqual({ status: 'done', claim: null })
      await expect(store.cancel(claim.turn_id, randomUUID())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    })
  })
}
