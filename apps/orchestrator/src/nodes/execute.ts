import { AlfredError, excludedFoods } from '@alfred/contracts'
import type { ToolCall } from '@alfred/contracts'
import { agentOf, tellAbsence } from '../agents/agent-of.ts'
import { stepsAtWork } from '../fold/steps.ts'
import { generatedRefsIn } from '../memory/translate.ts'
import type { RecentTurn } from '../memory/recent-turn.ts'
import type { NodeFunction } from '../running/node-function.ts'
import type { TurnState } from '../state/turn-state.ts'

/**
 * Has the agent apply the first open decision: its calls, the records that led to it and the unstored events are
 * stored in one transaction. Safe to repeat, also by another process that takes the turn over.
 */
export const execute: NodeFunction = async (turn, state, { askAgent }) => {
  const step = stepsAtWork(state.steps).find(({ open }) => open !== null)
  const open = step?.open
  if (!step || !open) throw new AlfredError('INTERNAL', 'There is no decision to apply.')
  const { step_id } = step.step
  if (open.calls.length === 0) return { kind: 'applied', step_id, results: [] }
  const agent = agentOf(state)
  const { first, records } = turn.recorder.unstored()
  const events = turn.emitter.unstored()
  const { asked_at, time_zone } = turn.claim
  const { locale } = state
  const { results } = await askAgent(
    'execute',
    {
      brief: {
        ...{ asked_at, time_zone, locale },
        without: excludedFoods(state.goal),
        said: wordsOf(state, turn.conversation.recent_turns),
        confirmed: step.isConfirmed,
      },
      token: await turn.tokenFor(agent.domain),
      step: open.ordinal,
      records_from: first,
      records,
      events,
      calls: open.calls.map((call) => withContent(call, state)),
      atomic: open.atomic,
    },
    { agent, signal: turn.signal, onAbsence: tellAbsence(turn, state, 'act') },
  )
  turn.recorder.markStored(first + records.length)
  turn.emitter.markStored(events)
  for (const { tool, outcome } of results) {
    turn.emitter.emit('progress', {
      type: 'tool_called',
      node: 'act',
      step: step_id,
      message: outcome.ok ? tool : `${tool} failed`,
    })
  }
  return { kind: 'applied', step_id, results }
}

/** Adds the full content of each generated ref that the call names: what is saved is exactly what was generated. */
function withContent(call: ToolCall, { artifacts }: TurnState): ToolCall {
  const refs = new Set(generatedRefsIn(call.arguments))
  const named = artifacts.filter(({ ref }) => refs.has(ref))
  return { ...call, artifacts: Object.fromEntries(named.map(({ ref, content }) => [ref, content])) }
}

/** The person's own words: of this message, of what it answers, and of the turns just before. */
function wordsOf({ message, answered }: TurnState, recent: readonly RecentTurn[]): string[] {
  const asked = answered === null ? [] : [answered.message, answered.answer]
  return [...new Set([message, ...asked, ...recent.map((turn) => turn.message)])]
}
