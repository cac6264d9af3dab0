import { expect, test } from '@jest/globals'
import { createClient } from './create-client.ts'

const id = '70000000-0000-4000-8000-000000000009'
const data = { url: 'https://alfred.example/api/data', api_key: null }

function answering(answer: { status?: number; body: unknown }) {
  const requests: { path: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    if (path === '/api/settings') return Response.json({ data })
    requests.push({ path, body: JSON.parse(String(init?.body)) as unknown })
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  return { client: createClient({ baseUrl: 'https://alfred.example', token: 'token', fetch }), requests }
}

test('a yes to a suggestion gives the request to send as the next message', async () => {
  const accepted = { id, status: 'accepted', request: 'put egg on the shopping list' }
  const { client, requests } = answering({ body: accepted })
  expect(await client.answerSuggestion(id, 'accept')).toEqual(accepted)
  expect(requests).toEqual([
    { path: '/api/data/rpc/answer_suggestion', body: { suggestion: id, answer: 'accept' } },
  ])
})

test('a suggestion is put off until the moment that is named', async () => {
  const { client, requests } = answering({ body: { id, status: 'snoozed', request: null } })
  await client.answerSuggestion(id, 'snooze', { until: '2026-11-30T08:00:00Z' })
  expect(requests[0]?.body).toEqual({ suggestion: id, answer: 'snooze', until: '2026-11-30T08:00:00Z' })
})

test('an answer to a suggestion that is not there is refused', async () => {
  const error = { code: 'NOT_FOUND', message: 'There is no such suggestion.', retryable: false }
  const { client } = answering({ status: 404, body: { error } })
  await expect(client.answerSuggestion(id, 'dismiss')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
