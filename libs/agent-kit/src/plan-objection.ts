import { excludedFoods } from '@alfred/contracts'
import type { Plan, PlanRequest } from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'
import { questionObjection } from './question-objection.ts'

/**
 * The reason to refuse a plan, or null: a rule of the domain, or a text that offers what the person must not have
 * (ruling R18). Steps that read, or write what the person said, offer nothing and are not checked against the
 * person's rules.
 */
export async function planObjection(
  agent: AgentDefinition,
  request: PlanRequest,
  plan: Plan,
): Promise<string | null> {
  const refusal = agent.checkPlan?.(plan) ?? null
  if (refusal !== null) return refusal
  const questions = plan.decision === 'propose' ? [] : plan.clarification_questions
  const objection = questions.length === 0 ? null : await questionObjection(agent, request, questions)
  if (objection !== null || plan.decision === 'clarify') return objection
  const texts = offeredTexts(plan)
  if (texts.length === 0 || !agent.rules) return null
  const { constraints, locale } = request.brief
  return agent.rules.texts(request.token, texts, { without: excludedFoods(constraints.goal), locale })
}

/** The texts of a plan that offer food to the person. */
function offeredTexts(plan: Plan): string[] {
  if (plan.decision === 'propose') return [plan.proposal_message ?? '', ...plan.assumptions]
  return plan.steps
    .filter(({ step_type }) => step_type === 'generate')
    .flatMap(({ description, batch }) => [description, ...(batch?.items.map(({ label }) => label) ?? [])])
}
