import { expect, test } from '@jest/globals'
import { sumUsage } from '@alfred/contracts'
import type { ObservedTurn } from '../eval/miss.ts'
import { liveOutcome } from './live-outcome.ts'
import { liveScenario, standsAlone } from './live-scenario.ts'
import { lineSchema, type Line } from './corpus.ts'

const line = (given: object): Line =>
  lineSchema.parse({ id: 'x-1', now: '2026-01-06T23:24:00+05:30', say: 'tick the ham', ...given })
const ticked = line({
  acts: [{ tool: 'check_off', food: 'ham' }],
  also_ok: [[{ tool: 'bought', food: 'ham' }]],
})

function came(
  tools: readonly string[],
  { changed = [], responseType = 'message' }: { changed?: string[]; responseType?: string } = {},
): ObservedTurn {
  return {
    ...{ status: 'done', response: 'Done.', responseType, pending: null, agent: 'pantry', complexity: null },
    ...{
      decision: null,
      toolsCalled: tools.map((tool) => ({ tool, count: 1 })),
      usage: sumUsage([]),
      changed,
    },
  }
}

test.each([
  ['the tool that is meant', came(['check_off'], { changed: ['shopping_items'] }), 'right'],
  ['another tool that is as good', came(['bought'], { changed: ['inventory_lots'] }), 'right'],
  ['a read along', came(['list_shopping', 'check_off'], { changed: ['shopping_items'] }), 'right'],
  ['another change', came(['discard_item'], { changed: ['inventory_lots'] }), 'wrong write'],
  [
    'one change too many',
    came(['check_off', 'discard_item'], { changed: ['shopping_items'] }),
    'wrong write',
  ],
  ['another tool that was refused', came(['discard_item']), 'wrong read'],
  ['nothing', came([]), 'nothing'],
] as const)('a turn that called %s is judged', (_case, turn, outcome) => {
  expect(liveOutcome(ticked, turn)).toBe(outcome)
})

test('a question is right where one is due, and otherwise one that was not needed', () => {
  const asked = came([], { responseType: 'question' })
  expect(liveOutcome(line({ kind: 'ask' }), asked)).toBe('right')
  expect(liveOutcome(ticked, asked)).toBe('asked')
})

test('where nothing is to be done every change is wrong', () => {
  const talk = line({ kind: 'chat' })
  expect(liveOutcome(talk, came([]))).toBe('right')
  expect(liveOutcome(talk, came(['add_item'], { changed: ['inventory_lots'] }))).toBe('wrong write')
})

test('a message is played on the day of the place where it was said, with what its situation tells', () => {
  const state = {
    stock: [{ food: 'ham', quantity: 2 }, 'milk'],
    recipes: ['fish pie'],
    plan: [{ day: '2026-01-07', meal: 'dinner', title: 'stew' }],
  }
  const scenario = liveScenario(line({ state }))
  expect(scenario.clock.slice(0, 10)).toBe('2026-01-06')
  expect(scenario.given.stock.map(({ food, quantity }) => [food, quantity])).toEqual([
    ['ham', 2],
    ['milk', 1],
  ])
  expect([scenario.given.recipes[0]?.name, scenario.given.meals[0]?.title]).toEqual(['fish pie', 'stew'])
})

test('what answers or follows something does not stand alone', () => {
  expect(standsAlone(ticked)).toBe(true)
  expect(standsAlone(line({ before: [{ say: 'hello' }] }))).toBe(false)
  expect(standsAlone(line({ open: { kind: 'proposal' } }))).toBe(false)
})
