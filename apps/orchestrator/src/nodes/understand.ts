import { understandingSchema } from '@alfred/contracts'
import { shownEntities } from '../session/registry.ts'
import { withoutIds } from '../session/without-ids.ts'
import { entitiesText, recentTurnsText } from '../prompts/prompt-text.ts'
import type { NodeFunction } from '../turn/node-function.ts'

/** Turns the message into structured signals (spec S2.2). */
export const understand: NodeFunction = async (turn, state, { model }) => {
  const message = withoutIds(turn.request.message)
  const entities = shownEntities(state.registry)
  const recent = turn.conversation.recent_turns
  const { output, call } = await model.generate({
    node: 'understand',
    prompt: 'orchestrator/understand',
    variables: {
      message,
      entities: entitiesText(entities),
      recent_turns: recentTurnsText(recent),
      asked_at: `${turn.claim.asked_at} (${turn.claim.time_zone})`,
    },
    situation: { message, entities, recent_turns: recent },
    schema: understandingSchema,
    complexity: 'low',
    signal: turn.signal,
  })
  return { kind: 'understood', understanding: output, model_calls: [call] }
}
