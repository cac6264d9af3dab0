import { describe, expect, test } from '@jest/globals'
import { sumUsage } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { checkTurn, judge } from './check-turn.ts'
import type { ChosenModels } from '@alfred/llm'
import type { ObservedTurn } from './miss.ts'
import type { TurnExpectation } from './scenario.ts'

const called = (node: string, model = 'rules', provider = 'offline'): ModelCall => ({
  ...{ node, model, provider, input_tokens: 0, output_tokens: 0, cost_usd: 0, duration_ms: 0, repairs: 0 },
})
const models: ChosenModels = (_, complexity) => (complexity === 'high' ? ['large'] : ['small', 'medium'])

const turn: ObservedTurn = {
  status: 'done',
  response: 'In the fridge: 12 eggs.',
  responseType: 'message',
  pending: null,
  agent: 'pantry',
  complexity: 'low',
  decision: 'plan_direct',
  toolsCalled: [
    { tool: 'list_items', count: 2 },
    { tool: 'add_item', count: 1 },
  ],
  usage: sumUsage([called('understand'), called('think'), called('act'), called('reply')]),
  changed: ['inventory_lots'],
}
const expectations = (expect: TurnExpectation): string[] =>
  checkTurn(expect, turn, 'turn 1').map(({ expected }) => expected)

describe('a turn', () => {
  test('as expected has no miss', () => {
    expect(
      expectations({
        agent: ['pantry'],
        complexity: ['low', 'medium'],
        decision: ['plan_direct'],
        status: ['done'],
        response_type: ['message'],
        tools: ['add_item', 'list_items', 'list_items'],
        model_calls_max: 4,
        reply: { has: ['12 EGGS', '/fridge: \\d+/'], lacks: ['milk'] },
      }),
    ).toEqual([])
  })

  test.each<[string, TurnExpectation, string]>([
    ['another agent', { agent: [null, 'coach'] }, 'agent  or coach'],
    ['another decision', { decision: ['propose'] }, 'decision propose'],
    [
      'a tool that is called once less',
      { tools: ['add_item', 'list_items'] },
      'tools ["add_item","list_items"]',
    ],
    [
      'a tool that is missing',
      { tools: { has: ['use_item'], lacks: [] } },
      'tools {"has":["use_item"],"lacks":[]}',
    ],
    [
      'a tool that must not be',
      { tools: { has: [], lacks: ['add_item'] } },
      'tools {"has":[],"lacks":["add_item"]}',
    ],
    ['too many calls', { model_calls_max: 3 }, 'at most 3 model calls'],
    ['words that are missing', { reply: { has: ['milk'], lacks: [] } }, 'a reply with milk'],
    ['words that must not be', { reply: { has: [], lacks: ['/egg/'] } }, 'a reply without /egg/'],
  ])('with %s is a miss', (_, expectation, told) => {
    expect(expectations(expectation)).toEqual([told])
  })

  test('is always a miss when it shows an id, makes a false claim, does not end or has no reply', () => {
    const missOf = (changed: Partial<ObservedTurn>): string[] =>
      checkTurn({}, { ...turn, ...changed }, 'turn 1').map(({ expected }) => expected)
    expect(missOf({ response: 'It is a508000d-1111-4222-8333-444455556666.' })).toEqual([
      'a reply without ids',
    ])
    expect(missOf({ response: 'Added milk.', changed: [] })).toEqual([
      'no claim of a success that is not stored',
    ])
    expect(missOf({ status: 'running' })).toEqual(['an end'])
    expect(missOf({ response: ' ' })).toEqual(['a reply'])
  })
})

test('a model decision is judged only where one was expected', () => {
  expect(judge({ agent: ['coach'], complexity: ['low'] }, turn, models)).toEqual({
    agent: false,
    complexity: true,
  })
  expect(judge({}, turn, models)).toEqual({})
})

test('the models that planned and acted are held against those for the expected complexity', () => {
  const judgedAs = (complexity: 'low' | 'high', ...asked: string[]) => {
    const calls = [
      called('understand', 'any', 'openai'),
      ...asked.map((model) => called('think', model, 'openai')),
    ]
    return judge({ complexity: [complexity] }, { ...turn, usage: sumUsage(calls) }, models).model
  }
  expect(judgedAs('low', 'medium')).toBe(true)
  expect(judgedAs('low', 'small', 'large')).toBe(false)
  expect(judgedAs('high', 'large')).toBe(true)
  expect(judgedAs('high')).toBeUndefined()
})
