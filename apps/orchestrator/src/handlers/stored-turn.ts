import { isFinalEvent, isTerminal, sumUsage } from '@alfred/contracts'
import type { Job, TurnEvent } from '@alfred/contracts'
import type { ListedTurn, StoredTurn } from '@alfred/db/turns'

/** The view of a turn that its person may see. */
export function toJob(turn: ListedTurn): Job {
  return {
    job_id: turn.turn_id,
    conversation_id: turn.conversation_id,
    status: turn.status,
    mode: turn.mode,
    message: turn.message,
    response: turn.result?.response ?? null,
    pending: turn.result?.pending ?? null,
    handoff: turn.result?.handoff ?? null,
    usage: turn.usage,
    error: turn.result?.error ?? null,
    created_at: turn.created_at,
    finished_at: turn.finished_at,
  }
}

/**
 * The stored events in order, each once: overlapping batches hold some twice. A turn that was cancelled before it
 * began stored none; its `done` event is made from its row.
 */
export function withFinalEvent(turn: StoredTurn): TurnEvent[] {
  const events = [...new Map(turn.events.map((event) => [event.id, event])).values()]
  if (!isTerminal(turn.status)) return events
  if (events.some(isFinalEvent)) return withWholeText(events, turn.result?.response ?? '')
  const done: TurnEvent = {
    id: `${turn.fence}.1`,
    type: 'done',
    data: {
      response: turn.result?.response ?? '',
      log_dir: null,
      job_id: turn.turn_id,
      conversation_id: turn.conversation_id,
      status: turn.status,
      response_type: 'message',
      pending: null,
      active_mode: 'plan',
      usage: turn.usage ?? sumUsage([]),
      model_provider: 'none',
    },
  }
  return [...events, done]
}

/**
 * Adds the reply text as one chunk: chunks are sent live and never stored. The chunk takes the id of the last live
 * chunk, the one before the events of the commit, so that a client that has seen it is not sent the text again. A
 * turn that ended in a handoff had no chunks, and a failed one has no text.
 */
function withWholeText(events: TurnEvent[], content: string): TurnEvent[] {
  const end = events.findIndex(({ type }) => type === 'context_updated' || type === 'done')
  const [fence, number] = events[end]?.id.split('.').map(Number) ?? []
  if (fence === undefined || number === undefined || content === '') return events
  const id = `${fence}.${number - 1}`
  if (number < 2 || events.some((event) => event.id === id)) return events
  return events.toSpliced(end, 0, { id, type: 'chunk', data: { at: 0, content } })
}
