import { planSchema } from '@alfred/contracts'
import type { PlanReply, PlanRequest } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import type { AgentDefinition } from './agent-definition.ts'
import { MODEL_TIME_MS, withDeadline } from './with-deadline.ts'
import { askedAtText, dashboardText, entitiesText, recentTurnsText, toolsText } from './prompt-text.ts'

/** Think: from an understood message and the counts of a household to a plan (spec S2.4). */
export async function answerPlan(
  agent: AgentDefinition,
  model: Model,
  request: PlanRequest,
): Promise<PlanReply> {
  const { brief, token, replan_because: replanBecause } = request
  const dashboard = await agent.readDashboard(token)
  const { output, call } = await withDeadline(MODEL_TIME_MS, (signal) =>
    model.generate({
      node: 'think',
      prompt: agent.prompts.think,
      variables: {
        message: brief.message,
        goal: brief.route.goal,
        tools: toolsText(agent.tools),
        dashboard: dashboardText(dashboard),
        recent_turns: recentTurnsText(brief),
        entities: entitiesText(brief),
        asked_at: askedAtText(brief),
        replan_because: replanBecause ?? 'none',
      },
      situation: { brief, dashboard, replanBecause },
      schema: planSchema,
      complexity: brief.route.complexity,
      signal,
    }),
  )
  return { plan: output, model_calls: [call] }
}
