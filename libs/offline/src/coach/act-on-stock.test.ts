import { expect, test } from '@jest/globals'
import type { ShownCall } from '@alfred/contracts'
import { actOnStock } from './act-on-stock.ts'

const asked = (items: object[], ok = true): ShownCall => ({
  tool: 'call_agent',
  arguments: { target_agent: 'pantry' },
  ok,
  facts: ok ? ['In the fridge: 12 eggs.'] : ['The agent pantry is not running.'],
  data: {
    calls: [
      { tool: 'list_items', data: { items } },
      { tool: 'other', data: {} },
    ],
  },
})
const compared: ShownCall = {
  tool: 'compare_foods',
  arguments: {},
  ok: true,
  facts: ['Protein ...'],
  data: {},
}

test('actOnStock asks the pantry first', () => {
  expect(actOnStock('protein_g', []).actions).toEqual([
    { action: 'call_agent', target_agent: 'pantry', goal: 'what do I have in stock?', refs: [] },
  ])
})

test('actOnStock compares each food in stock once', () => {
  const { actions } = actOnStock('protein_g', [asked([{ food: 'egg' }, { food: 'milk' }, { food: 'egg' }])])
  expect(actions[0]).toMatchObject({ action: 'tool_call', tool: 'compare_foods' })
  expect(JSON.parse(actions[0]?.action === 'tool_call' ? actions[0].arguments_json : '{}')).toEqual({
    foods: ['egg', 'milk'],
    nutrient: 'protein_g',
    basis: null,
  })
  expect(actions[1]).toMatchObject({ action: 'step_complete' })
  expect(actOnStock('protein_g', [asked([]), compared]).actions).toMatchObject([{ action: 'step_complete' }])
})

test('actOnStock says when there is no stock, no pantry agent, or no nutrient to compare by', () => {
  const toldBy = (calls: ShownCall[]) => actOnStock('protein_g', calls).actions[0]
  expect(toldBy([asked([])])).toMatchObject({
    user_message: 'I find nothing in stock that could be compared.',
  })
  expect(toldBy([asked([], false)])).toMatchObject({ user_message: 'The agent pantry is not running.' })
  expect(toldBy([{ ...asked([], false), facts: [] }])).toMatchObject({
    user_message: 'I could not find out what is in the kitchen.',
  })
  const failed = { ...compared, ok: false, facts: ['I have no nutrition figures for unicorn.'] }
  expect(toldBy([asked([{ food: 'unicorn' }]), failed])).toMatchObject({
    action: 'fail',
    user_message: 'I have no nutrition figures for unicorn.',
  })
})
