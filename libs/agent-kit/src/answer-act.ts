import type { ActReply, ActRequest } from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'
import { checkArtifacts } from './check-artifacts.ts'
import { anyDecisionSchema, decisionForm } from './decision-form.ts'
import { withHarmlessWords } from './question-objection.ts'
import { logNameOf } from './answer-plan.ts'
import type { Thinking } from './answer-plan.ts'
import {
  answeredText,
  artifactTypesText,
  artifactsText,
  askedAtText,
  batchText,
  constraintsText,
  contextText,
  entitiesText,
  lines,
  shownCallsText,
} from './prompt-text.ts'
import { stepToolsText } from './tools-text.ts'

/**
 * Answers Act: the next decision in one step. The model sees this step and nothing beyond it (V4 4.3.1), and is not asked
 * where the content is taken from elsewhere. Artifacts are checked against their schema and the person's rules before they are returned.
 */
export async function answerAct(
  agent: AgentDefinition,
  { model, atWork }: Thinking,
  request: ActRequest,
): Promise<ActReply> {
  const taken = (await agent.takeContent?.(request)) ?? null
  if (taken !== null)
    return { decision: taken, ...(await checkArtifacts(agent, request, taken)), model_calls: [] }
  const { brief, step } = request
  const { output, call } = await atWork.run(request.turn, (signal) =>
    model.generate({
      node: 'act',
      prompt: agent.prompts.act,
      variables: {
        step: `Step ${request.step_number} of ${request.steps_total} (${step.step_type}, ${step.subdomain}): ${step.description}`,
        batch: batchText(request.batch),
        content: artifactsText(request.artifacts),
        message: brief.message,
        answered: answeredText(brief),
        profile: lines(brief.profile),
        context: contextText(brief),
        tools: step.step_type === 'generate' ? 'none in this step' : stepToolsText(agent, step.subdomain),
        schemas: step.step_type === 'generate' ? artifactTypesText(agent) : 'none in this step',
        constraints: constraintsText(brief, agent),
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
        batch: request.batch,
        artifacts: request.artifacts,
      },
      schema: anyDecisionSchema,
      form: decisionForm(agent, step),
      complexity: step.complexity ?? brief.route.complexity,
      signal,
      logAs: logNameOf(request.turn),
    }),
  )
  const decision = await withHarmlessWords(agent, request, output)
  const checked = await checkArtifacts(agent, request, decision)
  return { decision, ...checked, model_calls: [call] }
}
