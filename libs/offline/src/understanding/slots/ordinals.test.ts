import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const list = ['leek', 'plum', 'ham'].map((food) => ({ food, quantity: 1 }))
const shown = {
  state: { list },
  before: [{ say: 'what is on the list', acts: [{ tool: 'list_shopping' }], reply: 'Leeks, plums and ham.' }],
}

test.each<[string, string[]]>([
  ['take off the second one', ['plum']],
  ['the first two can come off', ['leek', 'plum']],
  ['scrap the last one', ['ham']],
  ['remove the third', ['ham']],
])('%j takes lines off by their place', (message, foods) => {
  expect(filled('remove_from_shopping', message, shown).map(({ food }) => food)).toEqual(foods)
})

test('an amount of the first is set of that one', () => {
  expect(filled('set_shopping', 'make it 5 of the first', shown)).toEqual([
    { tool: 'set_shopping', food: 'leek', quantity: 5 },
  ])
})

test('"at last" is no place in a row', () => {
  const [call] = filled('remove_from_shopping', 'take it off at last', shown)
  expect(call).toMatchObject({ food: null })
})

const tasks = {
  before: [
    {
      say: 'jobs for today',
      acts: [{ tool: 'list_tasks', day: 'today' }],
      reply: 'Wash the salad, soak the lentils, and sharpen the knives.',
    },
  ],
}

test.each<[string, string[]]>([
  ['did the first one', ['wash the salad']],
  ['lentils and knives are done', ['soak the lentils', 'sharpen the knives']],
  ["I've washed the salad", ['wash the salad']],
  ['all done', ['wash the salad', 'soak the lentils', 'sharpen the knives']],
])('%j tells which of the tasks that were shown are done', (message, what) => {
  expect(filled('done_task', message, tasks).map((call) => call['what'])).toEqual(what)
})

test('a task that was not shown keeps its own words', () => {
  expect(filled('done_task', 'descaled the kettle', tasks)).toEqual([
    { tool: 'done_task', what: 'descaled the kettle' },
  ])
})
