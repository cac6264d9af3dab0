import { afterEach, describe, expect, test } from '@jest/globals'
import { loadWordVectors } from '@alfred/embedding'
import { describeTextEmbedder } from '@alfred/embedding/testing'
import { createEmbedder } from '../create-embedder.ts'
import { startFakeOpenAi, type FakeOpenAi, type FakeOptions } from '../fake-openai/start-fake-openai.ts'

const words = loadWordVectors()
/** A model that makes of a text what words do, three times as long; it can give fewer numbers. */
const embed: NonNullable<FakeOptions['embed']> = (text, size) =>
  (words.embed(text) ?? [1, ...Array.from({ length: 99 }, () => 0)])
    .map((number) => number * 3)
    .slice(0, size)

const servers: FakeOpenAi[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function embedder(options: FakeOptions = { embed }, settings: object = {}) {
  const server = await startFakeOpenAi(() => ({ text: '' }), options)
  servers.push(server)
  return createEmbedder({
    ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: server.url, MODEL_TIMEOUT_MS: 2_000 },
    ...{ EMBEDDING_MODEL: 'wide', EMBEDDING_SIZE: 50, EMBEDDING_NEAR_FROM: 0.45, ...settings },
  })
}

describe('with a server', () => {
  let made: Awaited<ReturnType<typeof embedder>>
  const later = () => ({
    model: 'wide/50',
    nearFrom: 0.45,
    embed: async (texts: readonly string[]) => {
      made = await embedder()
      return made.embed(texts)
    },
  })
  describeTextEmbedder('a model’s server', later)
})

test('the vectors are as long as was wished, and the name of the model says so', async () => {
  const made = await embedder()
  expect(made.model).toBe('wide/50')
  expect((await made.embed(['bread']))[0]).toHaveLength(50)
})

test('a model that cannot shorten its vectors is asked without that', async () => {
  const made = await embedder({ embed, refusedSettings: ['dimensions'] })
  expect((await made.embed(['bread']))[0]).toHaveLength(100)
  expect((await made.embed(['', 'milk'])).map((vector) => vector?.length)).toEqual([undefined, 100])
})

test.each([
  ['a wrong key', { embed, key: 'another' }, 'MODEL_KEY_REFUSED'],
  ['no such model', {}, 'MODEL_UNAVAILABLE'],
])('%s is told as %s', async (_what, options, code) => {
  await expect((await embedder(options)).embed(['bread'])).rejects.toMatchObject({ code })
})

test('a caller that waits no longer is not kept', async () => {
  const made = await embedder()
  await expect(made.embed(['bread'], AbortSignal.abort())).rejects.toThrow()
})

test.each([
  ['no model is named', { EMBEDDING_MODEL: '' }],
  ['there is no server', { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }],
])('words are compared where %s', async (_why, settings) => {
  const made = await embedder({ embed }, settings)
  expect(made.model).toBe(words.model)
  expect(await made.embed(['bread'])).toEqual([words.embed('bread')])
})
