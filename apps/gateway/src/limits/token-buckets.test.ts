import { describe, expect, test } from '@jest/globals'
import { createTokenBuckets } from './token-buckets.ts'

function start(perMinute: number) {
  const clock = { ms: 0 }
  return { clock, buckets: createTokenBuckets(perMinute, () => clock.ms) }
}

describe('a token bucket', () => {
  test('gives a minute’s worth at once, then says how long to wait, and refills evenly', () => {
    const { clock, buckets } = start(6)
    const first = Array.from({ length: 8 }, () => buckets.take('ada'))
    expect(first).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 10, 10])
    clock.ms += 4_000
    expect(buckets.take('ada')).toBe(6)
    clock.ms += 6_000
    expect([buckets.take('ada'), buckets.take('ada')]).toEqual([undefined, 10])
  })

  test('belongs to one key', () => {
    const { buckets } = start(1)
    expect([buckets.take('ada'), buckets.take('ada'), buckets.take('bob')]).toEqual([
      undefined,
      60,
      undefined,
    ])
  })

  test('holds no more than a minute’s worth, however long it was unused', () => {
    const { clock, buckets } = start(2)
    clock.ms += 3_600_000
    buckets.take('ada')
    clock.ms += 3_600_000
    expect([1, 2, 3].map(() => buckets.take('ada'))).toEqual([undefined, undefined, 30])
  })

  test('is forgotten when too many keys come after it, so that ever new keys use bounded memory', () => {
    const { buckets } = start(1)
    buckets.take('ada')
    for (let number = 0; number < 50_000; number += 1) buckets.take(`nobody ${number}`)
    expect(buckets.take('nobody 49999')).toBe(60)
    expect(buckets.take('ada')).toBeUndefined()
  })
})
