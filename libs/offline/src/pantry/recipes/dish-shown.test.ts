import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const shown = { type: 'recipe', status: 'saved', tier: 'active', note: 'in this turn' } as const

function readBehind(labels: readonly string[], message: string) {
  const entities = labels.map((label, at) => ({ ...shown, ref: `recipe_${at}`, label }))
  return parseKitchenMessage(message, { ...briefOf(message), entities })
}

test.each([
  ["let's have it on Friday", 'friday', 'dinner'],
  ["I'll make that for lunch tomorrow", 'tomorrow', 'lunch'],
])('the dish that was shown last is planned: "%s"', (message, day, meal) => {
  expect(readBehind(['leek tart'], message)).toMatchObject([
    { tool: 'plan_meals', arguments: { meals: [{ day, meal, title: 'leek tart' }] } },
  ])
})

test('of several dishes none is planned for who names none', () => {
  expect(readBehind(['leek tart', 'lentil soup'], "let's have it on Friday")).toEqual([])
})

const task = { type: 'task', status: 'saved', tier: 'active', ref: 'task_1', note: null } as const

test('the one task that was told of is ticked off by a bare "done"', () => {
  const before = { message: 'what do I have to do?', response: 'To do: water the basil.', facts: [] }
  const brief = {
    ...briefOf('done'),
    recent_turns: [before],
    entities: [{ ...task, label: 'water the basil' }],
  }
  expect(parseKitchenMessage('done', brief)).toMatchObject([
    { tool: 'done_task', arguments: { what: 'water the basil' } },
  ])
  const two = [...brief.entities, { ...task, ref: 'task_2', label: 'thaw the peas' }]
  expect(parseKitchenMessage('done', { ...brief, entities: two })).toEqual([])
})
