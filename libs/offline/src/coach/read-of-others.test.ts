import { expect, test } from '@jest/globals'
import { isEatenByOthers } from '../understanding/in-turn/of-others.ts'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const read = (message: string, more: Partial<Said> = {}) =>
  readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: [], ...more })
const log = { tool: 'propose_food_log', items: [] }

test.each([
  'he had like half a banana and 2 bites of toast',
  'my son ate two fish fingers',
  'the baby managed half a jar of puree',
  "she's had a yogurt",
  'but they only had chips',
])('nothing of "%s" is logged', (message) => {
  expect(read(message)).toMatchObject([
    { tool: 'question', question: expect.stringMatching(/logged nothing/) },
  ])
  expect(isEatenByOthers(log, message)).toBe(true)
})

test.each([
  'we had fish and chips',
  'I had half a banana',
  'he had a nap',
  'she had an allergic reaction',
  'did he have a banana?',
  'he had to go',
])('"%s" is none of these', (message) => {
  expect(read(message).some((one) => one.tool === 'question' && /logged nothing/.test(one.question))).toBe(
    false,
  )
})

test('what somebody else ate is not lost beside the own', () => {
  expect(isEatenByOthers(log, 'she had soup and I had a sandwich')).toBe(false)
})

const entry = { type: 'food_entry', tier: 'active', ref: 'E1', label: '0.5 banana on 2026-11-20' }
const logged = {
  message: 'half a banana',
  response: 'Logged.',
  facts: ['Logged 0.5 banana'],
  changed: ['food_entry'],
}

test('what was just logged is taken back where it was somebody else who had it', () => {
  const more = { entities: [entry], recent_turns: [logged] } as Partial<Said>
  expect(read("that's him not me!!", more)).toEqual([
    { tool: 'delete_food_log', arguments: { entry: 'E1', food: null, meal: null, day: null } },
  ])
  // What was logged before stays.
  const porridge = { ...entry, ref: 'E0', label: 'porridge' }
  expect(read("that's him not me!!", { ...more, entities: [porridge, entry] } as Partial<Said>)).toEqual([
    { tool: 'delete_food_log', arguments: { entry: 'E1', food: null, meal: null, day: null } },
  ])
  expect(read("that's him not me!!")).toMatchObject([{ tool: 'question' }])
  expect(read("that's not me", more).some(({ tool }) => tool === 'delete_food_log')).toBe(false)
})
