import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readConversations, renderConversations, type PlayedConversation } from './conversations.ts'
import { UnderstandError } from './errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'alfred-conversations-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const fileOf = (text: string): string => {
  const file = join(folder, 'some.jsonl')
  writeFileSync(file, text)
  return file
}

test.each([
  ['choosing', 18],
  ['everyday', 48],
  ['ordinary', 40],
  ['voices', 48],
])('the conversations of "%s" can be read: %i', (name, count) => {
  const all = readConversations(`evals/corpus/conversations/${name}.jsonl`)
  expect(all).toHaveLength(count)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test.each(['{"id": "x"}', 'no json', ''])('a file that holds %j is refused with its name', (text) => {
  const file = fileOf(text)
  expect(() => readConversations(file)).toThrow(UnderstandError)
  expect(() => readConversations(file)).toThrow(file)
})

test('what was not understood and what was only asked about is counted', () => {
  const said = (answer: string) => ({ say: 'hm', expect: 'a', answer, tools: [], changed: [] })
  const played: PlayedConversation = {
    id: 'x01',
    person: 'somebody',
    exchanges: [
      said('Without a language model I understand simple English sentences.'),
      said('I am not sure that I understood. Did you mean "add milk"?'),
      said('Put milk on the shopping list.'),
    ],
  }
  expect(renderConversations([played])).toMatch(/3 messages: 1 were not understood, of 1 it was asked/)
})
