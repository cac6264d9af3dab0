import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { whyRefused } from './strict-schema.ts'
import { startFakeOpenAi, type FakeOpenAi } from './start-fake-openai.ts'

const object = (properties: Record<string, unknown>, rest: object = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...rest,
})
const text = { type: 'string' }
/** An object in so many others. */
const nested = (levels: number): object => object(levels === 1 ? { end: text } : { next: nested(levels - 1) })

test.each<[string, unknown, RegExp]>([
  [
    'a default',
    object({ a: { type: 'string', default: 'x' } }),
    /\('properties', 'a'\), 'default' is not permitted/,
  ],
  ['a limit of length', object({ a: { type: 'string', maxLength: 5 } }), /'maxLength' is not permitted/],
  [
    'an object that is open',
    { ...object({ a: text }), additionalProperties: true },
    /'additionalProperties'/,
  ],
  [
    'an object in a list that says nothing of it',
    object({ a: { type: 'array', items: { type: 'object', properties: {} } } }),
    /'items'.*'additionalProperties'/,
  ],
  ['a field that may be left out', { ...object({ a: text, b: text }), required: ['a'] }, /Missing 'b'/],
  ['allOf', object({ a: { allOf: [text] } }), /'allOf'/],
  ['oneOf in an alternative', object({ a: { anyOf: [{ oneOf: [text] }] } }), /'anyOf', '0'\), 'oneOf'/],
  [
    'a definition with names of any kind',
    object({ a: text }, { $defs: { b: { type: 'object', patternProperties: {} } } }),
    /'\$defs', 'b'/,
  ],
  ['a field without a type', object({ a: {} }), /must have a 'type'/],
  ['a root that is a list', { type: 'array', items: text }, /\broot\b/],
  ['a root of alternatives', { ...object({ a: text }), anyOf: [] }, /\broot\b/],
  ['a pattern that looks ahead', object({ a: { type: 'string', pattern: '^(?!x)' } }), /look around/],
  ['a format that nobody knows', object({ a: { type: 'string', format: 'colour' } }), /'colour'/],
  ['eleven levels', nested(11), /deeper than 10/],
  [
    'a thousand and one choices',
    object({ a: { enum: Array.from({ length: 1_001 }, String) } }),
    /1000 enum values/,
  ],
])('%s is refused', (_, schema, why) => {
  expect(whyRefused(schema)).toMatch(why)
})

test.each<[string, unknown]>([
  ['ten levels', nested(10)],
  [
    'a field that may be null',
    object({ a: { type: ['string', 'null'] }, b: { anyOf: [text, { type: 'null' }] } }),
  ],
  ['a schema within itself', object({ a: { anyOf: [{ $ref: '#' }, { type: 'null' }] } })],
  [
    'limits of numbers and lists',
    object({ a: { type: 'array', items: { type: 'integer', minimum: 0 }, maxItems: 3 } }),
  ],
])('%s is taken', (_, schema) => {
  expect(whyRefused(schema)).toBeUndefined()
})

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await startFakeOpenAi(() => ({ json: {} }))
})
afterAll(() => fake.close())

const bad = object({ a: { type: 'string', default: 'x' } })
const shape = { name: 'bad', schema: bad, strict: true }
test.each<[string, string, object]>([
  ['responses', '/responses', { input: 'x', text: { format: { type: 'json_schema', ...shape } } }],
  [
    'responses as a tool',
    '/responses',
    { input: 'x', tools: [{ type: 'function', name: 'bad', parameters: bad, strict: true }] },
  ],
  [
    'chat',
    '/chat/completions',
    { messages: [], response_format: { type: 'json_schema', json_schema: shape } },
  ],
  [
    'chat as a tool',
    '/chat/completions',
    { messages: [], tools: [{ type: 'function', function: { name: 'bad', parameters: bad, strict: true } }] },
  ],
  [
    'chat without the word',
    '/chat/completions',
    { messages: [{ role: 'user', content: 'x' }], response_format: { type: 'json_object' } },
  ],
])('the fake server refuses it through %s', async (_, path, body) => {
  const response = await fetch(fake.url + path, { method: 'POST', body: JSON.stringify(body) })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/Invalid schema|must contain the word/)
})
