import { expect, test } from '@jest/globals'
import { gate, readLearned } from './learned.ts'
import { readMessage } from './read-message.ts'
import { situationSchema } from './things/situation.ts'
import { readingTools } from './meanings/tools.ts'

const read = (message: string, state: object = {}) =>
  readMessage(message, situationSchema.parse({ now: '2026-03-04T10:00:00+00:00', state }), {
    ...readLearned(),
    gate,
  })

test('the same message in the same situation means the same', () => {
  expect(read('add milk to the shopping list')).toEqual(read('add milk to the shopping list'))
})

test('a message is read in what the person has', () => {
  const stock = [{ food: 'chickpeas', quantity: 2, unit: 'tin', location: 'pantry' }]
  expect(read('finished off the chickpeas', { stock }).acts).toMatchObject([
    { tool: 'use_item', food: 'chickpeas' },
  ])
})

test('a message longer than any that it learned from is not read, however it begins', () => {
  expect(read(`add milk to the shopping list ${'and so on '.repeat(60)}`)).toEqual({ kind: 'lost', acts: [] })
})

test.each(['', ' ', '?', '🥛🥛', '{{secret}}', '1 1 1 1'])('"%s" asks for nothing', (message) => {
  expect(read(message).kind).not.toBe('acts')
})

test('words of another language than people speak change nothing', () => {
  const { kind, acts } = read("'; drop table lots; --")
  // What lacks its one thing is a question, and changes nothing.
  expect(kind === 'acts' ? acts.filter(({ tool }) => !readingTools.has(tool)) : []).toEqual([])
})
