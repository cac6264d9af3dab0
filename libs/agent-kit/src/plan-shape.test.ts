import { expect, test } from '@jest/globals'
import type { Plan } from '@alfred/contracts'
import { planShape } from './plan-shape.ts'

const plan = (change: Partial<Plan>): Plan => ({
  ...{ decision: 'plan_direct', goal: 'g', steps: [], proposal_message: null, assumptions: [] },
  ...{ clarification_questions: [], ...change },
})

test.each([
  ['a plan without steps', plan({}), /step/],
  ['a proposal without a message', plan({ decision: 'propose', assumptions: ['For two.'] }), /message/],
  ['a proposal without assumptions', plan({ decision: 'propose', proposal_message: 'Soup?' }), /assumptions/],
  ['a question that is none', plan({ decision: 'clarify', clarification_questions: [' '] }), /question/],
])('%s is no plan', (_, made, reason) => {
  expect(planShape(made)).toMatch(reason)
})

test.each([
  plan({ decision: 'propose', proposal_message: 'Soup?', assumptions: ['For two.'] }),
  plan({ decision: 'clarify', clarification_questions: ['For how many?'] }),
])('a plan whose parts fit its decision is one', (made) => {
  expect(planShape(made)).toBeNull()
})
