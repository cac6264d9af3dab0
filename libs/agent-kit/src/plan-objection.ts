import type { Plan, PlanRequest } from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'

/**
 * What speaks against a plan: a rule of the domain, or a text that offers what the person must not have
 * (ruling R18). Steps that read, or write what a person said, offer nothing and are not held against it.
 */
export async function planObjection(
  agent: AgentDefinition,
  request: PlanRequest,
  plan: Plan,
): Promise<string | null> {
  const refusal = agent.checkPlan?.(plan) ?? null
  if (refusal !== null) return refusal
  const texts = offeredTexts(plan)
  if (texts.length === 0 || !agent.rules) return null
  return agent.rules.texts(request.token, texts)
}

/** Everything in a plan that puts food before the person. */
function offeredTexts(plan: Plan): string[] {
  if (plan.decision === 'propose') return [plan.proposal_message ?? '', ...plan.assumptions]
  return plan.steps
    .filter(({ step_type }) => step_type === 'generate')
    .flatMap(({ description, batch }) => [description, ...(batch?.items.map(({ label }) => label) ?? [])])
}
