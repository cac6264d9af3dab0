import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import {
  actDecisionSchema,
  actionSchema,
  agentCommands,
  chatCommands,
  compareEventIds,
  findUnit,
  inventoryTools,
  isFinalEvent,
  keysOf,
  nutritionTools,
  pantryTools,
  refSchema,
  subjects,
  sumUsage,
  turnEventSchema,
  units,
  unitsFor,
} from './index.ts'
import type { Action, TurnEventName } from './index.ts'

const id = '70000000-0000-4000-8000-000000000001'
const usage = sumUsage([])

describe('events', () => {
  const examples: Record<TurnEventName, object> = {
    job_started: { job_id: id, conversation_id: id, status: 'queued' },
    progress: { type: 'step_started', node: 'act', step: 'add_milk', message: 'Adding milk' },
    chunk: { at: 0, content: 'Hello' },
    handoff: { summary: 'Dinner', action: 'save', action_detail: 'a recipe' },
    context_updated: { status: 'ready' },
    done: {
      ...{ response: 'Hello', log_dir: null, job_id: id, conversation_id: id, status: 'done', pending: null },
      ...{ response_type: 'message', usage, model_provider: 'openai' },
    },
    error: { error: 'It went wrong.', code: 'INTERNAL', retryable: true, job_id: id },
  }

  test.each(Object.entries(examples))(
    '%s is accepted when valid and refused when a field is missing',
    (type, data) => {
      expect(turnEventSchema.safeParse({ id: '1.2', type, data }).success).toBe(true)
      for (const field of Object.keys(data)) {
        const broken = Object.fromEntries(Object.entries(data).filter(([name]) => name !== field))
        expect(turnEventSchema.safeParse({ id: '1.2', type, data: broken }).success).toBe(false)
      }
    },
  )

  test('an unknown event type is refused, and so is an event without a valid id', () => {
    expect(turnEventSchema.safeParse({ id: '1.2', type: 'party', data: {} }).success).toBe(false)
    for (const broken of ['', '1', '1.2.3', 'a.b', '1.2\n', '-1.2'])
      expect(turnEventSchema.safeParse({ id: broken, type: 'chunk', data: examples.chunk }).success).toBe(
        false,
      )
  })

  test('event ids are ordered number by number: a takeover comes after everything before it', () => {
    const shuffled = ['2.1', '1.10', '1.9', '10.1', '0.1', '1.1']
    expect(shuffled.toSorted(compareEventIds)).toEqual(['0.1', '1.1', '1.9', '1.10', '2.1', '10.1'])
    expect(compareEventIds('3.7', '3.7')).toBe(0)
  })

  test('only done and error are final events', () => {
    const last = Object.entries(examples)
      .map(([type, data]) => turnEventSchema.parse({ id: '1.1', type, data }))
      .filter(isFinalEvent)
    expect(last.map(({ type }) => type)).toEqual(['done', 'error'])
  })
})

describe('actions', () => {
  const examples: Record<Action['action'], object> = {
    tool_call: { tool: 'add_item', arguments_json: '{}' },
    step_complete: { result_summary: 'Done' },
    ask_user: { question: 'Which?', options: ['a', 'b'], context: '' },
    blocked: { reason_code: 'TOOL_FAILURE', details: '' },
    fail: { reason: 'x', user_message: 'Sorry' },
    call_agent: { target_agent: 'recipes', goal: 'find one', refs: [] },
  }

  test.each(Object.entries(examples))(
    '%s is accepted when valid and refused when a field is missing',
    (action, fields) => {
      expect(actionSchema.safeParse({ action, ...fields }).success).toBe(true)
      for (const field of Object.keys(fields)) {
        const broken = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field))
        expect(actionSchema.safeParse({ action, ...broken }).success).toBe(false)
      }
    },
  )

  test('a decision has one to twenty-four actions', () => {
    const fail = { action: 'fail', ...examples.fail }
    for (const [count, isAllowed] of [
      [0, false],
      [1, true],
      [24, true],
      [25, false],
    ] as const)
      expect(actDecisionSchema.safeParse({ actions: Array(count).fill(fail) }).success).toBe(isAllowed)
  })
})

describe('commands', () => {
  const submit = {
    turn_id: id,
    token: 'a-token',
    request_hash: 'a'.repeat(64),
    received_at: '2026-11-22T10:00:00.000Z',
    body: { message: 'hello' },
  }

  test.each([
    ['a turn that is no id', { turn_id: '1' }],
    ['a hash that is none', { request_hash: 'a' }],
    ['a time that is none', { received_at: 'now' }],
    ['a token without an end', { token: 'x'.repeat(8_193) }],
    ['a body that is none', { body: {} }],
  ])('submitTurn refuses %s', (_title, changes) => {
    expect(chatCommands.submitTurn.request.safeParse(submit).success).toBe(true)
    expect(chatCommands.submitTurn.request.safeParse({ ...submit, ...changes }).success).toBe(false)
  })

  test('execute carries at least one call, each with a number and a tool name', () => {
    const execute = {
      brief: { asked_at: '2026-11-22T10:00:00Z', time_zone: 'UTC', locale: 'en' },
      ...{ token: 't', step: 1, records_from: 0, records: [], events: [] },
      calls: [{ call: 1, tool: 'add_item', arguments: {} }],
    }
    const accepts = (changes: object) =>
      agentCommands.execute.request.safeParse({ ...execute, ...changes }).success
    expect(accepts({})).toBe(true)
    expect(accepts({ calls: [] })).toBe(false)
    expect(accepts({ calls: [{ call: 0, tool: 'add_item', arguments: {} }] })).toBe(false)
    expect(accepts({ calls: [{ call: 1, tool: 'add item; drop', arguments: {} }] })).toBe(false)
    expect(accepts({ step: 0 })).toBe(false)
  })

  test('no two commands share a subject, and no id can widen a subject to a wildcard', () => {
    const own = Object.values(chatCommands).map(({ subject }) => subject)
    expect(new Set(own).size).toBe(own.length)
    expect(subjects.turnEvents(id)).toBe(`turns.${id}.events`)
  })
})

describe('tools', () => {
  test.each(Object.entries({ ...pantryTools, ...nutritionTools }))(
    '%s takes its fields, all of them, and no others',
    (_name, { arguments: schema }) => {
      const { additionalProperties, required = [] } = z.toJSONSchema(schema)
      expect(additionalProperties).toBe(false)
      expect(required.toSorted()).toEqual(Object.keys(schema.shape).toSorted())
    },
  )

  const valid = {
    add_item: { food: 'milk', quantity: 1, unit: 'l', location: null, expires: 'Friday', opened: null },
    use_item: { food: 'milk', item: null, quantity: null, unit: null, location: null },
    move_item: { food: 'milk', item: 'lot_1', quantity: 1, unit: null, from: null, to: 'freezer' },
    correct_item: {
      food: 'milk',
      item: null,
      location: null,
      quantity: 0,
      unit: null,
      expires: null,
      opened: true,
    },
    discard_item: {
      ...{
        food: 'milk',
        item: null,
        quantity: null,
        unit: null,
        location: null,
        reason: 'spoiled',
        note: null,
      },
      ...{ expires: null, all: null },
    },
    discard_all: {
      which: 'expired',
      food: null,
      location: 'fridge',
      estimated: null,
      reason: null,
      note: null,
    },
    set_min_stock: { food: 'milk', quantity: 2, unit: 'l' },
    list_low_stock: {},
    usage_history: { food: 'milk', kind: 'used', period: 'this month' },
    list_items: { location: null, food: null },
    list_expiring: { until: 'Friday', location: null },
  } satisfies Partial<Record<keyof typeof inventoryTools, object>>

  test.each(keysOf(valid))('%s takes exactly its fields', (name) => {
    const schema = inventoryTools[name].arguments
    const given = valid[name]
    expect(schema.safeParse(given).success).toBe(true)
    expect(schema.safeParse({ ...given, user_id: id }).success).toBe(false)
    for (const field of Object.keys(given)) {
      const broken = Object.fromEntries(Object.entries(given).filter(([other]) => other !== field))
      expect(schema.safeParse(broken).success).toBe(false)
    }
  })

  test.each([0, -1, 1e-7, 1_000_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not an amount',
    (quantity) => {
      expect(inventoryTools.add_item.arguments.safeParse({ ...valid.add_item, quantity }).success).toBe(false)
    },
  )
})

test.each([
  ['litres', 'l'],
  [' Pcs. ', 'piece'],
  ['KG', 'kg'],
  ['tins', 'can'],
  ['furlong', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the unit "%s" is %s', (said, unit) => {
  expect(findUnit(said)).toBe(unit)
})

test('no name means two units', () => {
  const names = Object.entries(units).flatMap(([code, { names: own }]) => [code, ...own])
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['lot_1', true],
  ['gen_recipe_12', true],
  ['ref_recipe_4', true],
  ['70000000-0000-4000-8000-000000000001', false],
  ['lot', false],
  ['lot_1; drop', false],
])('"%s" as a ref: %s', (ref, isRef) => {
  expect(refSchema.safeParse(ref).success).toBe(isRef)
})

test.each([
  ['pint', 'en-GB', 'uk_pint'],
  ['pints', 'en-US', 'us_pint'],
  ['fl. oz.', 'en-AU', 'uk_fl_oz'],
  ['fl oz', 'de-DE', 'us_fl_oz'],
  ['UK pint', 'en-US', 'uk_pint'],
  ['us_pint', 'en-GB', 'us_pint'],
  ['gms', 'en', 'g'],
])('the unit "%s" in %s is %s', (said, locale, unit) => {
  expect(findUnit(said, locale)).toBe(unit)
})

test.each([
  ['en-GB', 'uk_pint', 'us_pint'],
  ['en-US', 'us_pint', 'uk_pint'],
])('in %s a %s is offered and no %s', (locale, own, other) => {
  expect(unitsFor(locale)).toContain(own)
  expect(unitsFor(locale)).not.toContain(other)
})
