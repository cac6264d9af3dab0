import { actDecisionSchema } from '@alfred/contracts'
import type { ActReply, ActRequest } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import type { AgentDefinition } from './agent-definition.ts'
import { MODEL_TIME_MS, withDeadline } from './with-deadline.ts'
import { askedAtText, entitiesText, lines, shownCallsText, toolsText } from './prompt-text.ts'

/** Act: the next decision in one step. The model sees this step and nothing beyond it (V4 4.3.1). */
export async function answerAct(
  agent: AgentDefinition,
  model: Model,
  request: ActRequest,
): Promise<ActReply> {
  const { brief, step } = request
  const { output, call } = await withDeadline(MODEL_TIME_MS, (signal) =>
    model.generate({
      node: 'act',
      prompt: agent.prompts.act,
      variables: {
        step: `Step ${request.step_number} of ${request.steps_total} (${step.step_type}, ${step.subdomain}): ${step.description}`,
        batch: step.batch ? lines(step.batch.items.map(({ ref, label }) => `${ref}: ${label}`)) : 'none',
        message: brief.message,
        tools: toolsText(agent.tools),
        already_done: shownCallsText(request.this_step),
        earlier_facts: lines(request.earlier_facts),
        entities: entitiesText(brief),
        asked_at: askedAtText(brief),
      },
      situation: {
        brief,
        step,
        stepNumber: request.step_number,
        stepsTotal: request.steps_total,
        earlierFacts: request.earlier_facts,
        thisStep: request.this_step,
      },
      schema: actDecisionSchema,
      complexity: step.complexity ?? brief.route.complexity,
      signal,
    }),
  )
  return { decision: output, model_calls: [call] }
}
