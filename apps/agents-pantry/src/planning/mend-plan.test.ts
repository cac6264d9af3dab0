import { expect, test } from '@jest/globals'
import type { Plan, PlanStep } from '@alfred/contracts'
import { mendPlan } from './mend-plan.ts'

const step = (subdomain: string, batch: PlanStep['batch']): PlanStep => ({
  ...{ step_id: 'step_1', step_type: 'write', subdomain, group: 0, complexity: null, confirm: false },
  ...{ description: 'do it', batch },
})
const mended = (one: PlanStep) => {
  const plan: Plan = {
    ...{ decision: 'plan_direct', goal: 'g', proposal_message: null, assumptions: [] },
    ...{ clarification_questions: [], steps: [one] },
  }
  return mendPlan(plan).steps[0]?.batch
}
const items = [{ ref: 'item_1', label: 'Monday' }]

test('a meal plan has no batch, since it is one call', () => {
  expect(mended(step('meals', { total: 1, items }))).toBeNull()
})

test('the total of a batch is the number of its items, and a batch without items is none', () => {
  expect(mended(step('recipes', { total: 3, items }))).toEqual({ total: 1, items })
  expect(mended(step('recipes', { total: 3, items: [] }))).toBeNull()
  expect(mended(step('inventory', null))).toBeNull()
})
