import type { Plan, PlanStep } from '@alfred/contracts'

/**
 * Mends what needs no new plan: a meal plan is one call and has no batch, whatever was written, and the total of a
 * batch is the number of its items.
 */
export function mendPlan(plan: Plan): Plan {
  return { ...plan, steps: plan.steps.map(mendStep) }
}

function mendStep(step: PlanStep): PlanStep {
  const { batch, subdomain } = step
  if (batch === null) return step
  if (subdomain === 'meals' || batch.items.length === 0) return { ...step, batch: null }
  return { ...step, batch: { ...batch, total: batch.items.length } }
}
