import { AlfredError } from '@alfred/contracts'
import { tellAbsence } from '../agents/agent-of.ts'
import { gatherContext } from '../agents/gather-context.ts'
import type { NodeFunction } from '../running/node-function.ts'

/**
 * The ordinal of what is kept of the person, within a turn. No decision reaches it, so that the key of each effect is
 * its own, also when an earlier turn's plan is resumed behind it.
 */
export const KEEPING_ORDINAL = 10_000

/**
 * Has an agent keep what the message says of the person, before anything is planned: what holds must hold for the
 * answer to the same message. Each is a keyed call, safe to repeat. The rules are read anew afterwards.
 */
export const keep: NodeFunction = async (turn, state, dependencies) => {
  const keeping = state.understood?.keep
  if (!keeping) throw new AlfredError('INTERNAL', 'There is nothing to keep.')
  const { agent, calls } = keeping
  const { first, records } = turn.recorder.unstored()
  const events = turn.emitter.unstored()
  const { asked_at, time_zone } = turn.claim
  const { locale } = state
  const { results } = await dependencies.askAgent(
    'execute',
    {
      brief: { asked_at, time_zone, locale, without: [] },
      token: await turn.tokenFor(agent.domain),
      step: KEEPING_ORDINAL,
      records_from: first,
      records,
      events,
      calls,
      atomic: false,
    },
    { agent, signal: turn.signal, onAbsence: tellAbsence(turn, state, 'keep') },
  )
  turn.recorder.markStored(first + records.length)
  turn.emitter.markStored(events)
  const keeper = (await dependencies.directory.known()).find(({ domain }) => domain === agent.domain)
  const wanted = keeper ? [{ agent: keeper, wants: ['constraints'] }] : []
  return { kind: 'kept', results, gathered: await gatherContext(turn, state, { wanted, dependencies }) }
}
