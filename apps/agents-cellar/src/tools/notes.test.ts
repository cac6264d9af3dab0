import { expect, test } from '@jest/globals'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { notes } from './notes.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }

test('a note is told as it was written, and told apart from one that was there', () => {
  const { describe } = notes.add_cellar_note
  expect(describe({ text: 'call on Friday', already: false }, viewer)).toEqual([
    'Written down: "call on Friday".',
  ])
  expect(describe({ text: 'call on Friday', already: true }, viewer)).toEqual([
    '"call on Friday" is written down already.',
  ])
})

test('all notes are told in one sentence, and so is that there are none', () => {
  const { describe } = notes.list_cellar_notes
  expect(describe({ notes: [{ text: 'one' }, { text: 'two' }] }, viewer)).toEqual([
    'Your notes: "one"; "two".',
  ])
  expect(describe({ notes: [] }, viewer)).toEqual(['There are no notes about cellar yet.'])
})

test('a note needs some text, on one line', () => {
  const { arguments: schema } = cellarTools.add_cellar_note
  expect(schema.safeParse({ text: ' ' }).success).toBe(false)
  expect(schema.safeParse({ text: 'two\nlines' }).success).toBe(false)
  expect(schema.safeParse({ text: 'call on Friday' }).success).toBe(true)
})
