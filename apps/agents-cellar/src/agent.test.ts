import { decisionForm } from '@alfred/agent-kit'
import { announcementSchema } from '@alfred/contracts'
import { whyNotStrict } from '@alfred/llm/testing'
import { expect, test } from '@jest/globals'
import { createCellarAgent } from './agent.ts'

const agent = createCellarAgent({ call: () => Promise.reject(new TypeError('Nothing is asked here.')) })

test('the form of a decision in any step is one that strict structured outputs take', () => {
  for (const { name: subdomain } of agent.subdomains)
    for (const step_type of ['write', 'read', 'analyze'] as const)
      expect(whyNotStrict(decisionForm(agent, { subdomain, step_type }))).toBeUndefined()
})

test('the wording that is announced is of patterns, each short enough', () => {
  const { wording = [] } = agent
  expect(announcementSchema.shape.wording.safeParse(wording).success).toBe(true)
  const heard = (message: string): number =>
    wording
      .filter(({ pattern }) => new RegExp(pattern, 'iu').test(message))
      .reduce((sum, { points }) => sum + points, 0)
  expect(heard('opened the Barolo')).toBeGreaterThan(2)
  expect(heard('what goes with roast lamb?')).toBeGreaterThan(2)
  // A drink on a list, in a recipe or in the diary is another agent's.
  expect(heard('add 2 bottles of riesling to the shopping list')).toBe(0)
  expect(heard('find me a recipe with red wine')).toBe(0)
  expect(heard('log a glass of wine')).toBe(0)
  expect(heard('put milk in the fridge')).toBe(0)
  // What is drunk every day or cooked with is the kitchen's, whatever stands before its name.
  expect(heard('four bottles of still mineral water in the cupboard')).toBe(0)
  expect(heard('we have 2 bottles of freshly squeezed orange juice in the fridge')).toBe(0)
  expect(heard('a bottle of extra virgin olive oil in the pantry')).toBe(0)
  expect(heard('two bottles of the house red in the rack')).toBeGreaterThan(0)
  expect(heard('a couple of bottles of passata in the cupboard')).toBe(0)
  // What is cooked with is no drink, nor is all that has gone off.
  expect(heard('no rice wine, what do I use')).toBe(0)
  expect(heard('poured the rest of the white wine in')).toBe(0)
  expect(heard('bin anything past its best')).toBe(0)
  expect(heard('which whites are past their best?')).toBeGreaterThan(2)
  // A food that is called after a drink is the kitchen's.
  expect(heard('four scotch pies in the freezer')).toBe(0)
  expect(heard('put a bottle of scotch in the rack')).toBeGreaterThan(2)
})
