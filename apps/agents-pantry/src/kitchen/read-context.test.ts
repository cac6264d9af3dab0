import { expect, test } from '@jest/globals'
import { createKitchenReader } from '@alfred/db/kitchen'
import { createWordTextEmbedder, loadWordVectors } from '@alfred/embedding'
import { readKitchen } from './read-context.ts'

const words = createWordTextEmbedder(loadWordVectors())

test('a preference or background entry that cannot be read is reported as unreadable and does not hide the others', async () => {
  const answer = {
    dashboard: { items: 3 },
    preferences: [
      { kind: 'allergy', value: null },
      { kind: 'dislike', value: 'olives' },
    ],
    background: [
      { type: 'recipe', id: 'no id', label: 'Cod pie', reason: 'recent' },
      { type: 'recipe', id: 'a0000000-0000-4000-8000-000000000001', label: 'Soup', reason: 'recent' },
    ],
  }
  const kitchen = createKitchenReader({ call: async ({ reply }) => reply.parse(answer) })
  const context = await readKitchen(
    { kitchen, embedder: words, asRead: (message) => message },
    {
      ...{ token: 'token', wants: ['dashboard', 'background'], about: null, message: 'what shall I cook?' },
      moment: { askedAt: '2026-11-23T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' },
    },
  )
  expect(context.profile).toEqual(['2 entries cannot be read.', 'dislike: olives'])
  expect(context.background?.map(({ entity }) => entity.label)).toEqual(['Soup'])
})
