import { expect, test } from '@jest/globals'
import { createClient } from './create-client.ts'

const id = '70000000-0000-4000-8000-000000000001'
const answers: Record<string, unknown> = {
  read_profile: { name: null, time_zone: 'UTC', locale: 'en' },
  set_profile: { name: 'Anna', time_zone: 'UTC', locale: 'en' },
  list_changes: {
    items: [
      {
        ...{ source: id, kind: 'hand', changed_at: '2026-11-26T10:00:00.000Z', request: null, count: 1 },
        ...{ labels: ['milk'], undoes: null, undone_by: null },
      },
    ],
    next: 17,
  },
  search_conversations: { items: [], next: null },
  missing_for: { dishes: [], without_recipe: [], needs: [] },
}

function clientOf(asked: { name: string; body: unknown }[]) {
  return createClient({
    ...{ baseUrl: 'http://alfred', token: 'token' },
    fetch: async (url, init) => {
      const { pathname } = new URL(String(url))
      if (pathname === '/api/settings')
        return Response.json({ data: { url: 'http://alfred/api/data', api_key: null } })
      const name = pathname.replace('/api/data/rpc/', '')
      asked.push({ name, body: JSON.parse(String(init?.body)) })
      return name in answers
        ? Response.json(answers[name])
        : Response.json(
            { error: { code: 'NOT_FOUND', message: 'There is no such recipe.', retryable: false } },
            { status: 404 },
          )
    },
  })
}

test('what is no row is asked of a function by its arguments, and comes as the contract has it', async () => {
  const asked: { name: string; body: unknown }[] = []
  const client = clientOf(asked)
  expect((await client.profile()).time_zone).toBe('UTC')
  expect((await client.setProfile({ name: 'Anna' })).name).toBe('Anna')
  const { items, next } = await client.listChanges({ limit: 5 })
  expect(items[0]?.labels).toEqual(['milk'])
  await client.listChanges({ before: next ?? 0 })
  expect(await client.searchConversations('milk')).toEqual([])
  await client.missingFor({ from: '2026-11-26', until: '2026-11-30' })
  expect(asked).toEqual([
    { name: 'read_profile', body: {} },
    { name: 'set_profile', body: { name: 'Anna' } },
    { name: 'list_changes', body: { page_size: 5 } },
    { name: 'list_changes', body: { page_size: 20, before: 17 } },
    { name: 'search_conversations', body: { query: 'milk' } },
    { name: 'missing_for', body: { from_day: '2026-11-26', until_day: '2026-11-30' } },
  ])
  await expect(client.recipeFigures(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
