import { expect, test } from '@jest/globals'
import { createClient, type Client } from './create-client.ts'

const place = '70000000-0000-4000-8000-000000000009'

/** A client whose database gives these answers by the function that is called, and what was asked of it. */
function answering(answers: Record<string, unknown>): { client: Client; asked: unknown[] } {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    if (path === '/api/settings')
      return Response.json({ data: { url: 'https://alfred.example/api/data', api_key: null } })
    const name = path.replace('/api/data/rpc/', '')
    asked.push([name, JSON.parse(String(init?.body)) as unknown])
    return Response.json(answers[name])
  }
  return { client: createClient({ baseUrl: 'https://alfred.example', token: 'token', fetch }), asked }
}

test('a browser finds the key that it subscribes with, and adds its subscription', async () => {
  const { client, asked } = answering({
    delivery_ways: [{ way: 'web_push', public_key: 'KEY' }],
    add_delivery_place: { id: place, is_confirmed: true, secret: null },
  })
  expect(await client.deliveries.ways()).toEqual([{ way: 'web_push', public_key: 'KEY' }])
  const browser = {
    ...{ way: 'web_push' as const, address: 'https://push.example/1', label: 'phone' },
    keys: { p256dh: 'P', auth: 'A' },
  }
  expect(await client.deliveries.add(browser)).toMatchObject({ is_confirmed: true })
  expect(asked).toContainEqual(['add_delivery_place', browser])
})

test('an e-mail address is confirmed by its code, and removed', async () => {
  const { client, asked } = answering({
    confirm_delivery_place: { id: place, is_confirmed: false },
    remove_delivery_place: { id: place },
  })
  expect(await client.deliveries.confirm({ place, code: '123' })).toEqual({ id: place, is_confirmed: false })
  await client.deliveries.remove(place)
  expect(asked).toEqual([
    ['confirm_delivery_place', { place, code: '123' }],
    ['remove_delivery_place', { place }],
  ])
})

test('a person sets when they are left alone', async () => {
  const wishes = { quiet_from: '20:00', quiet_until: '09:00', a_day_max: 2 }
  const { client, asked } = answering({ set_delivery_wishes: wishes })
  expect(await client.deliveries.setWishes({ quiet_from: '20:00' })).toEqual(wishes)
  expect(asked).toEqual([['set_delivery_wishes', { quiet_from: '20:00' }]])
})
