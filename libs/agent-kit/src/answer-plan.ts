import { firstCallSchema, planSchema, withModelCalls } from '@alfred/contracts'
import type { FirstCall, ModelCall, Plan, PlanReply, PlanRequest } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import { z } from 'zod'
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
  goalText,
  lines,
  mentionsText,
  recentTurnsText,
  subdomainsText,
} from './prompt-text.ts'
import { toolLines } from './tools-text.ts'
import type { TurnsAtWork } from './turns-at-work.ts'
import { wordsFor } from './words/words-for.ts'

/** A plan as a model writes it, with the calls that it hands over. */
const writtenPlanSchema = planSchema.extend({ first_calls: z.array(firstCallSchema).default([]) })

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
  const words = wordsFor(request.brief.locale)
  return atWork.run(request.turn, async (signal) => {
    const ask = (because: string | null) => askForPlan(agent, model, { request, because, signal })
    const first = await ask(request.replan_because)
    const objection = planShape(first.plan) ?? (await planObjection(agent, request, first.plan))
    if (objection === null)
      return { plan: first.plan, first_calls: first.firstCalls, model_calls: [first.call] }
    const refused = { ...first.call, repairs: first.call.repairs + 1 }
    const second = await ask(objection).catch((error: unknown) => {
      throw withModelCalls(error, [refused])
    })
    const model_calls = [refused, second.call]
    if (planShape(second.plan) !== null)
      return { plan: asQuestion(words.whatInstead(words.notUnderstood)), first_calls: [], model_calls }
    const remaining = await planObjection(agent, request, second.plan)
    return remaining === null
      ? { plan: second.plan, first_calls: second.firstCalls, model_calls }
      : { plan: asQuestion(words.whatInstead(remaining)), first_calls: [], model_calls }
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
): Promise<{ plan: Plan; firstCalls: FirstCall[]; call: ModelCall }> {
  const { output, call } = await model.generate({
    node: 'think',
    prompt: agent.prompts.think,
    variables: {
      message: brief.message,
      goal: goalText(brief.route),
      answered: answeredText(brief),
      mentions: mentionsText(brief),
      persona: agent.persona ?? 'none',
      subdomains: subdomainsText(agent),
      tools: toolLines(agent),
      dashboard: dashboardText(brief.dashboard),
      profile: lines(brief.profile),
      constraints: constraintsText(brief, agent),
      context: contextText(brief),
      recent_turns: recentTurnsText(brief),
      entities: entitiesText(brief),
      asked_at: askedAtText(brief),
      replan_because: because ?? 'none',
    },
    situation: { brief, replanBecause: because },
    schema: writtenPlanSchema,
    complexity: brief.route.complexity,
    signal,
    logAs: logNameOf(turn),
  })
  const { first_calls: firstCalls, ...plan } = output
  return { plan: agent.mendPlan?.(plan) ?? plan, firstCalls, call }
}

/**
 * A plan that asks the person instead: nothing of a plan that was refused twice is passed on, not even its words.
 */
function asQuestion(question: string): Plan {
  return {
    decision: 'clarify',
    goal: 'find something that keeps the rules',
    steps: [],
    proposal_message: null,
    assumptions: [],
    clarification_questions: [question],
  }
}
