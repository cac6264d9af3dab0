import { expect, test } from '@jest/globals'
import { createConversations, queryOf } from './conversations.ts'

const id = '7d6c2f10-52f3-4a5e-8f43-31a3c9c1b0aa'
const refusing = (status: number, code: string) =>
  createConversations(async () =>
    Response.json({ error: { code, message: 'No.', retryable: false } }, { status }),
  )

test.each([
  [{}, ''],
  [{ limit: 5 }, '?limit=5'],
  [{ cursor: 'a-_b' }, '?cursor=a-_b'],
  [{ limit: 5, cursor: 'abc' }, '?limit=5&cursor=abc'],
])('a page %j becomes the query "%s"', (page, query) => {
  expect(queryOf(page)).toBe(query)
})

test('an error of the gateway is thrown with its code', async () => {
  await expect(refusing(404, 'NOT_FOUND').open(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(refusing(409, 'CONVERSATION_BUSY').delete(id)).rejects.toMatchObject({
    code: 'CONVERSATION_BUSY',
  })
})

test('a response that breaks its contract is an error', async () => {
  const odd = createConversations(async () => Response.json({ items: [{ title: 7 }] }))
  await expect(odd.list()).rejects.toMatchObject({ code: 'MESSAGE_INVALID' })
})

test('an id cannot lead to another path', async () => {
  const paths: string[] = []
  const noting = createConversations(async (path) => {
    paths.push(path)
    return new Response(null, { status: 204 })
  })
  await noting.delete('../jobs?x=1')
  expect(paths).toEqual(['/api/conversations/..%2Fjobs%3Fx%3D1'])
})
