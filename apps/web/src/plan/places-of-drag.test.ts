import { expect, test } from '@jest/globals'
import { nextPlace } from './places-of-drag.ts'

const place = (name: string, left: number, top: number) => ({ name, left, top, width: 100, height: 40 })
/** Two days with three meals each. */
const places = [
  ...[place('mon breakfast', 0, 0), place('mon lunch', 0, 50), place('mon dinner', 0, 100)],
  ...[place('tue breakfast', 120, 0), place('tue lunch', 120, 50), place('tue dinner', 120, 100)],
]
const from = { x: 50, y: 70 }

test.each([
  ['up', { x: 0, y: -1 }, 'mon breakfast'],
  ['down', { x: 0, y: 1 }, 'mon dinner'],
  ['right', { x: 1, y: 0 }, 'tue lunch'],
  ['left', { x: -1, y: 0 }, undefined],
])('an arrow %s leads to the next meal there', (_, step, name) => {
  expect(nextPlace(from, step, places)?.name).toBe(name)
})
