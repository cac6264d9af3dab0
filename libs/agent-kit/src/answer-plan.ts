import { planSchema } from '@alfred/contracts'
import type { ModelCall, Plan, PlanReply, PlanRequest } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import type { AgentDefinition } from './agent-definition.ts'
import { planShape } from './plan-shape.ts'
import { planObjection } from './plan-objection.ts'
import {
  answeredText,
  askedAtText,
  constraintsText,
  contextText,
  dashboardText,
  entitiesText,
  lines,
  mentionsText,
  recentTurnsText,
  subdomainsText,
} from './prompt-text.ts'
import { toolLines } from './tools-text.ts'
import type { TurnsAtWork } from './turns-at-work.ts'

/** What Think and Act need: a model, and the turns at work with their cancellation. */
export type Thinking = { model: Model; atWork: TurnsAtWork }

/**
 * Answers Think: a plan for an understood message (spec S2.4). A plan that offers what the person must not have, or
 * that the domain refuses, is asked for once more with the reason; refused again, it is replaced by a question.
 */
export async function answerPlan(
  agent: AgentDefinition,
  { model, atWork }: Thinking,
  request: PlanRequest,
): Promise<PlanReply> {
  return atWork.run(request.turn, async (signal) => {
    const ask = (because: string | null) => askForPlan(agent, model, { request, because, signal })
    const first = await ask(request.replan_because)
    const objection = planShape(first.plan) ?? (await planObjection(agent, request, first.plan))
    if (objection === null) return { plan: first.plan, model_calls: [first.call] }
    const second = await ask(objection)
    const model_calls = [{ ...first.call, repairs: first.call.repairs + 1 }, second.call]
    if (planShape(second.plan) !== null) return { plan: asQuestion(notUnderstood), model_calls }
    const remaining = await planObjection(agent, request, second.plan)
    return { plan: remaining === null ? second.plan : asQuestion(remaining), model_calls }
  })
}

/** The name under which the turn's prompts are logged; undefined when the person did not ask for it. */
export function logNameOf({ id, log_prompts }: PlanRequest['turn']): string | undefined {
  return log_prompts ? id : undefined
}

type Question = { request: PlanRequest; because: string | null; signal: AbortSignal }

async function askForPlan(
  agent: AgentDefinition,
  model: Model,
  { request: { brief, turn }, because, signal }: Question,
): Promise<{ plan: Plan; call: ModelCall }> {
  const { output, call } = await model.generate({
    node: 'think',
    prompt: agent.prompts.think,
    variables: {
      message: brief.message,
      goal: brief.route.goal,
      answered: answeredText(brief),
      mentions: mentionsText(brief),
      persona: agent.persona ?? 'none',
      subdomains: subdomainsText(agent),
      tools: toolLines(agent),
      dashboard: dashboardText(brief.dashboard),
      profile: lines(brief.profile),
      constraints: constraintsText(brief),
      context: contextText(brief),
      recent_turns: recentTurnsText(brief),
      entities: entitiesText(brief),
      asked_at: askedAtText(brief),
      replan_because: because ?? 'none',
    },
    situation: { brief, replanBecause: because },
    schema: planSchema,
    complexity: brief.route.complexity,
    signal,
    logAs: logNameOf(turn),
  })
  return { plan: agent.mendPlan?.(output) ?? output, call }
}

const notUnderstood = 'I could not work out how to do that.'

/**
 * A plan that asks the person instead: nothing of a plan that was refused twice is passed on, not even its words.
 */
function asQuestion(reason: string): Plan {
  return {
    decision: 'clarify',
    goal: 'find something that keeps the rules',
    steps: [],
    proposal_message: null,
    assumptions: [],
    clarification_questions: [`${reason} What shall I do instead?`],
  }
}
