import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sumUsage } from '@alfred/contracts'
import type { ToolCall, ToolOutcome, TurnEvent } from '@alfred/contracts'
import type { Apply } from './apply.ts'
import type { TurnWriter } from './memory/apply-decision.ts'
import type { CommitTurn, Instance, TurnClaim, TurnStore } from './turns.ts'

/** A place where turns are kept, as this suite drives it. */
export type TurnStoreUnderTest = {
  store(instance: Instance): TurnStore
  apply(writer: TurnWriter, apply: Omit<Apply, 'token'>): Promise<ToolOutcome[]>
  /** A call that changes one thing, and one that is refused for its data. */
  goodCall(food: string): Omit<ToolCall, 'call'>
  badCall(food: string): Omit<ToolCall, 'call'>
  /** How much of a food was put away by good calls. */
  stockOf(userId: string, food: string): Promise<number>
  suggest(userId: string, suggestionId: string): Promise<void>
  openSuggestionsOf(userId: string): Promise<number>
  /** Lets time pass for leases, pauses and what waits in queues. */
  pass(seconds: number): Promise<void>
  /** Deletes every turn, so that no test finds what another left. */
  clear(): Promise<void>
  stop(): Promise<void>
}

const lease = { leaseSeconds: 6, turnsMax: 32 }
const progress = (id: string): TurnEvent => ({
  id,
  type: 'progress',
  data: { type: 'node_started', node: 'act', step: null, message: 'Working' },
})
const records = (...kinds: string[]) => kinds.map((kind) => ({ kind }))

function commitOf(claim: TurnClaim, change: Partial<CommitTurn> = {}): CommitTurn {
  return {
    turnId: claim.turn_id,
    fence: claim.fence,
    outcome: {
      status: 'done',
      result: { response: 'Done.', pending: null, error: null },
      events: [progress(`${claim.fence}.9`)],
      ledger: {
        steps_completed: 0,
        steps_total: 0,
        tools_called: [],
        entities_created: [],
        entities_updated: [],
        entities_deleted: [],
        errors: [],
      },
      usage: sumUsage([]),
    },
    state: { said: claim.turn_id },
    mentioned: [],
    ...change,
  }
}

function outcomeOf(commit: CommitTurn, status: CommitTurn['outcome']['status']): CommitTurn['outcome'] {
  return { ...commit.outcome, status }
}

/** What every turn store must do, in SQL or in memory. */
export function testTurnStore(name: string, create: () => Promise<TurnStoreUnderTest>): void {
  describe(`turns in ${name}`, () => {
    let kept: TurnStoreUnderTest
    beforeAll(async () => {
      kept = await create()
    }, 60_000)
    beforeEach(() => kept.clear())
    afterAll(() => kept.stop())

    /** A person of their own with an instance of their own, so that no test meets another's turns. */
    const newcomer = () => {
      const instance = { name: `orchestrator-${randomUUID()}`, boot: 'first' }
      const userId = randomUUID()
      const store = kept.store(instance)
      const open = (change: { turnId?: string; hash?: string; input?: Record<string, unknown> } = {}) =>
        store.open({
          turnId: change.turnId ?? randomUUID(),
          userId,
          requestHash: (change.hash ?? 'a').repeat(64),
          input: { message: 'hello', mode: 'plan', if_busy: 'queue', ...change.input },
          askedAt: '2026-11-22T10:00:00+00:00',
          contractVersion: 1,
        })
      const begin = async (input: Record<string, unknown> = {}): Promise<TurnClaim> => {
        const { claim } = await open({ input })
        if (!claim) throw new TypeError('The turn was not claimed.')
        return claim
      }
      const reboot = (boot: string) => kept.store({ ...instance, boot })
      const writer = ({ turn_id: turnId, fence }: TurnClaim): TurnWriter => ({ turnId, fence, userId })
      return { store, userId, open, begin, reboot, writer }
    }
    const mine = (claims: TurnClaim[], turnId: string) => claims.find(({ turn_id }) => turn_id === turnId)

    describe('opening', () => {
      test('claims the turn of a free conversation with everything that running it needs', async () => {
        const { begin, userId } = newcomer()
        const claim = await begin({ time_zone: 'Europe/Berlin', locale: 'de' })
        expect(claim).toMatchObject({
          user_id: userId,
          contract_version: 1,
          fence: 1,
          attempts: 1,
          cancel_requested: false,
          input: { message: 'hello' },
          time_zone: 'Europe/Berlin',
          locale: 'de',
          suggestions: [],
          state: {},
          calls: [],
          batches: [],
        })
      })

      test('remembers where the person is, and takes UTC for whoever never said', async () => {
        const { begin, store } = newcomer()
        const first = await begin({ time_zone: 'Asia/Tokyo' })
        await store.commit(commitOf(first))
        expect(await begin()).toMatchObject({ time_zone: 'Asia/Tokyo', locale: 'en' })
        expect(await newcomer().begin()).toMatchObject({ time_zone: 'UTC', locale: 'en' })
      })

      test('answers a repeat alike, and gives the claim again to its owner alone', async () => {
        const { open, store, userId } = newcomer()
        const first = await open()
        const turnId = first.claim?.turn_id ?? ''
        const again = await open({ turnId })
        expect(again).toMatchObject({
          repeated: true,
          status: 'running',
          conversation_id: first.conversation_id,
          claim: { turn_id: turnId, fence: 1 },
        })
        const other = kept.store({ name: `other-${randomUUID()}`, boot: 'first' })
        const elsewhere = await other.open({
          turnId,
          userId,
          requestHash: 'a'.repeat(64),
          input: { message: 'hello' },
          askedAt: '2026-11-22T10:00:00+00:00',
          contractVersion: 1,
        })
        expect(elsewhere).toMatchObject({ repeated: true, status: 'running', claim: null })
        await store.commit(commitOf(again.claim as TurnClaim))
        expect(await open({ turnId })).toMatchObject({ repeated: true, status: 'done', claim: null })
      })

      test('refuses the same id for another body, and knows nothing of another person’s', async () => {
        const { open } = newcomer()
        const turnId = (await open()).claim?.turn_id ?? ''
        await expect(open({ turnId, hash: 'b' })).rejects.toMatchObject({
          kind: 'permanent',
          code: 'IDEMPOTENCY_KEY_REUSED',
        })
        await expect(newcomer().open({ turnId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      })

      test('goes on with the latest conversation until it was idle for four hours', async () => {
        const { begin, store } = newcomer()
        const first = await begin()
        await store.commit(commitOf(first))
        const second = await begin()
        expect(second).toMatchObject({
          conversation_id: first.conversation_id,
          state: { said: first.turn_id },
        })
        await store.commit(commitOf(second))
        const third = await begin({ conversation_id: 'new' })
        expect(third.conversation_id).not.toBe(first.conversation_id)
        await store.commit(commitOf(third))
        const back = await begin({ conversation_id: first.conversation_id })
        expect(back.conversation_id).toBe(first.conversation_id)
        await store.commit(commitOf(back))
        await kept.pass(4 * 3_600 + 10)
        const later = await begin()
        expect([first.conversation_id, third.conversation_id]).not.toContain(later.conversation_id)
      })

      test('knows nothing of a foreign conversation', async () => {
        const { conversation_id } = await newcomer().begin()
        await expect(newcomer().begin({ conversation_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      })

      test('queues behind a running turn, or refuses when that is wanted', async () => {
        const { begin, open } = newcomer()
        const running = await begin()
        expect(await open()).toMatchObject({
          status: 'queued',
          claim: null,
          conversation_id: running.conversation_id,
        })
        await expect(open({ input: { if_busy: 'reject' } })).rejects.toMatchObject({
          code: 'CONVERSATION_BUSY',
        })
      })

      test('holds at most ten waiting turns in a conversation and twenty open ones of a person', async () => {
        const { begin, open } = newcomer()
        await begin()
        for (let waiting = 0; waiting < 10; waiting += 1) await open()
        await expect(open()).rejects.toMatchObject({ code: 'QUEUE_FULL' })
        for (let more = 0; more < 9; more += 1) await open({ input: { conversation_id: 'new' } })
        await expect(open({ input: { conversation_id: 'new' } })).rejects.toMatchObject({
          code: 'TOO_MANY_REQUESTS',
        })
      })
    })

    describe('committing', () => {
      test('ends the turn, tells it to its person and hands on what was said', async () => {
        const { begin, store, userId } = newcomer()
        const claim = await begin()
        expect(await store.commit(commitOf(claim))).toEqual({ next: null })
        expect(await store.read(claim.turn_id, userId)).toMatchObject({
          status: 'done',
          fence: 1,
          result: { response: 'Done.' },
          usage: { model_calls: 0 },
          events: [{ id: '1.9' }],
        })
        await expect(store.read(claim.turn_id, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
        await expect(store.read(randomUUID(), userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      })

      test('hands the next turn of the conversation to the same process, in order', async () => {
        const { begin, open, store } = newcomer()
        const first = await begin()
        const [second, third] = [randomUUID(), randomUUID()]
        await open({ turnId: second })
        await open({ turnId: third })
        const { next } = await store.commit(commitOf(first))
        expect(next).toMatchObject({ turn_id: second, fence: 1, attempts: 1, state: { said: first.turn_id } })
        // A repeat gives the same turn again and claims no other.
        const repeat = await store.commit(commitOf(first))
        expect(repeat.next).toMatchObject({ turn_id: second, fence: 1, attempts: 1 })
        const { next: last } = await store.commit(commitOf(next as TurnClaim))
        expect(last).toMatchObject({ turn_id: third })
      })

      test('keeps the first end when it is repeated with another', async () => {
        const { begin, store, userId } = newcomer()
        const claim = await begin()
        const commit = commitOf(claim)
        await store.commit(commit)
        await store.commit({ ...commit, outcome: outcomeOf(commit, 'failed'), state: { said: 'other' } })
        expect((await store.read(claim.turn_id, userId)).status).toBe('done')
        expect((await begin()).state).toEqual({ said: claim.turn_id })
      })

      test('is refused to whoever lost the turn', async () => {
        const { begin, store, reboot } = newcomer()
        const claim = await begin()
        const taken = mine(await reboot('second').beat(lease), claim.turn_id)
        expect(taken).toMatchObject({ fence: 2, attempts: 2 })
        await expect(store.commit(commitOf(claim))).rejects.toMatchObject({ kind: 'stale', code: 'STALE' })
        await expect(
          store.checkpoint({ turnId: claim.turn_id, fence: 1, firstRecord: 0, records: [], events: [] }),
        ).rejects.toMatchObject({ kind: 'stale' })
      })

      test('does not hand on what another owner runs, nor what waits behind it', async () => {
        const { begin, open, store, userId, reboot } = newcomer()
        const first = await begin()
        const second = randomUUID()
        await open({ turnId: second })
        await open()
        await store.commit(commitOf(first))
        const other = kept.store({ name: `other-${randomUUID()}`, boot: 'first' })
        const { claim } = await other.cancel(second, userId)
        expect(claim).toMatchObject({ turn_id: second, fence: 2 })
        expect(await store.commit(commitOf(first))).toEqual({ next: null })
        expect(await reboot('third').commit(commitOf(first))).toEqual({ next: null })
      })
    })

    describe('suggestions', () => {
      test('are given to the first turn of a conversation and are open until they were mentioned', async () => {
        const { begin, store, userId } = newcomer()
        const suggestionId = randomUUID()
        await kept.suggest(userId, suggestionId)
        const first = await begin()
        expect(first.suggestions.map(({ id }) => id)).toEqual([suggestionId])
        await store.commit(commitOf(first))
        expect(await kept.openSuggestionsOf(userId)).toBe(1)
        const second = await begin()
        expect(second.suggestions).toEqual([])
        await store.commit(commitOf(second))
        const fresh = await begin({ conversation_id: 'new' })
        expect(fresh.suggestions).toHaveLength(1)
        await store.commit(commitOf(fresh, { mentioned: [suggestionId] }))
        expect(await kept.openSuggestionsOf(userId)).toBe(0)
      })

      test('stay the same when the turn is taken over', async () => {
        const { begin, userId, reboot } = newcomer()
        const claim = await begin()
        await kept.suggest(userId, randomUUID())
        expect(mine(await reboot('second').beat(lease), claim.turn_id)?.suggestions).toEqual([])
      })
    })

    describe('records and effects', () => {
      const applying = (calls: ToolCall[], change: Partial<Omit<Apply, 'token'>> = {}) => ({
        step: 1,
        firstRecord: 0,
        records: records('understood', 'decided'),
        events: [progress('1.1')],
        calls,
        ...change,
      })

      test('become durable together and are given to whoever takes the turn over', async () => {
        const { begin, userId, reboot, writer } = newcomer()
        const claim = await begin()
        const call = { call: 1, ...kept.goodCall('milk') }
        expect(await kept.apply(writer(claim), applying([call]))).toMatchObject([{ ok: true }])
        expect(await kept.stockOf(userId, 'milk')).toBe(1)
        const taken = mine(await reboot('second').beat(lease), claim.turn_id)
        expect(taken?.batches).toEqual([
          { first_record: 0, records: records('understood', 'decided'), events: [progress('1.1')] },
        ])
      })

      test('happen once, however often they are asked for, also by the next owner', async () => {
        const { begin, userId, reboot, writer } = newcomer()
        const claim = await begin()
        const apply = applying([
          { call: 1, ...kept.goodCall('egg') },
          { call: 2, ...kept.badCall('egg') },
        ])
        const first = await kept.apply(writer(claim), apply)
        expect(first).toMatchObject([{ ok: true }, { ok: false }])
        expect(await kept.apply(writer(claim), apply)).toEqual(first)
        const taken = mine(await reboot('second').beat(lease), claim.turn_id) as TurnClaim
        expect(await kept.apply(writer(taken), { ...apply, records: [], firstRecord: 2 })).toEqual(first)
        expect(await kept.stockOf(userId, 'egg')).toBe(1)
      })

      test('are refused to an earlier owner, to another person and to a turn that has ended', async () => {
        const { begin, store, userId, reboot, writer } = newcomer()
        const claim = await begin()
        const apply = applying([{ call: 1, ...kept.goodCall('rice') }])
        const isStale = { kind: 'stale' }
        await expect(kept.apply({ ...writer(claim), userId: randomUUID() }, apply)).rejects.toMatchObject(
          isStale,
        )
        const taken = mine(await reboot('second').beat(lease), claim.turn_id) as TurnClaim
        await expect(kept.apply(writer(claim), apply)).rejects.toMatchObject(isStale)
        await store.commit(commitOf(taken))
        await expect(kept.apply(writer(taken), apply)).rejects.toMatchObject(isStale)
        expect(await kept.stockOf(userId, 'rice')).toBe(0)
      })

      test('are refused under a key that was used with other arguments', async () => {
        const { begin, userId, writer } = newcomer()
        const claim = await begin()
        await kept.apply(writer(claim), applying([{ call: 1, ...kept.goodCall('milk') }]))
        await expect(
          kept.apply(writer(claim), applying([{ call: 1, ...kept.goodCall('beer') }])),
        ).rejects.toMatchObject({ kind: 'permanent', code: 'IDEMPOTENCY_KEY_REUSED' })
        expect(await kept.stockOf(userId, 'beer')).toBe(0)
      })

      test('overlap in batches: the longer records and every event once', async () => {
        const { begin, store, reboot, writer } = newcomer()
        const claim = await begin()
        const checkpoint = { turnId: claim.turn_id, fence: 1, firstRecord: 0 }
        await store.checkpoint({ ...checkpoint, records: records('understood'), events: [progress('1.1')] })
        const call = { call: 1, ...kept.goodCall('milk') }
        await kept.apply(writer(claim), applying([call], { events: [progress('1.1'), progress('1.2')] }))
        // The answer of this one was on its way while the longer one was stored.
        await store.checkpoint({ ...checkpoint, records: records('understood'), events: [progress('1.1')] })
        await store.checkpoint({
          ...checkpoint,
          firstRecord: 2,
          records: records('applied'),
          events: [progress('1.3')],
        })
        const taken = mine(await reboot('second').beat(lease), claim.turn_id)
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

    describe('taking over', () => {
      test('leaves alone what a living instance owns, until its lease has run out', async () => {
        const { begin, store } = newcomer()
        await store.beat(lease)
        const claim = await begin()
        const other = kept.store({ name: `other-${randomUUID()}`, boot: 'first' })
        expect(mine(await other.beat(lease), claim.turn_id)).toBeUndefined()
        await kept.pass(7)
        expect(mine(await other.beat(lease), claim.turn_id)).toMatchObject({ fence: 2, attempts: 2 })
      })

      test('takes over at once what an instance released, and what its earlier boot had', async () => {
        const released = newcomer()
        await released.store.beat(lease)
        const first = await released.begin()
        await released.store.release()
        const other = kept.store({ name: `other-${randomUUID()}`, boot: 'first' })
        expect(mine(await other.beat(lease), first.turn_id)).toBeDefined()
        const rebooted = newcomer()
        await rebooted.store.beat(lease)
        const second = await rebooted.begin()
        expect(mine(await rebooted.reboot('second').beat(lease), second.turn_id)).toBeDefined()
      })

      test('waits longer each time a turn was left, and takes troubled ones one by one', async () => {
        const { begin, reboot } = newcomer()
        const turns = [await begin({ conversation_id: 'new' }), await begin({ conversation_id: 'new' })]
        const ids = turns.map(({ turn_id }) => turn_id)
        const taken = async (boot: string): Promise<string[]> =>
          (await reboot(boot).beat(lease)).map(({ turn_id }) => turn_id).filter((id) => ids.includes(id))
        expect(await taken('second')).toEqual(ids)
        expect(await taken('third')).toEqual([])
        await kept.pass(1.2)
        expect(await taken('fourth')).toEqual([ids[0]])
        expect(await taken('fifth')).toEqual([ids[1]])
        expect(await taken('last')).toEqual([])
      })

      test('takes a queued turn that was left behind, but none before its turn', async () => {
        const { begin, open, store, userId } = newcomer()
        const first = await begin()
        const [second, third] = [randomUUID(), randomUUID()]
        await open({ turnId: second })
        await open({ turnId: third })
        await store.beat(lease)
        await kept.pass(2)
        expect(mine(await store.beat(lease), second)).toBeUndefined()
        const { claim } = await store.cancel(first.turn_id, userId)
        const commit = commitOf(claim as TurnClaim)
        const { next } = await store.commit({ ...commit, outcome: outcomeOf(commit, 'cancelled') })
        expect(next).toMatchObject({ turn_id: second })
        expect(mine(await store.beat(lease), third)).toBeUndefined()
      })
    })

    describe('cancelling', () => {
      test('takes a running turn away, with what was done in it', async () => {
        const { begin, store, userId, writer } = newcomer()
        const claim = await begin()
        const call = { call: 1, ...kept.goodCall('milk') }
        const apply = { step: 1, firstRecord: 0, records: records('decided'), events: [], calls: [call] }
        const [response] = await kept.apply(writer(claim), apply)
        const cancelled = await store.cancel(claim.turn_id, userId)
        expect(cancelled).toMatchObject({
          status: 'running',
          claim: { fence: 2, cancel_requested: true, calls: [{ step: 1, call: 1, response }] },
        })
        const taken = cancelled.claim as TurnClaim
        await expect(kept.apply(writer(taken), { ...apply, step: 2 })).rejects.toMatchObject({
          kind: 'stale',
        })
        await expect(store.commit(commitOf(claim))).rejects.toMatchObject({ kind: 'stale' })
        await expect(store.commit(commitOf(taken))).rejects.toMatchObject({ kind: 'stale' })
        const commit = commitOf(taken)
        await store.commit({ ...commit, outcome: outcomeOf(commit, 'cancelled') })
        expect((await store.read(claim.turn_id, userId)).status).toBe('cancelled')
      })

      test('ends a queued turn at once and tells it', async () => {
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

      test('comes too late for a turn that has ended, and knows no foreign one', async () => {
        const { begin, store, userId } = newcomer()
        const claim = await begin()
        await store.commit(commitOf(claim))
        expect(await store.cancel(claim.turn_id, userId)).toEqual({ status: 'done', claim: null })
        await expect(store.cancel(claim.turn_id, randomUUID())).rejects.toMatchObject({
          code: 'NOT_FOUND',
        })
      })
    })
  })
}
