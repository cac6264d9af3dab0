import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { editPolicies } from './edit-policy.ts'
import { findEditTools } from './edit-tools.ts'

const tools = findEditTools()
const namesOf = (proposed: boolean) =>
  tools.filter(({ isProposed }) => isProposed === proposed).map(({ name }) => name)

test('each tool says what it does, and what it takes can be told to a client', () => {
  expect(tools.length).toBeGreaterThan(40)
  for (const { name, description, arguments: given } of tools) {
    expect([name, description.length > 20]).toEqual([name, true])
    expect(z.toJSONSchema(given, { io: 'input' })).toMatchObject({
      type: 'object',
      additionalProperties: false,
    })
  }
})

test('no tool takes the word of a person that many changes are meant, or another day for today', () => {
  const taken = tools.flatMap(({ arguments: given }) => Object.keys(given.shape))
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.filter((name) => ['confirmed', 'today'].includes(name))).toEqual([])
})

test('what takes away, logs of a person, or holds for them later is proposed', () => {
  const careful = /^(?:discard|delete|clear|forget_(?!pack)|remember|log_food|set_goal$|undo|correct_person)/
  const names = Object.keys(editPolicies).filter((name) => careful.test(name))
  expect(names.length).toBeGreaterThan(12)
  expect(namesOf(false).filter((name) => careful.test(name))).toEqual([])
  expect(namesOf(true)).toEqual(expect.arrayContaining(['bought_list', 'copy_week', 'cook_recipe']))
})

test('an undo names what it takes back', () => {
  const undo = tools.find(({ name }) => name === 'undo_changes')?.arguments
  expect(undo?.safeParse({}).success).toBe(false)
  expect(undo?.safeParse({ which: 'change' }).success).toBe(false)
  expect(undo?.safeParse({ source: crypto.randomUUID() }).success).toBe(true)
})
