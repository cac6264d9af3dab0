import { AlfredError } from '@alfred/contracts'
import { agentOf, tellAbsence } from '../agents/agent-of.ts'
import type { NodeFunction } from '../turn/node-function.ts'

/**
 * Has the agent apply the open decision: its calls, the records that led to it and the events told
 * so far become durable in one transaction. Safe to repeat, also by whoever takes the turn over.
 */
export const execute: NodeFunction = async (turn, state, { askAgent }) => {
  const open = state.open
  if (!open) throw new AlfredError('INTERNAL', 'There is no decision to apply.')
  if (open.calls.length === 0) return { kind: 'applied', results: [] }
  const agent = agentOf(state)
  const { first, records } = turn.recorder.unstored()
  const events = turn.emitter.unstored()
  const { asked_at, time_zone, locale } = turn.claim
  const { results } = await askAgent(
    'execute',
    {
      brief: { asked_at, time_zone, locale },
      token: await turn.tokenFor(agent.domain),
      step: open.ordinal,
      records_from: first,
      records,
      events,
      calls: open.calls,
    },
    { agent, signal: turn.signal, onAbsence: tellAbsence(turn, 'act') },
  )
  turn.recorder.markStored(first + records.length)
  turn.emitter.markStored(events)
  for (const { tool, outcome } of results) {
    turn.emitter.emit('progress', {
      type: 'tool_called',
      node: 'act',
      step: null,
      message: outcome.ok ? tool : `${tool} failed`,
    })
  }
  return { kind: 'applied', results }
}
