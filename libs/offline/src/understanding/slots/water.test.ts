import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test('half of a bottle of water is half of what it holds, and half a litre is half a litre', () => {
  expect(filled('log_water', 'half of my 1.2 litre flask so far')).toMatchObject([{ ml: 600 }])
  expect(filled('log_water', 'half a litre of water')).toMatchObject([{ ml: 500 }])
})

test('glasses of water that are told one after the other are added up', () => {
  expect(filled('log_water', 'three glasses of water at lunch and one now')).toMatchObject([{ ml: 1_000 }])
})
