import { AlfredError } from '@alfred/contracts'
import { isStale } from '@alfred/db'
import { localDateAt } from '@alfred/language'
import { wordOutcome } from '@alfred/language/wording'
import type { NodeFunction } from '../running/node-function.ts'

/** The domain of these calls belongs to no agent: the database knows all changes, whichever agent made them. */
const DOMAIN = 'alfred'
/** The step and call number of the only call of such a turn. */
export const lookBackKey = { step: 1, call: 1 } as const

/**
 * Shows or undoes earlier changes (spec S14.2). Like every effect of a turn it is a keyed call: repeating it gives
 * the first outcome, worded for the person. @throws AlfredError STALE when another owner has the turn.
 */
export const lookBack: NodeFunction = async (turn, state, { apply, logger }) => {
  const { lookBack: wanted } = state
  if (!wanted) throw new AlfredError('INTERNAL', 'Nothing was asked about what was done.')
  const { first, records } = turn.recorder.unstored()
  const events = turn.emitter.unstored()
  try {
    const [outcome] = await apply({
      token: await turn.tokenFor(DOMAIN),
      step: lookBackKey.step,
      firstRecord: first,
      records,
      events,
      calls: [{ call: lookBackKey.call, tool: wanted.tool, arguments: wanted.arguments }],
    })
    if (!outcome) throw new AlfredError('INTERNAL', 'The database answered another call.')
    turn.recorder.markStored(first + records.length)
    turn.emitter.markStored(events)
    const { asked_at: askedAt, time_zone: timeZone } = turn.claim
    const viewer = { locale: state.locale, today: localDateAt(askedAt, timeZone) }
    const onFault = (error: unknown): void => logger.error({ error }, 'a refusal could not be worded')
    return { kind: 'looked_back', outcome: wordOutcome(outcome, { viewer, onFault }) }
  } catch (error) {
    if (isStale(error))
      throw new AlfredError('STALE', 'This turn belongs to another owner now.', { cause: error })
    throw error
  }
}
