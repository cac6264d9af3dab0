import { expect, test } from '@jest/globals'
import type { ModelCall } from '@alfred/contracts'
import { budgetRefusal } from './token-budget.ts'

const call: ModelCall = {
  ...{ node: 'act', model: 'm', provider: 'openai', cost_usd: 0, duration_ms: 1, repairs: 0 },
  ...{ input_tokens: 900, output_tokens: 100 },
}
const limits = { tokensMax: 3_000, tokensOfDayMax: 10_000 }

test.each([
  { of: 'a turn with room in it and in the day', calls: 2, tokensToday: 7_999 },
  { of: 'a turn that took what one may', calls: 3, tokensToday: 0, code: 'TURN_BUDGET_EXCEEDED' },
  { of: 'a turn that reaches the end of the day', calls: 2, tokensToday: 8_000, code: 'DAY_BUDGET_EXCEEDED' },
  { of: 'a turn of a day that is over', calls: 0, tokensToday: 10_000, code: 'DAY_BUDGET_EXCEEDED' },
])('$of is told by the code of its refusal: $code', ({ calls, tokensToday, code }) => {
  const modelCalls = Array<ModelCall>(calls).fill(call)
  expect(budgetRefusal({ modelCalls, tokensToday }, limits)?.code).toBe(code)
})

test('a day without a limit is never over', () => {
  const spent = { modelCalls: [], tokensToday: 1e9 }
  expect(budgetRefusal(spent, { ...limits, tokensOfDayMax: 0 })).toBeNull()
})
