// What a person has forgotten or deleted is in no table, no key of Redis and no file.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { describeAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'
import type { AlfredOutside } from './start-outside.ts'

/** The tables with a row that holds the word, all looked through by one question. */
async function tablesWith({ database: { postgres } }: AlfredOutside, word: string): Promise<string[]> {
  const tables = await postgres.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private') order by 1`,
  )
  const looks = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} t where to_jsonb(t)::text ilike $1)`,
  )
  const found = await postgres.query<{ name: string }>(looks.join(' union all '), [`%${word}%`])
  return found.map(({ name }) => name)
}

/** The keys of Redis whose name or value holds the word. */
async function keysWith({ redis }: AlfredOutside, word: string): Promise<string[]> {
  const client = new Redis(redis.url, { maxRetriesPerRequest: 1 })
  try {
    const found: string[] = []
    for (const key of await client.keys('*')) {
      const dumped = await client.dumpBuffer(key)
      if (key.includes(word) || (dumped?.includes(word) ?? false)) found.push(key)
    }
    return found
  } finally {
    client.disconnect()
  }
}

/** The files below the home folder that hold the word, logs and prompt logs among them. */
async function filesWith({ alfred }: AlfredOutside, word: string): Promise<string[]> {
  const entries = await readdir(alfred.home, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(file).catch(() => Buffer.alloc(0)) })),
  )
  return texts.filter(({ text }) => text.includes(word)).map(({ file }) => file)
}

const everywhere = async (outside: AlfredOutside, word: string) => ({
  tables: await tablesWith(outside, word),
  keys: await keysWith(outside, word),
  files: await filesWith(outside, word),
})
const nowhere = { tables: [], keys: [], files: [] }

/** Waits until no file holds the words, since prompt logs are looked through every ten seconds, and then looks everywhere. */
async function everywhereAtLast(outside: AlfredOutside, words: string) {
  await soon(
    () => filesWith(outside, words),
    (files) => files.length === 0,
  )
  return everywhere(outside, words)
}

/** Waits for what happens a moment later. */
async function soon<Value>(look: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    const value = await look()
    if (isSo(value) || attempt >= 60) return value
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Tests it on an Alfred that checks its prompts, and that logs as much as it can. */
export function testForgetting(outside: () => AlfredOutside): void {
  describeAtLength('what is forgotten', () => {
    test('is in no table, key or file, and is not brought back', async () => {
      const person = await meet(outside().alfred, 'forgetful')
      const said = { message: 'remember that the zanzibar box opens with 4471', log_prompts: true }
      for await (const event of person.client.chat(said)) expect(event.type).not.toBe('error')
      await person.say('what do you know about the zanzibar box?')
      await person.say('I bought 6 eggs')
      expect(await tablesWith(outside(), 'zanzibar')).toEqual(
        expect.arrayContaining([
          'public.memories',
          'public.audit_log',
          'public.turns',
          'private.turn_batches',
        ]),
      )
      const gone = await person.client.edit('forget_fact', { about: 'opens with 4471' })
      expect(gone).toMatchObject({ ok: true })
      expect(await everywhereAtLast(outside(), 'zanzibar box opens')).toEqual(nowhere)
      expect((await person.say('what did I tell you about the safe that opens?')).response).not.toMatch(
        /4471/,
      )
      expect(await person.rows('inventory_lots?select=food')).toEqual([{ food: 'egg' }])
    })
  })

  describeAtLength('what is told in passing', () => {
    test('is gathered after the reply, told as gathered, and goes with its conversation', async () => {
      const person = await meet(outside().alfred, 'passing')
      const first = await person.say('I bought 6 eggs. By the way, my oven runs hot.', {
        conversationId: 'new',
      })
      const isThere = (rows: object[]) => rows.length > 0
      const rows = await soon(() => person.client.read('memories'), isThere)
      expect(rows).toMatchObject([{ text: 'my oven runs hot', source: 'inferred', turn_id: first.job_id }])
      const known = await person.say('what do you know about me?', { conversationId: 'new' })
      expect(known.response).toMatch(/my oven runs hot.*gathered from what you said/)
      await person.client.conversations.delete(known.conversation_id)
      await person.client.conversations.delete(first.conversation_id)
      expect(await person.client.read('memories')).toEqual([])
      expect(await tablesWith(outside(), 'oven runs hot')).toEqual([])
    })
  })

  describeAtLength('an account', () => {
    test('is exported whole, and after its end no word of it is anywhere', async () => {
      const person = await meet(outside().alfred, 'leaving')
      const word = 'quokka'
      for (const message of [
        `I bought 2 ${word} pies that expire tomorrow, put them in the fridge`,
        `put ${word} bread on the shopping list`,
        `plan ${word} stew for dinner tomorrow`,
        `remind me to call the ${word} shop tomorrow`,
        `remember that the ${word} key is red`,
        `I don't like ${word} cheese`,
        'my sister is vegan',
        'log two eggs for breakfast',
        'yes',
      ])
        for await (const event of person.client.chat({
          message,
          log_prompts: true,
          time_zone: 'Europe/Berlin',
        }))
          expect(event.type).not.toBe('error')
      const exported = await person.client.account.export()
      for (const table of [
        'inventory_lots',
        'shopping_items',
        'meal_plan_entries',
        'tasks',
        'memories',
        'preferences',
        'turns',
      ])
        expect([table, JSON.stringify(exported.tables[table]).includes(word)]).toEqual([table, true])
      expect(exported.tables['food_log']).toHaveLength(1)
      expect(await person.client.account.exportCsv('memories')).toMatch(new RegExp(`the ${word} key is red`))

      const unconfirmed = await fetch(`${outside().alfred.url}/api/account`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: '{"confirm":"yes"}',
      })
      expect([unconfirmed.status, await unconfirmed.text()]).toEqual([
        422,
        expect.stringContaining('/api/account/export'),
      ])
      expect(await tablesWith(outside(), word)).toContain('public.memories')

      await person.client.account.delete()
      expect(await everywhereAtLast(outside(), word)).toEqual(nowhere)
      const again = await person.client.account.export()
      expect(Object.entries(again.tables).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual(
        ['tombstones'],
      )
    })
  })
}
