import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { findBreaks } from './find-breaks.ts'
import { freezeContracts } from './freeze-contracts.ts'
import type { Contract } from './list-contracts.ts'

const openWord = (...known: [string, ...string[]]) =>
  z.union([z.enum(known), z.string().regex(/^[a-z][a-z_]{0,59}$/)])

const reply = {
  id: z.uuid(),
  text: z.string().max(100),
  status: z.enum(['running', 'done']),
  kind: openWord('message', 'question'),
  note: z.string().optional(),
  nested: z.object({ amount: z.number().min(0), tags: z.array(z.string()).max(5) }),
  part: z.discriminatedUnion('type', [
    z.object({ type: z.literal('word'), word: z.string() }),
    z.object({ type: z.literal('number'), number: z.int() }),
  ]),
  cost: z.number().nullable(),
}
const { note, cost, ...withoutBoth } = reply
const nested = reply.nested.shape

const told = (schema: z.ZodType): Contract => ({ name: 'reply', schema, sent: 'output', received: 'input' })
const asked = (schema: z.ZodType): Contract => ({ name: 'body', schema, sent: 'input', received: 'input' })
const breaksOf = (was: Contract, is: Contract) => findBreaks(freezeContracts(1, [was]), [is])

describe('a message whose receiver drops unknown fields', () => {
  const was = told(z.object(reply))

  test.each<[string, z.ZodObject]>([
    ['nothing', z.object(reply)],
    ['an optional field', z.object({ ...reply, mood: z.string().optional() })],
    ['a field with a default', z.object({ ...reply, mood: z.string().default('good') })],
    [
      'a field with a default, further in',
      z.object({ ...reply, nested: reply.nested.extend({ unit: z.string().default('g') }) }),
    ],
    ['a new word of an open enum', z.object({ ...reply, kind: openWord('message', 'question', 'offer') })],
  ])('may gain %s', (_title, schema) => {
    expect(breaksOf(was, told(schema))).toEqual([])
  })

  test.each<[string, z.ZodObject, RegExp]>([
    ['lose a field', z.object({ ...withoutBoth, note }), /cost/],
    ['lose an optional field', z.object({ ...withoutBoth, cost }), /note is left out today/],
    ['rename a field', z.object({ ...withoutBoth, note, price: cost }), /cost/],
    ['ask for a new field', z.object({ ...reply, mood: z.string() }), /is refused today at mood/],
    ['make an optional field required', z.object({ ...reply, note: z.string() }), /refused today at note/],
    ['make a field optional', z.object({ ...reply, cost: cost.optional() }), /refused by version 1/],
    ['change a type', z.object({ ...reply, text: z.int() }), /text/],
    ['say null where there was none', z.object({ ...reply, text: reply.text.nullable() }), /text/],
    ['not take null any more', z.object({ ...reply, cost: z.number() }), /refused today at cost/],
    ['take less text', z.object({ ...reply, text: z.string().max(50) }), /refused today at text/],
    ['say more text', z.object({ ...reply, text: z.string().max(200) }), /refused by version 1 at text/],
    ['ask for some text', z.object({ ...reply, text: z.string().min(1).max(100) }), /refused today at text/],
    [
      'take a smaller range',
      z.object({ ...reply, nested: reply.nested.extend({ amount: z.number().min(1) }) }),
      /nested.amount/,
    ],
    [
      'take fewer items',
      z.object({ ...reply, nested: reply.nested.extend({ tags: nested.tags.max(2) }) }),
      /nested.tags/,
    ],
    [
      'say more items',
      z.object({ ...reply, nested: reply.nested.extend({ tags: z.array(z.string()).max(9) }) }),
      /nested.tags/,
    ],
    ['lose a field further in', z.object({ ...reply, nested: reply.nested.omit({ tags: true }) }), /nested/],
    [
      'say a new word of a closed enum',
      z.object({ ...reply, status: z.enum(['running', 'done', 'partial']) }),
      /at status/,
    ],
    ['lose a word', z.object({ ...reply, status: z.enum(['done']) }), /refused today at status/],
    [
      'close an open enum',
      z.object({ ...reply, kind: z.enum(['message', 'question']) }),
      /refused today at kind/,
    ],
    [
      'open a closed enum',
      z.object({ ...reply, status: openWord('running', 'done') }),
      /refused by version 1 at status/,
    ],
    [
      'gain a branch of a union',
      z.object({
        ...reply,
        part: z.discriminatedUnion('type', [...reply.part.options, z.object({ type: z.literal('list') })]),
      }),
      /refused by version 1 at part/,
    ],
    [
      'lose a branch of a union',
      z.object({ ...reply, part: z.discriminatedUnion('type', [reply.part.options[0]]) }),
      /refused today at part/,
    ],
  ])('must not %s', (_title, schema, sentence) => {
    const breaks = breaksOf(was, told(schema))
    expect(breaks.join('\n')).toMatch(sentence)
    expect(breaks.join('\n')).toMatch(
      /^"reply": .* raise CONTRACT_VERSION and run `npm run contracts:freeze`\./,
    )
  })
})

describe('a body for a strict receiver', () => {
  const body = {
    message: z.string(),
    mode: z.enum(['plan', 'quick']).default('plan'),
    title: z.string().optional(),
  }
  const was = asked(z.strictObject(body))

  test.each<[string, z.ZodType]>([
    [
      'an optional field, which an older door is not sent',
      z.strictObject({ ...body, mood: z.string().optional() }),
    ],
    ['a field with a default', z.strictObject({ ...body, mood: z.string().default('good') })],
    [
      'an optional field in one that it gained',
      z.strictObject({ ...body, more: z.strictObject({ mood: z.string().optional() }).optional() }),
    ],
  ])('may gain %s', (_title, schema) => {
    expect(breaksOf(was, asked(schema))).toEqual([])
  })

  test.each<[string, z.ZodType, RegExp]>([
    ['ask for a new field', z.strictObject({ ...body, mood: z.string() }), /refused today at mood/],
    [
      'rename an optional field',
      z.strictObject({ message: body.message, mode: body.mode, heading: body.title }),
      /title/,
    ],
    [
      'lose the default of a field',
      z.strictObject({ ...body, mode: z.enum(['plan', 'quick']) }),
      /refused today at mode/,
    ],
    [
      'gain a word',
      z.strictObject({ ...body, mode: z.enum(['plan', 'quick', 'cook']).default('plan') }),
      /at mode/,
    ],
    [
      'do without what was asked for',
      z.strictObject({ ...body, message: z.string().optional() }),
      /refused by version 1/,
    ],
  ])('must not %s', (_title, schema, sentence) => {
    expect(breaksOf(was, asked(schema)).join('\n')).toMatch(sentence)
  })
})

test('a contract must not be removed', () => {
  const frozen = freezeContracts(1, [told(z.object(reply))])
  expect(findBreaks(frozen, []).join()).toMatch(
    /^"reply" is gone, and version 1 still uses it\. Take it back/,
  )
})
