import { expect, test } from '@jest/globals'
import type { Plan, PlanStep } from '@alfred/contracts'
import { checkPlan } from './check-plan.ts'

const step: PlanStep = {
  step_id: 'step_1',
  step_type: 'write',
  subdomain: 'recipes',
  group: 0,
  complexity: null,
  batch: null,
  confirm: false,
  description: 'do it',
}
const batch = { total: 1, items: [{ ref: 'gen_recipe_1', label: 'Cod' }] }
const planOf = (...steps: Partial<PlanStep>[]): Plan => ({
  decision: 'plan_direct',
  goal: 'x',
  steps: steps.map((one) => ({ ...step, ...one })),
  proposal_message: null,
  assumptions: [],
  clarification_questions: [],
})
const generate: Partial<PlanStep> = { step_type: 'generate', batch }

test('checkPlan accepts a plan that can be carried out', () => {
  expect(checkPlan(planOf({ subdomain: 'inventory' }))).toBeNull()
  expect(checkPlan(planOf(generate, { group: 1, batch }))).toBeNull()
  expect(checkPlan({ ...planOf(), decision: 'clarify' })).toBeNull()
})

test.each([
  ['an unknown subdomain', planOf({ subdomain: 'wine' }), /unknown subdomain/],
  ['a generated meal plan', planOf({ ...generate, subdomain: 'meals' }), /Only recipes are generated/],
  ['a generate step that says no number', planOf({ step_type: 'generate' }), /needs a batch/],
  ['a total that is another number', planOf({ batch: { ...batch, total: 3 } }), /not the number/],
  ['saving without saying what', planOf(generate, { group: 1 }), /same refs/],
])('checkPlan refuses %s', (_title, plan, reason) => {
  expect(checkPlan(plan)).toMatch(reason)
})
