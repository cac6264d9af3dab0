import { expect, test } from '@jest/globals'
import { parseScenarios } from './read-scenarios.ts'
import { renderReport } from './render-report.ts'
import { reachesBar, scoreOf } from './score.ts'
import { sumUsage } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import type { Miss, ObservedTurn } from './miss.ts'
import type { Played } from './play-scenario.ts'

function played(name: string, group: string, misses: Miss[] = []): Played[] {
  const text = `class: ${group}\nscenarios: [{ name: ${name}, turns: [{ say: hello }] }]`
  const judged = [{ agent: misses.length === 0 }]
  return parseScenarios('x.yaml', text).map((scenario) => ({
    ...{ scenario, misses, judged, told: [{ said: 'hello', came: turnWith(call, call, call) }] },
  }))
}

const call: ModelCall = {
  ...{ node: 'act', model: 'm', provider: 'openai', duration_ms: 20, repairs: 0 },
  ...{ input_tokens: 1_000, cached_tokens: 600, output_tokens: 50, cost_usd: 0.01 / 3 },
}
function turnWith(...calls: ModelCall[]): ObservedTurn {
  return {
    ...{ status: 'done', response: 'Hello.', responseType: 'message', pending: null, agent: null },
    ...{ complexity: null, decision: null, toolsCalled: [], changed: [], usage: sumUsage(calls) },
  }
}

const miss = { where: 'turn 1', expected: 'agent pantry', came: 'coach' }
const score = scoreOf([
  ...played('Milk is bought', 'stock'),
  ...played('Milk is poured', 'stock', [miss]),
  ...played('A day is told', 'days'),
])

test('scoreOf counts by class, and counts model decisions separately', () => {
  expect(score.classes.map(({ name, scenarios, passed }) => [name, scenarios, passed])).toEqual([
    ['days', 1, 1],
    ['stock', 2, 1],
  ])
  expect(score).toMatchObject({ scenarios: 3, passed: 2, agent: { right: 2, of: 3 } })
  expect(score.usage).toMatchObject({ model_calls: 9, input_tokens: 9_000, cached_tokens: 5_400 })
})

test('reachesBar accepts a share equal to the bar and none below it', () => {
  expect(reachesBar(score, 2 / 3)).toBe(true)
  expect(reachesBar(score, 0.67)).toBe(false)
  expect(reachesBar(scoreOf([]), 0)).toBe(false)
})

test('renderReport names the misses and has the table', () => {
  expect(renderReport(score, 0.9)).toBe(`
stock:
  ✗ Milk is poured
      turn 1: expected agent pantry; came: coach

class  scenarios  passed    share
days           1       1  100.0 %
stock          2       1   50.0 %
all            3       2   66.7 %

right: agent 66.7 % of 3, complexity – of 0, decision – of 0, model – of 0
model calls: 9, cost: 0.0300 $, 0.0100 $ a scenario
tokens: 9000 in (5400 of them cached), 450 out; a call took 20 ms, at most 20 ms
bar: 90 %, reached: 66.7 %`)
})

test('a cost of which a part is not known is told as not known', () => {
  const unknown = { ...call, cost_known: false }
  const [one] = played('Bread is bought', 'stock')
  const unpriced = scoreOf([
    ...played('Milk is bought', 'stock'),
    ...(one ? [{ ...one, told: [{ said: 'hello', came: turnWith(call, unknown, call) }] }] : []),
  ])
  expect(renderReport(unpriced, 0.9)).toContain('model calls: 6, cost: not known')
})
