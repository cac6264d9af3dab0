import { understandingSchema } from '@alfred/contracts'
import { gatherContext, wantedToUnderstand } from '../agents/gather-context.ts'
import { fileGathered } from '../fold/file-gathered.ts'
import { workingSet } from '../memory/working-set.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { entitiesText, quickToolsText, recentTurnsText } from '../prompts/prompt-text.ts'
import { findCreator } from '../policy/find-creator.ts'
import { findQuickCall, quickTools } from '../policy/find-quick-call.ts'
import { openPending } from '../memory/make-pending.ts'
import type { NodeFunction } from '../running/node-function.ts'
import { logNameOf } from '../running/running-turn.ts'

/** Asks the model to turn the message into structured signals (spec S2.2), given the entities that it may mean. */
export const understand: NodeFunction = async (turn, state, dependencies) => {
  const agents = await dependencies.directory.known()
  // Only agents that answer now are asked: the context of a silent agent is missing, and the turn does not wait for
  // it.
  const wanted = wantedToUnderstand(await dependencies.directory.living())
  const gathered = await gatherContext(turn, state, { wanted, dependencies })
  const message = withoutIds(state.message)
  const filed = fileGathered(state, gathered)
  const entities = workingSet(filed)
  const { recent_turns: recent, narrative } = turn.conversation
  const pending = openPending(state, turn.claim.asked_at)
  const { output, call } = await dependencies.model.generate({
    node: 'understand',
    prompt: 'orchestrator/understand',
    variables: {
      message,
      entities: entitiesText(entities),
      pending: pending ? `${pending.wire.kind}: ${withoutIds(pending.wire.summary)}` : 'none',
      goal: state.goal?.description ?? 'none',
      subdomains: agents.flatMap(({ subdomains }) => subdomains.map(({ name }) => name)).join(', '),
      recent_turns: recentTurnsText(recent, narrative),
      asked_at: `${turn.claim.asked_at} (${turn.claim.time_zone})`,
      quick_tools: quickToolsText(quickTools(agents).map(({ tool }) => tool)),
    },
    situation: {
      message,
      entities,
      recent_turns: recent,
      pending: pending && { kind: pending.wire.kind, waits_for: pending.waiting.for },
      examples: agents.flatMap(({ examples, harder_examples }) => [
        ...examples,
        ...harder_examples.map((example) => example.message),
      ]),
      domains: agents.map(({ domain }) => domain),
      mode: state.mode,
    },
    schema: understandingSchema,
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  })
  // Without a pending item the message cannot be an answer.
  const understanding = pending ? output : { ...output, pending_reply: null }
  return {
    kind: 'understood',
    understanding,
    gathered,
    quick: findQuickCall(understanding, agents, filed),
    creator: state.mode === 'create' ? findCreator(message, understanding, agents) : null,
    model_calls: [call],
  }
}
