import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { toJsonSchema } from '../json-schema.ts'
import { listContracts } from '../list-contracts.ts'
import { pack, unpack } from '../packed.ts'
import { sampleContract } from './sample-contract.ts'
import { sampleSchema } from './sample-schema.ts'
import { uncoveredPlaces } from './uncovered-places.ts'

const samplesOf = (schema: z.ZodType) => sampleSchema(toJsonSchema(schema, 'output'))

describe('samples', () => {
  test.each<[string, z.ZodType, unknown[]]>([
    ['each word of an enum', z.enum(['a', 'b']), ['a', 'b']],
    ['each branch of a union', z.union([z.literal('new'), z.null()]), ['new', null]],
    ['both truths', z.boolean(), [true, false]],
    ['both ends of a length', z.string().min(2).max(3), ['xx', 'xxx']],
    ['both ends of a range', z.int().min(1).max(9), [7, 1, 9]],
    ['what there is when it may be missing', z.string().max(4).nullable(), ['text', '', 'xxxx', null]],
    ['the examples that a contract gives', z.string().meta({ examples: ['UTC'] }), ['UTC']],
    [
      'lists that are empty, of every item, and full',
      z.array(z.enum(['a', 'b'])).max(3),
      [[], ['a', 'b'], ['a', 'a', 'a']],
    ],
    ['lists that must not be empty', z.array(z.boolean()).min(1).max(1), [[true], [true], [false], [true]]],
    ['records with and without an entry', z.record(z.string(), z.literal(1)), [{}, { key_1: 1 }]],
  ])('have %s', (_title, schema, expected) => {
    expect(samplesOf(schema)).toEqual(expected)
  })

  test('of an object are its required fields, and every value of every field', () => {
    const schema = z.object({ a: z.enum(['x', 'y', 'z']), b: z.boolean().optional() })
    expect(samplesOf(schema)).toEqual([
      { a: 'x' },
      { a: 'x', b: true },
      { a: 'y', b: false },
      { a: 'z', b: true },
    ])
  })

  test('of a pattern without samples fail with an error that names the pattern', () => {
    expect(() => samplesOf(z.string().regex(/^secret$/))).toThrow(/\^secret\$.*patterned-text/)
  })

  test('that omit a path of the schema are reported', () => {
    const schema = toJsonSchema(
      z.object({ a: z.array(z.object({ b: z.string() })), c: z.string() }),
      'output',
    )
    expect(uncoveredPlaces(schema, [{ a: [] }, { c: 'text' }])).toEqual(['.a[].b'])
    const refined = z.object({ a: z.string() }).refine(() => false)
    expect(() => sampleContract({ name: 'it', schema: refined, sent: 'output', received: 'input' })).toThrow(
      /"it" has no sample at \.a: .*samples-by-hand/,
    )
  })

  test('of every contract are accepted by it, and are the same each time', () => {
    const contracts = listContracts()
    expect(contracts.length).toBeGreaterThan(50)
    expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length)
    for (const contract of contracts) {
      const samples = sampleContract(contract)
      expect(samples.every((sample) => contract.schema.safeParse(sample).success)).toBe(true)
      expect(sampleContract(contract)).toEqual(samples)
    }
  })
})

test.each([
  ['long text of one letter', 'x'.repeat(16_000)],
  ['a long list of one item', Array.from({ length: 100 }, () => ({ a: 'y'.repeat(50) }))],
  ['everything else', { a: [1, 'two', null, { b: [] }], c: 'x'.repeat(5), d: '' }],
])('%s is the same after packing and unpacking, and shorter when packed', (_title, value) => {
  const packed = JSON.stringify(pack(value))
  expect(unpack(JSON.parse(packed))).toEqual(value)
  expect(packed.length).toBeLessThan(200)
})
