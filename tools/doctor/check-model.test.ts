import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeAnswer, FakeOpenAi, FakeOptions } from '@alfred/llm/testing'
import { checkModel } from './check-model.ts'
import { findLocalServers } from './find-local-servers.ts'

const open: FakeOpenAi[] = []
const pages: Server[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()))
  for (const page of pages.splice(0)) {
    page.closeAllConnections()
    page.close()
  }
})

const good: FakeAnswer = { json: { colour: 'blue', sure: true, note: null } }

async function serve(answer: FakeAnswer, options: FakeOptions = {}): Promise<FakeOpenAi> {
  const fake = await startFakeOpenAi(() => answer, options)
  open.push(fake)
  return fake
}
const nobody = async () => []
const check = (fake: FakeOpenAi, more: Record<string, string> = {}) =>
  checkModel({ OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'right-key', ...more }, nobody)
const portOf = (fake: FakeOpenAi): number => Number(new URL(fake.url).port)

test('a model that answers is told with the form that its server accepts', async () => {
  const fake = await serve(good, { models: ['qwen3:14b'], forms: ['json'] })
  const findings = await check(fake, { MODEL_OVERRIDES: '{"*":"qwen3:14b"}' })
  expect(findings.map(({ isGood }) => isGood)).toEqual([true, true])
  expect(findings[0]?.line).toMatch(/qwen3:14b.*in JSON mode/)
  expect(findings[1]?.line).toMatch(/No price.*qwen3:14b/)
})

test('the models of the table are tried where nothing else is set', async () => {
  const fake = await serve(good)
  expect((await check(fake)).map(({ line }) => line.split(' ')[1])).toEqual([
    'gpt-4.1',
    'gpt-4.1-mini',
    'o4-mini',
  ])
})

type Wrong = { answer?: FakeAnswer; options?: FakeOptions; line: RegExp; advice: RegExp }
test.each<[string, Wrong]>([
  ['a wrong key', { options: { key: 'another' }, line: /MODEL_KEY_REFUSED \(401/, advice: /OPENAI_API_KEY/ }],
  [
    'a missing model',
    { options: { models: ['llama3.3'] }, line: /MODEL_UNKNOWN \(404/, advice: /llama3\.3/ },
  ],
  [
    'no money',
    {
      answer: { http: { status: 402, message: 'Pay.' } },
      line: /MODEL_QUOTA_EXHAUSTED \(402/,
      advice: /account/,
    },
  ],
  [
    'a server that takes no form',
    { options: { forms: [] }, line: /MODEL_SCHEMA_REFUSED \(400/, advice: /another model/ },
  ],
  [
    'a model that only talks',
    { answer: { text: 'Blue.' }, line: /MODEL_OUTPUT_INVALID/, advice: /MODEL_ANSWER_FORM/ },
  ],
  ['an address that is not there', { options: { doors: [] }, line: /404/, advice: /\/v1/ }],
])('%s is told with what to do', async (_, { answer = good, options = {}, line, advice }) => {
  const fake = await serve(answer, options)
  const [first] = await check(fake, { MODEL_OVERRIDES: '{"*":"gpt-4.1"}' })
  expect(first).toMatchObject({ isGood: false, line: expect.stringMatching(line) })
  expect(first?.advice).toMatch(advice)
  expect(JSON.stringify(first)).not.toContain('right-key')
})

test('nobody at the address is told, and settings that are not valid are named', async () => {
  const fake = await serve(good)
  await fake.close()
  expect((await check(fake))[0]).toMatchObject({
    isGood: false,
    line: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await checkModel({ MODEL_OVERRIDES: 'qwen3' }, nobody)).toMatchObject([
    { isGood: false, advice: expect.stringContaining('MODEL_OVERRIDES') },
  ])
})

test('a server of this machine is found and what to write is said, with a model that answers', async () => {
  const fake = await serve(good, { models: ['nomic-embed-text', 'llama3.3', 'qwen3:14b'], doors: ['chat'] })
  const gone = await serve(good)
  await gone.close()
  const find = () =>
    findLocalServers([
      { name: 'Ollama', port: portOf(fake) },
      { name: 'vLLM', port: portOf(gone) },
    ])
  const findings = await checkModel({}, find)
  expect(findings).toHaveLength(2)
  expect(findings[1]?.line).toMatch(/^Ollama answers.*llama3\.3.*by a schema/)
  const hints = findings[1]?.hints?.join('\n')
  expect(hints).toContain(`OPENAI_BASE_URL=${fake.url}`)
  expect(hints).toContain('MODEL_OVERRIDES={"*":"llama3.3"}')
  expect(hints).toContain('It also has: qwen3:14b')
})

test('a program that is no server of models is not taken for one', async () => {
  const page = createServer((_, response) => response.end('<h1>Hello</h1>'))
  pages.push(page)
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  const address = page.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(await findLocalServers([{ name: 'llama.cpp', port }])).toEqual([])
})
