import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FeedEvent } from '@alfred/contracts'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'
import { testAtLength } from '@alfred/testing/at-length'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred('alerting')
})
afterAll(async () => {
  await alfred.stop()
})

/** Listens to a person's feed from now on; `until` waits for what fits. */
async function listen(person: TestPerson, lastEventId?: string) {
  const leaving = new AbortController()
  const heard: FeedEvent[] = []
  const given = { signal: leaving.signal, ...(lastEventId !== undefined && { lastEventId }) }
  const running = (async () => {
    for await (const event of person.client.events(given)) heard.push(event)
  })().catch(() => undefined)
  const until = async (fits: (event: FeedEvent) => boolean): Promise<FeedEvent> => {
    for (let wait = 0; wait < 300; wait += 1) {
      const found = heard.find(fits)
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new TypeError(`Heard nothing of that kind: ${JSON.stringify(heard)}`)
  }
  await until(({ type }) => type === 'ready')
  const leave = async (): Promise<void> => {
    leaving.abort()
    await running
  }
  return { heard, until, leave }
}

const isOn =
  (table: string) =>
  (event: FeedEvent): boolean =>
    event.type === 'change' && event.data.table === table

test('a change by chat and one by hand are heard in another client, with what stands behind them', async () => {
  const person = await meet(alfred, 'listens')
  const { until, leave } = await listen(person)
  const { job_id } = await person.say('put milk on the shopping list')
  expect(await until(isOn('shopping_items'))).toMatchObject({ data: { op: 'insert', job_id, key: null } })
  const key = crypto.randomUUID()
  await person.client.edit('check_off', { food: 'milk' }, { key })
  expect(await until((event) => event.type === 'change' && event.data.key === key)).toMatchObject({
    data: { table: 'shopping_items', op: 'update', job_id: null },
  })
  await leave()
})

testAtLength('what is noticed is heard live', async () => {
  const person = await meet(alfred, 'hears-suggestions')
  const { until, leave } = await listen(person)
  await person.say('I always want at least 6 eggs')
  expect(await until(({ type }) => type === 'suggestion')).toMatchObject({
    data: { kind: 'restock', request: 'put egg on the shopping list' },
  })
  await leave()
})

test('a client that comes back hears what changed meanwhile', async () => {
  const person = await meet(alfred, 'comes-back')
  const first = await listen(person)
  const { id } = await first.until(({ type }) => type === 'ready')
  await first.leave()
  await person.say('put bread on the shopping list')
  const again = await listen(person, id)
  await again.until(isOn('shopping_items'))
  await again.leave()
})

test('nobody hears anything of somebody else, and nobody listens without a token', async () => {
  const [ann, bob] = await Promise.all([meet(alfred, 'heard-ann'), meet(alfred, 'heard-bob')])
  const { heard, leave } = await listen(bob)
  await ann.say('put cheese on the shopping list')
  await bob.say('put tofu on the shopping list')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const rows = await bob.rows<{ id: string }>('shopping_items?select=id')
  const changed = heard.flatMap((event) => (event.type === 'change' ? [event.data.row_id] : []))
  expect(changed).toEqual(rows.map(({ id }) => id))
  await leave()
  const refused = await fetch(`${alfred.url}/api/events`)
  expect(refused.status).toBe(401)
})
