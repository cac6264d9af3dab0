import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ALLOWED_ORIGIN, joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(async () => {
  await alfred.stop()
})

const post = (person: TestPerson, body: object, headers: Record<string, string> = {}) =>
  fetch(`${alfred.url}/api/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, ...headers },
    body: JSON.stringify(body),
  })

describe('a person’s conversations', () => {
  test('can be listed, opened, renamed, read in pages and deleted, and the kitchen stays', async () => {
    const person = await meet(alfred, 'talker')
    const { conversations } = person.client
    const first = await person.say('I bought 6 eggs', { conversationId: 'new' })
    await person.say("what's in my fridge?")
    const other = await person.say('I bought 2 litres of milk', { conversationId: 'new' })
    const listed = await conversations.list({ limit: 1 })
    expect(listed.items).toMatchObject([{ conversation_id: other.conversation_id, turns: 1 }])
    const rest = await conversations.list({ cursor: listed.next ?? '' })
    expect(rest).toMatchObject({
      items: [{ conversation_id: first.conversation_id, title: 'I bought 6 eggs', turns: 2 }],
      next: null,
    })
    expect(await conversations.rename(first.conversation_id, 'Eggs')).toMatchObject({ title: 'Eggs' })
    const latest = await conversations.history(first.conversation_id, { limit: 1 })
    expect(latest.items).toMatchObject([{ message: "what's in my fridge?", status: 'done', mode: 'plan' }])
    const earlier = await conversations.history(first.conversation_id, { cursor: latest.next ?? '' })
    expect(earlier).toMatchObject({ items: [{ message: 'I bought 6 eggs' }], next: null })
    expect((await person.client.listJobs()).items).toHaveLength(3)

    await conversations.delete(first.conversation_id)
    for (const gone of [
      conversations.open(first.conversation_id),
      conversations.history(first.conversation_id),
      conversations.delete(first.conversation_id),
      person.client.getJob(first.job_id),
      person.client.cancel(first.job_id),
      person.say('hello', { conversationId: first.conversation_id }),
    ])
      await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await person.client.listJobs()).items).toHaveLength(1)
    expect(await person.rows('inventory_lots?select=food&order=food')).toEqual([
      { food: 'egg' },
      { food: 'milk' },
    ])
    const left = JSON.stringify(await person.rows('turns?select=result,ledger,usage'))
    expect(left).not.toMatch(/eggs/)
  })

  test('are not replayed by the idempotency key of their request after they were deleted', async () => {
    const person = await meet(alfred, 'repeater')
    const once = { 'idempotency-key': 'once' }
    expect(await (await post(person, { message: 'I bought 4 limes' }, once)).text()).toContain('event: done')
    const { items } = await person.client.conversations.list()
    await person.client.conversations.delete(items[0]?.conversation_id ?? '')
    expect((await post(person, { message: 'I bought 4 limes' }, once)).status).toBe(404)
    expect(await person.rows('inventory_lots?select=quantity')).toEqual([{ quantity: 4 }])
  })

  test('are invisible to other people', async () => {
    const [ann, bob] = [await meet(alfred, 'ann'), await meet(alfred, 'bob')]
    const { conversation_id: id } = await ann.say('I bought 6 eggs')
    for (const refused of [
      bob.client.conversations.open(id),
      bob.client.conversations.rename(id, 'mine'),
      bob.client.conversations.delete(id),
      bob.client.conversations.history(id),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await bob.client.conversations.list()).toEqual({ items: [], next: null })
    expect((await bob.client.listJobs()).items).toEqual([])
  })

  test('show what is pending', async () => {
    const person = await meet(alfred, 'eater')
    const { pending, conversation_id: id } = await person.say('log two eggs for breakfast')
    expect((await person.client.conversations.open(id)).pending).toEqual(pending)
    await person.say('yes')
    expect((await person.client.conversations.open(id)).pending).toBeNull()
  })
})

describe('an edit by hand', () => {
  const food = 'inventory_lots?select=food&order=food'

  test('is what "it" means in the next turn', async () => {
    const person = await meet(alfred, 'handy')
    await person.say('I bought 6 eggs')
    const edit = await person.client.edit('add_item', { food: 'butter', quantity: 1, unit: 'pack' })
    expect(edit).toMatchObject({ ok: true, entities: [{ type: 'lot', label: 'butter', op: 'created' }] })
    expect((await person.say('throw it away')).response).toMatch(/butter/)
    expect(await person.rows(food)).toEqual([{ food: 'egg' }])
  })

  test('is made once per key, by its person only, and is visible', async () => {
    const person = await meet(alfred, 'handier')
    const key = randomUUID()
    const edits = await Promise.all(
      Array.from({ length: 5 }, () => person.client.edit('add_item', { food: 'salt', quantity: 1 }, { key })),
    )
    expect(new Set(edits.map((edit) => JSON.stringify(edit))).size).toBe(1)
    expect(await person.rows('inventory_lots?select=quantity')).toEqual([{ quantity: 1 }])
    expect(await person.rows('audit_log?select=client_key,turn_id&table_name=eq.inventory_lots')).toEqual([
      { client_key: key, turn_id: null },
    ])
    const other = person.client.edit('add_item', { food: 'salt', quantity: 2 }, { key })
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    const item = edits[0]?.ok ? (edits[0].entities[0]?.id ?? null) : null
    const thief = await meet(alfred, 'thief')
    expect(await thief.client.edit('discard_item', { item })).toMatchObject({
      ok: false,
      error: { code: 'ITEM_NOT_FOUND' },
    })
    expect(await person.rows(food)).toEqual([{ food: 'salt' }])
  })
})

describe('a page of another origin', () => {
  test('can read a stream if the origin is configured, and nothing otherwise', async () => {
    const person = await meet(alfred, 'page')
    const allowed = await post(person, { message: 'hello' }, { origin: ALLOWED_ORIGIN })
    expect(allowed.headers.get('access-control-allow-origin')).toBe(ALLOWED_ORIGIN)
    expect(await allowed.text()).toContain('event: done')
    const other = await post(person, { message: 'hello' }, { origin: 'https://evil.example' })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    await other.text()
  })
})

test('an invalid request is refused with 422 and the place of the error', async () => {
  const person = await meet(alfred, 'careless')
  const asked = await post(person, { message: 'hello', mode: 'party' })
  expect([asked.status, await asked.json()]).toMatchObject([
    422,
    { error: { code: 'INVALID_REQUEST', message: expect.stringContaining('mode') } },
  ])
  for (const path of ['jobs?limit=0', 'conversations?cursor=made-up']) {
    const list = await fetch(`${alfred.url}/api/${path}`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect([list.status, await list.json()]).toMatchObject([422, { error: { code: 'INVALID_REQUEST' } }])
  }
})
