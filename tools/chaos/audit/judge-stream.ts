import { compareEventIds } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding } from './finding.ts'

/** A turn as read again afterwards: the stored answer, and its stream in one go. */
export type Replay = { response: string; status: string; events: Pick<TurnEvent, 'id' | 'type'>[] }

/**
 * A stream, however often it was cut, must equal the uncut one: rising ids, no event missing or repeated, the same
 * text.
 */
export function judgeStream(turn: SentTurn, replay: Replay): Finding[] {
  const { events, streamed, response, hasLeft } = turn
  const problems: string[] = []
  const repeated = events.find(
    ({ id }, index) => index > 0 && compareEventIds(events[index - 1]?.id ?? '', id) >= 0,
  )
  if (repeated) problems.push(`the id ${repeated.id} does not rise`)
  if (response !== replay.response) problems.push(`told "${response ?? ''}", kept "${replay.response}"`)
  if (turn.status !== replay.status) problems.push(`told ${turn.status}, kept ${replay.status}`)
  if (!hasLeft && streamed.trim() !== response?.trim()) problems.push(`streamed "${streamed}"`)
  // An owner that died may have sent events before they were stored, so extra events are allowed; stored events must
  // have been sent.
  const told = new Set(events.map(({ id }) => id))
  const missing = hasLeft ? undefined : replay.events.find(({ id, type }) => isKept(type) && !told.has(id))
  if (missing) problems.push(`${missing.type} ${missing.id} was never told`)
  return problems.map((detail) => ({ kind: 'wrong stream', turn: turn.task.label, detail }))
}

/**
 * Is the event compared? Text is sent in other pieces when it is read again, and the first event names the
 * connection.
 */
const isKept = (type: string): boolean => type !== 'chunk' && type !== 'job_started'
