import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { TurnClaim } from '../turns.ts'
import { claimFor, commitOf, lease, newcomerTo, outcomeOf } from './turn-store-under-test.ts'
import type { TurnStoreUnderTest } from './turn-store-under-test.ts'

/** Tests of opening, committing and suggesting. */
export function testTurnLife(given: () => TurnStoreUnderTest): void {
  const newcomer = () => newcomerTo(given())
  describe('opening a turn', () => {
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

    test('remembers the person’s time zone and locale, and uses UTC by default', async () => {
      const { begin, store } = newcomer()
      const first = await begin({ time_zone: 'Asia/Tokyo' })
      await store.commit(commitOf(first))
      expect(await begin()).toMatchObject({ time_zone: 'Asia/Tokyo', locale: 'en' })
      expect(await newcomer().begin()).toMatchObject({ time_zone: 'UTC', locale: 'en' })
    })

    test('gives the same answer to a repeat, and the claim again to its owner alone', async () => {
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
      const other = given().store({ name: `other-${randomUUID()}`, boot: 'first' })
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

    test('refuses the same id with another body, and does not find another person’s turn', async () => {
      const { open } = newcomer()
      const turnId = (await open()).claim?.turn_id ?? ''
      await expect(open({ turnId, hash: 'b' })).rejects.toMatchObject({
        kind: 'permanent',
        code: 'IDEMPOTENCY_KEY_REUSED',
      })
      await expect(newcomer().open({ turnId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('continues the latest conversation until it was idle for four hours', async () => {
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
      await given().pass(4 * 3_600 + 10)
      const later = await begin()
      expect([first.conversation_id, third.conversation_id]).not.toContain(later.conversation_id)
    })

    test('does not find another person’s conversation', async () => {
      const { conversation_id } = await newcomer().begin()
      await expect(newcomer().begin({ conversation_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('queues behind a running turn, or is refused on request', async () => {
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

    test('allows at most ten waiting turns in a conversation and twenty open ones of a person', async () => {
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

  describe('committing a turn', () => {
    test('ends the turn, shows it to its person and keeps the conversation state', async () => {
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

    test("gives the conversation's next turn to the same process, in order", async () => {
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

    test('counts its tokens once for its person, whose next claim of the day tells them', async () => {
      const { begin, store } = newcomer()
      const first = await begin()
      expect(first.tokens_today).toBe(0)
      const commit = commitOf(first)
      const usage = { ...commit.outcome.usage, input_tokens: 900, output_tokens: 40 }
      const billed = { ...commit, outcome: { ...commit.outcome, usage } }
      await store.commit(billed)
      await store.commit(billed)
      const second = await begin()
      expect(second.tokens_today).toBe(940)
      await store.commit(commitOf(second))
      expect((await begin()).tokens_today).toBe(940)
      expect((await newcomer().begin()).tokens_today).toBe(0)
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

    test('is refused to an owner that lost the turn', async () => {
      const { begin, store, reboot } = newcomer()
      const claim = await begin()
      const taken = claimFor(await reboot('second').beat(lease), claim.turn_id)
      expect(taken).toMatchObject({ fence: 2, attempts: 2 })
      await expect(store.commit(commitOf(claim))).rejects.toMatchObject({ kind: 'stale', code: 'STALE' })
      await expect(
        store.checkpoint({ turnId: claim.turn_id, fence: 1, firstRecord: 0, records: [], events: [] }),
      ).rejects.toMatchObject({ kind: 'stale' })
    })

    test('does not claim a turn of another owner, nor one that waits behind it', async () => {
      const { begin, open, store, userId, reboot } = newcomer()
      const first = await begin()
      const second = randomUUID()
      await open({ turnId: second })
      await open()
      await store.commit(commitOf(first))
      const other = given().store({ name: `other-${randomUUID()}`, boot: 'first' })
      const { claim } = await other.cancel(second, userId)
      expect(claim).toMatchObject({ turn_id: second, fence: 2 })
      expect(await store.commit(commitOf(first))).toEqual({ next: null })
      expect(await reboot('third').commit(commitOf(first))).toEqual({ next: null })
    })
  })

  describe('suggestions', () => {
    test('are given to the first turn of a conversation and stay open until they were mentioned', async () => {
      const { begin, store, userId } = newcomer()
      const suggestionId = randomUUID()
      await given().suggest(userId, suggestionId)
      const first = await begin()
      expect(first.suggestions.map(({ id }) => id)).toEqual([suggestionId])
      await store.commit(commitOf(first))
      expect(await given().openSuggestionsOf(userId)).toBe(1)
      const second = await begin()
      expect(second.suggestions).toEqual([])
      await store.commit(commitOf(second))
      const fresh = await begin({ conversation_id: 'new' })
      expect(fresh.suggestions).toHaveLength(1)
      await store.commit(commitOf(fresh, { mentioned: [suggestionId] }))
      expect(await given().openSuggestionsOf(userId)).toBe(0)
    })

    test('stay the same when the turn is taken over', async () => {
      const { begin, userId, reboot } = newcomer()
      const claim = await begin()
      await given().suggest(userId, randomUUID())
      expect(claimFor(await reboot('second').beat(lease), claim.turn_id)?.suggestions).toEqual([])
    })
  })
}
