import { describe, expect, test } from '@jest/globals'
import { createProposals } from './proposals.ts'

const discard = { tool: 'discard_item', arguments: { food: 'milk' } } as const

function start() {
  const clock = { now: 0 }
  return { clock, proposals: createProposals(() => clock.now) }
}

describe('a proposal', () => {
  test('is found by its person until it is cancelled', () => {
    const ada = start().proposals.of('ada')
    const { id } = ada.add(discard)
    expect(ada.find(id)).toMatchObject(discard)
    expect([ada.cancel(id), ada.cancel(id)]).toEqual([true, false])
    expect(() => ada.find(id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })

  test('is out of reach of everybody else', () => {
    const { proposals } = start()
    const { id } = proposals.of('ada').add(discard)
    expect(() => proposals.of('ben').find(id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
    expect(proposals.of('ben').cancel(id)).toBe(false)
    expect(proposals.of('ada').find(id)).toMatchObject(discard)
  })

  test('ends after a quarter of an hour', () => {
    const { clock, proposals } = start()
    const { id } = proposals.of('ada').add(discard)
    clock.now = 15 * 60_000 - 1
    expect(proposals.of('ada').find(id)).toMatchObject(discard)
    clock.now += 1
    expect(() => proposals.of('ada').find(id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })

  test('of the same key is the same, and with something else behind the key it is refused', () => {
    const ada = start().proposals.of('ada')
    const first = ada.add({ ...discard, key: 'k' })
    expect(ada.add({ ...discard, key: 'k' })).toEqual(first)
    const other = { ...discard, arguments: { food: 'rice' }, key: 'k' }
    expect(() => ada.add(other)).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }))
  })

  test('makes room for later ones, the oldest first', () => {
    const ada = start().proposals.of('ada')
    const ids = Array.from({ length: 21 }, () => ada.add(discard).id)
    expect(() => ada.find(ids[0] ?? '')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
    expect(ada.find(ids[1] ?? '')).toMatchObject(discard)
  })
})
