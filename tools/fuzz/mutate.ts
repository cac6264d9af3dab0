import { createRandom } from '@alfred/testing'

/** Seeded random integers between two bounds, inclusive. */
export type Random = { integer(lowest: number, highest: number): number }

export function randomOf(seed: number): Random {
  const next = createRandom(seed)
  return { integer: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)) }
}

const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -0,
  2 ** 53,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮abc',
  '🥛'.repeat(200),
  "'; drop table public.turns; --",
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a'.repeat(20_000),
  '9'.repeat(400),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30T25:61:61Z',
  '-infinity',
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 300 }, (_, index) => index),
  { toString: 1 },
  { length: 1e9 },
]
const names = ['__proto__', 'constructor', 'prototype', 'toString', '$where', 'extra', '', 'a.b', '0']

/** Picks one of the values. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[random.integer(0, values.length - 1)] as Value
}

/** A valid value with one to three places changed. */
export function mutate(random: Random, value: unknown): unknown {
  let result: unknown = structuredClone(value)
  for (let times = random.integer(1, 3); times > 0; times -= 1) result = mutateOnce(random, result)
  return result
}

function mutateOnce(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.integer(0, 9) === 0) return pick(random, strange)
  const keys = Object.keys(value)
  if (Array.isArray(value)) return mutateList(random, value)
  const copy = { ...(value as Record<string, unknown>) }
  const key = keys.length === 0 ? 'extra' : pick(random, keys)
  const kind = random.integer(0, 4)
  if (kind === 0) delete copy[key]
  else if (kind === 1) define(copy, pick(random, names), pick(random, strange))
  else define(copy, key, kind === 2 ? pick(random, strange) : mutateOnce(random, copy[key]))
  return copy
}

/** Sets a property without assignment, which would not work for a name such as __proto__. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
}

function mutateList(random: Random, list: unknown[]): unknown[] {
  const kind = random.integer(0, 2)
  if (kind === 0 || list.length === 0) return [...list, pick(random, strange)]
  if (kind === 1) return Array.from({ length: 200 }, () => list[0])
  return list.map((item) => mutateOnce(random, item))
}

/** The bytes of a message: mostly JSON, sometimes truncated, broken, deeply nested or not even text. */
export function toBytes(random: Random, value: unknown): Buffer {
  const kind = random.integer(0, 19)
  const text = JSON.stringify(value) ?? 'undefined'
  if (kind === 0)
    return Buffer.from(Array.from({ length: random.integer(0, 300) }, () => random.integer(0, 255)))
  if (kind === 1) return Buffer.from(text.slice(0, random.integer(0, text.length)))
  if (kind === 2) return Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0x80])])
  if (kind === 3) return Buffer.from(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)
  if (kind === 4) return Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
  if (kind === 5) return Buffer.from(text.replace(/\d+/, '9'.repeat(5_000)))
  if (kind === 6) return Buffer.from('')
  if (kind === 7) return Buffer.from(text, 'utf16le')
  return Buffer.from(text)
}
