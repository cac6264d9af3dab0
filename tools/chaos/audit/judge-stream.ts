import { compareEventIds } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding } from './finding.ts'

/** A turn as it can be read again afterwards: the answer that is kept, and its stream in one go. */
export type Replay = { response: string; status: string; events: Pick<TurnEvent, 'id' | 'type'>[] }

/** A stream, however often it was cut, must be its uncut self: ids that rise, no event missing, none twice, the same text. */
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
  // What was told by an owner that died before it was stored was told all the same; what is stored must have been told.
  const told = new Set(events.map(({ id }) => id))
  const missing = hasLeft ? undefined : replay.events.find(({ id, type }) => isKept(type) && !told.has(id))
  if (missing) problems.push(`${missing.type} ${missing.id} was never told`)
  return problems.map((detail) => ({ kind: 'wrong stream', turn: turn.task.label, detail }))
}

/** Text is told in other pieces when it is read again, and the first event names the connection. */
const isKept = (type: string): boolean => type !== 'chunk' && type !== 'job_started'
