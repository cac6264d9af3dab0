import {
  artifactSchema,
  batchItemSchema,
  planStepSchema,
  shownCallSchema,
  turnBriefSchema,
} from '@alfred/contracts'
import type { ActDecision, Action, Plan, PlanStep, WrittenArtifact } from '@alfred/contracts'
import { z } from 'zod'
import { ask } from './reading/intent.ts'
import type { Question } from './reading/intent.ts'

// The input types of an agent's offline rules, and short constructors for their answers.

export const thinkSituationSchema = z.object({
  brief: turnBriefSchema,
  replanBecause: z.string().nullable(),
})
export type ThinkSituation = z.infer<typeof thinkSituationSchema>

export const actSituationSchema = z.object({
  brief: turnBriefSchema,
  step: planStepSchema,
  stepNumber: z.int(),
  stepsTotal: z.int(),
  earlierFacts: z.array(z.string()),
  thisStep: z.array(shownCallSchema),
  batch: z.array(batchItemSchema),
  artifacts: z.array(artifactSchema),
})
export type ActSituation = z.infer<typeof actSituationSchema>

const emptyPlan: Plan = {
  decision: 'plan_direct',
  goal: '',
  steps: [],
  proposal_message: null,
  assumptions: [],
  clarification_questions: [],
}

export type StepSketch = Pick<PlanStep, 'step_type' | 'subdomain' | 'description'> &
  Partial<Pick<PlanStep, 'group' | 'batch' | 'complexity' | 'confirm'>>

/**
 * A plan whose steps run one after the other, unless they name their groups. What was not understood beside them is told, and leaves nothing
 * open.
 */
export function planDirect(
  goal: string,
  sketches: readonly StepSketch[],
  notUnderstood: readonly string[] = [],
): Plan {
  const steps = sketches.map((sketch, index) => ({
    step_id: `step_${index + 1}`,
    group: index,
    batch: null,
    complexity: null,
    confirm: false,
    ...sketch,
  }))
  return { ...emptyPlan, goal, steps, clarification_questions: notUnderstood.slice(0, 3) }
}

/** A proposal with two to four assumptions, which the person confirms or corrects. */
export function propose(goal: string, message: string, assumptions: readonly string[]): Plan {
  return {
    ...emptyPlan,
    decision: 'propose',
    goal,
    proposal_message: message,
    assumptions: assumptions.slice(0, 4),
  }
}

/** A plan that asks at most three questions, each with the slot that its answer fills. */
export function clarify(...questions: (string | Question)[]): Plan {
  const asked = questions
    .slice(0, 3)
    .map((question) => (typeof question === 'string' ? ask(question) : question))
  const asks = asked.flatMap((question) => question.asks ?? [])
  return {
    ...emptyPlan,
    decision: 'clarify',
    goal: 'find out what is meant',
    clarification_questions: asked.map(({ question }) => question),
    ...(asks.length > 0 && { asks }),
  }
}

/** Asks the person in the middle of a step. */
export function askUser({ question, asks }: Question): ActDecision {
  return {
    actions: [{ action: 'ask_user', question, options: [], context: '', ...(asks && { asks: [asks] }) }],
  }
}

export function callTool(tool: string, args: Record<string, unknown>, item: string | null = null): Action {
  return { action: 'tool_call', tool, arguments_json: JSON.stringify(args), item }
}

export function completeStep(summary: string, artifacts: WrittenArtifact[] = []): Action {
  return { action: 'step_complete', result_summary: summary, artifacts }
}
