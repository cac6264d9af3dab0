import type { Announcement } from '@alfred/contracts'
import type { TextRequest } from '@alfred/llm'
import { tellNarrative } from '../memory/narrative.ts'
import { openPending } from '../memory/make-pending.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { workingSet } from '../memory/working-set.ts'
import { quickTools } from '../policy/quick-tools.ts'
import { logNameOf } from '../running/running-turn.ts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { TurnState } from '../state/turn-state.ts'
import { tellPending } from '../telling/tell-pending.ts'
import { agentsText, constraintsText, entitiesText, quickToolsText, recentTurnsText } from './prompt-text.ts'

/** What the model that reads a message is told: the agents and tools first, the moment and the message last. */
export function readingRequest(
  turn: RunningTurn,
  state: TurnState,
  agents: readonly Announcement[],
): TextRequest {
  const message = withoutIds(state.message)
  const entities = workingSet(state)
  const { recent_turns: recent, narrative, last_agent } = turn.conversation
  const pending = openPending(state, turn.claim.asked_at)
  const tools = quickTools(agents)
  return {
    node: 'understand',
    prompt: 'orchestrator/understand',
    variables: {
      message,
      agents: agentsText(agents),
      tools: quickToolsText(tools.map(({ tool }) => tool)),
      kept_kinds: agents.flatMap(({ providers }) => providers.keeps?.kinds ?? []).join(', ') || 'none',
      constraints: constraintsText(state),
      entities: entitiesText(entities),
      pending: pending ? `${pending.wire.kind}: ${withoutIds(pending.wire.summary)}` : 'none',
      goal: state.goal?.description ?? 'none',
      recent_turns: recentTurnsText(recent, tellNarrative(narrative, message)),
      last_agent: last_agent ?? 'none',
      asked_at: `${turn.claim.asked_at} (${turn.claim.time_zone})`,
    },
    situation: {
      message,
      entities,
      recent_turns: recent,
      asked_at: turn.claim.asked_at,
      time_zone: turn.claim.time_zone,
      pending: pending && { ...tellPending(pending), waits_for: pending.waiting.for },
      mode: state.mode,
      last_agent,
      agents: agents.map(
        ({ domain, description, subdomains, examples, harder_examples, wording, providers }) => ({
          domain,
          about: [description, ...subdomains.map((one) => `${one.name} ${one.description}`)],
          examples,
          harder_examples,
          wording,
          keeps: providers.keeps?.kinds ?? [],
        }),
      ),
    },
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  }
}
