import { expect, test } from '@jest/globals'
import { isKeyOf, keysOf } from './keys-of.ts'

const table = { milk: 1, eggs: 12 } as const

test('the keys of a table are its own properties', () => {
  expect(keysOf(table)).toEqual(['milk', 'eggs'])
})

test('properties that every object inherits are not keys of a table', () => {
  expect(isKeyOf(table, 'milk')).toBe(true)
  expect([isKeyOf(table, 'toString'), isKeyOf(table, 'bread')]).toEqual([false, false])
})
