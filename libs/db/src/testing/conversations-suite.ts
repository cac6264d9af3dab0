import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { commitOf, newcomerTo } from './turn-store-under-test.ts'
import type { TurnStoreUnderTest } from './turn-store-under-test.ts'

/** Tests of listing, opening, renaming and deleting conversations, and of their history. */
export function testConversations(given: () => TurnStoreUnderTest): void {
  /** A person who sent these messages, each in a conversation of its own, the last one latest. */
  const talker = async (...messages: string[]) => {
    const person = newcomerTo(given())
    const ids: string[] = []
    for (const message of messages) {
      const claim = await person.begin({ conversation_id: 'new', message })
      await person.store.commit(commitOf(claim))
      ids.push(claim.conversation_id)
      await given().pass(1)
    }
    return { ...person, ids, all: given().conversations() }
  }
  const notFound = { code: 'NOT_FOUND' }

  describe('conversations', () => {
    test('are listed in pages, the latest first, with their first message as title', async () => {
      const { userId, all, ids } = await talker('what is left?', 'plan my week', 'hello')
      const first = await all.list(userId, { limit: 2 })
      expect(first.items.map(({ title }) => title)).toEqual(['hello', 'plan my week'])
      expect(first.items[0]).toMatchObject({ conversation_id: ids[2], active_mode: 'plan', turns: 1 })
      const second = await all.list(userId, { limit: 2, cursor: first.next ?? '' })
      expect(second).toMatchObject({ items: [{ title: 'what is left?' }], next: null })
      await expect(all.list(userId, { limit: 2, cursor: 'made-up' })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      })
      expect(await all.list(randomUUID(), { limit: 2 })).toEqual({ items: [], next: null })
    })

    test('are opened with a summary of their session, without its content', async () => {
      const { userId, all, begin, store } = newcomerTo(given())
      const claim = await begin({ message: 'let us cook', mode: 'cook' })
      const history = [
        { role: 'user', content: 'a' },
        { role: 'assistant', content: 'b' },
      ]
      const session = { mode: 'cook', title: 'Pancakes', context: 'private', history }
      await store.commit(commitOf(claim, { state: { session } }))
      expect(await all.read(userId, claim.conversation_id)).toMatchObject({
        title: 'let us cook',
        active_mode: 'cook',
        pending: null,
        session: { mode: 'cook', title: 'Pancakes', messages: 2 },
      })
    })

    test('show their pending item until it expires', async () => {
      const { userId, all, begin, store } = newcomerTo(given())
      const claim = await begin()
      const wire = {
        ...{ id: randomUUID(), kind: 'question' as const, version: 1, summary: 'Which?', data: {} },
        ...{ options: [], expires_at: '2126-11-22T10:00:00.000Z' },
      }
      await store.commit(commitOf(claim, { state: { pending: { wire } } }))
      expect((await all.read(userId, claim.conversation_id)).pending).toEqual(wire)
      const late = await begin()
      const expired = { ...wire, expires_at: '2016-11-22T10:00:00.000Z' }
      await store.commit(commitOf(late, { state: { pending: { wire: expired } } }))
      expect((await all.read(userId, claim.conversation_id)).pending).toBeNull()
    })

    test('keep the title that their person gives them', async () => {
      const { userId, all, ids } = await talker('hello')
      const id = ids[0] ?? ''
      expect(await all.rename(userId, id, 'Sunday')).toMatchObject({ conversation_id: id, title: 'Sunday' })
      expect((await all.list(userId, { limit: 1 })).items[0]?.title).toBe('Sunday')
    })

    test('are hidden from other people', async () => {
      const { all, ids } = await talker('hello')
      const [id = '', stranger] = [ids[0], randomUUID()]
      await expect(all.read(stranger, id)).rejects.toMatchObject(notFound)
      await expect(all.rename(stranger, id, 'mine')).rejects.toMatchObject(notFound)
      await expect(all.delete(stranger, id)).rejects.toMatchObject(notFound)
      await expect(all.turns(stranger, id, { limit: 5 })).rejects.toMatchObject(notFound)
    })
  })

  describe('a history', () => {
    test('lists requests and their results in pages, the latest first', async () => {
      const { userId, all, ids, begin, store } = await talker('one', 'two')
      const more = await begin({ message: 'three', mode: 'quick' })
      await store.commit(commitOf(more))
      const [, second = ''] = ids
      const page = await all.turns(userId, second, { limit: 1 })
      expect(page.items).toMatchObject([
        { message: 'three', mode: 'quick', status: 'done', result: { response: 'Done.' } },
      ])
      const rest = await all.turns(userId, second, { limit: 1, cursor: page.next ?? '' })
      expect(rest).toMatchObject({ items: [{ message: 'two', mode: 'plan' }], next: null })
      const everything = await all.turns(userId, null, { limit: 100 })
      expect(everything.items.map(({ message }) => message)).toEqual(['three', 'two', 'one'])
      await expect(all.turns(userId, null, { limit: 1, cursor: 'made-up' })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      })
    })
  })

  describe('a deleted conversation', () => {
    test('is refused while a turn of it is open', async () => {
      const { userId, all, begin, store } = newcomerTo(given())
      const claim = await begin()
      await expect(all.delete(userId, claim.conversation_id)).rejects.toMatchObject({
        code: 'CONVERSATION_BUSY',
      })
      await store.commit(commitOf(claim))
      await all.delete(userId, claim.conversation_id)
    })

    test('is gone everywhere, and a repeated request of it is not done again', async () => {
      const { userId, all, open, store } = newcomerTo(given())
      const { claim } = await open()
      const [turnId, id] = [claim?.turn_id ?? '', claim?.conversation_id ?? '']
      if (claim) await store.commit(commitOf(claim))
      await all.delete(userId, id)
      for (const gone of [
        all.read(userId, id),
        all.rename(userId, id, 'back'),
        all.delete(userId, id),
        all.turns(userId, id, { limit: 5 }),
        store.read(turnId, userId),
        store.cancel(turnId, userId),
        open({ turnId }),
        open({ input: { conversation_id: id } }),
      ])
        await expect(gone).rejects.toMatchObject(notFound)
      expect(await all.list(userId, { limit: 5 })).toEqual({ items: [], next: null })
      expect(await all.turns(userId, null, { limit: 5 })).toEqual({ items: [], next: null })
      const fresh = await open()
      expect(fresh.conversation_id).not.toBe(id)
      expect(fresh.claim?.state).toEqual({})
    })
  })
}
