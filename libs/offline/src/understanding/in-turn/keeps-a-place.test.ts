import { expect, test } from '@jest/globals'
import { keepsAPlace } from './keeps-a-place.ts'

const liking = (value: string) => ({ tool: 'remember_preference', kind: 'like', value })

test('the place of a dish among others is no taste', () => {
  for (const value of ['number two', 'the third one', 'number 4', 'the last', 'first'])
    expect(keepsAPlace(liking(value))).toBe(true)
})

test('a food may be called by a number', () => {
  for (const value of ['five spice', 'seven layer salad', 'second breakfast'])
    expect(keepsAPlace(liking(value))).toBe(false)
})
