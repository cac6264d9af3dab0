import { expect, test } from '@jest/globals'
import { decisionForm } from '@alfred/agent-kit'
import { agentContextSchema } from '@alfred/contracts'
import { whyNotStrict } from '@alfred/llm/testing'
import { createPantryAgent } from './agent.ts'
import { noPages } from './testing/fake-pages.ts'
import { codPieId, createFakeKitchen } from './testing/fake-kitchen.ts'

const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const empty = { dashboard: null, constraints: [], profile: [], background: [], blocks: [] }

async function read(wants: string[]) {
  const kitchen = createFakeKitchen()
  const question = { token: 't', wants, about: null, message: 'What fish do I have, and eggs?', moment }
  const context = await createPantryAgent(kitchen, noPages).readContext(question)
  return { context, asked: kitchen.asked }
}

test('one read returns the counts, the rules, the tastes and the background entities', async () => {
  const { context, asked } = await read(['dashboard', 'constraints', 'background'])
  expect(asked).toMatchObject({ words: ['fish', 'eggs'], wants: [] })
  expect(context).toEqual({
    dashboard: { items: 3, recipes: 1 },
    constraints: [{ kind: 'allergy', value: 'peanuts' }],
    profile: [
      'allergy: peanuts',
      'dislike: olives',
      'remembered (told by them, 2026-11-20): the oven runs hot',
    ],
    background: [
      {
        entity: {
          type: 'recipe',
          id: 'c0000000-0000-4000-8000-000000000000',
          label: 'Cod pie',
          source: 'db_lookup',
        },
        reason: 'contains: cod',
      },
    ],
  })
  expect(agentContextSchema.safeParse({ ...empty, ...context }).success).toBe(true)
})

test('things are looked up by the words that were written and by those that they are read as', async () => {
  const kitchen = createFakeKitchen()
  const agent = createPantryAgent(kitchen, noPages, { asRead: () => 'the potatoes' })
  await agent.readContext({ token: 't', wants: ['background'], about: null, message: 'The tatties', moment })
  expect(kitchen.asked).toMatchObject({ words: ['tatties', 'potatoes'] })
})

test('a question for the counts alone also returns the rules', async () => {
  expect((await read(['dashboard'])).context).toMatchObject({ constraints: [{ value: 'peanuts' }] })
})

test('rows are read only when they are asked for', async () => {
  const { context, asked } = await read(['inventory', 'meals'])
  expect(asked).toMatchObject({ words: [], wants: ['inventory', 'meals'] })
  expect(context.blocks).toEqual([
    { name: 'inventory', lines: ['2 l milk, fridge'] },
    { name: 'meals', lines: [] },
  ])
})

const recipe = (food: string, step = 'Fry it.') => ({
  type: 'recipe',
  content: {
    name: 'Satay',
    ingredients: [{ food, preparation: 'in a bowl' }],
    steps: [step],
    notes: 'Good.',
  },
})

test('a recipe that breaks a rule is reported with the rule, and an unknown food passes', async () => {
  const kitchen = createFakeKitchen()
  const { rules } = createPantryAgent(kitchen, noPages)
  const objection =
    'It contains peanut butter (peanut butter contains peanut), and you are allergic to peanuts.'
  const how = { without: [], locale: 'en-GB' }
  const conflict = { food: 'peanut butter', rule: { kind: 'allergy', value: 'peanuts' } }
  expect(
    await rules?.artifacts(
      't',
      [recipe('cod'), recipe('peanut butter'), recipe('kale'), recipe('cod', 'Add peanut butter.')],
      { without: ['dill'], locale: 'en-GB' },
    ),
  ).toEqual([null, { reason: objection, conflict }, null, { reason: objection, conflict }])
  expect(kitchen.asked.checked[0]).toEqual({
    foods: ['cod'],
    texts: ['Satay', 'Good.', 'Fry it.', 'in a bowl'],
    without: ['dill'],
  })
  expect(await rules?.texts('t', ['a salad', 'peanut soup'], how)).toBe(objection)
  expect(await rules?.texts('t', ['a salad'], how)).toBeNull()
})

test('every tool belongs to one announced subdomain', () => {
  const agent = createPantryAgent(createFakeKitchen(), noPages)
  const sorted = agent.subdomains.flatMap(({ name }) => agent.toolsOf?.(name) ?? [])
  expect(sorted.toSorted()).toEqual(Object.keys(agent.tools).toSorted())
  expect(agent.subdomains.map(({ name }) => name)).toEqual([
    'inventory',
    'recipes',
    'preferences',
    'meals',
    'shopping',
    'tasks',
    'memory',
    'foods',
  ])
  expect(agent.subdomains.find(({ name }) => name === 'meals')?.batchPolicy).toBe('all_or_nothing')
})

test('a refusal is described by its own message, whatever day it names', () => {
  const { describeResult } = createPantryAgent(createFakeKitchen(), noPages)
  for (const day of ['2026-13-01', '0000-00-00', '9999-99-99', '2026-02-30']) {
    const error = { code: 'UNKNOWN_DATE', message: `No day: ${day}.`, retryable: false }
    expect(describeResult('add_item', { ok: false, error }, moment)).toEqual([`No day: ${day}.`])
  }
  const answer = { ok: true as const, entities: [], data: { food: 'milk', lines: 1 } }
  expect(describeResult('check_off', answer, moment)).toEqual(['Checked milk off the shopping list.'])
})

test('a recipe to be cooked is returned in full, and a missing one as null', async () => {
  const pantry = createPantryAgent(createFakeKitchen(), noPages)
  const ask = (about: { type: string; id: string }) =>
    pantry.readContext({ token: 't', wants: ['detail', 'constraints'], about, message: '', moment })
  const { detail, constraints } = await ask({ type: 'recipe', id: codPieId })
  expect(detail?.label).toBe('Cod pie')
  expect(detail?.text.split('\n')).toEqual([
    'Cuisine: British.',
    'Times: 20 minutes to prepare, 40 minutes to cook.',
    'For a cold evening.',
    'Serves 4, 60 minutes.',
    '',
    'Ingredients:',
    '- 500 g cod, in chunks',
    '',
    '1. Poach the cod.',
    '2. Bake it under the mash.',
    '',
    'Note: Better the next day.',
  ])
  expect(constraints).toEqual([{ kind: 'allergy', value: 'peanuts' }])
  expect((await ask({ type: 'recipe', id: codPieId.replaceAll('c', 'd') })).detail).toBeNull()
  expect((await ask({ type: 'lot', id: codPieId })).detail).toBeUndefined()
})

test('the form of a decision in any step is one that strict structured outputs take', () => {
  const agent = createPantryAgent(createFakeKitchen(), noPages)
  for (const { name: subdomain } of agent.subdomains)
    for (const step_type of ['write', 'generate'] as const)
      expect(whyNotStrict(decisionForm(agent, { subdomain, step_type }))).toBeUndefined()
})
