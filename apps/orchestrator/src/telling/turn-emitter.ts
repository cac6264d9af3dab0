import { compareEventIds, subjects, turnNewsSchema, withoutControls } from '@alfred/contracts'
import type { TurnEvent, TurnEventData, TurnEventName } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'

export type TurnEmitter = {
  /** Publishes a state event to clients and keeps it until it is stored. */
  emit<Name extends Exclude<TurnEventName, 'chunk'>>(type: Name, data: TurnEventData<Name>): void
  /** Makes an event without publishing it: the last events are published after the commit. */
  prepare<Name extends Exclude<TurnEventName, 'chunk'>>(type: Name, data: TurnEventData<Name>): TurnEvent
  tell(event: TurnEvent): void
  /** Adds reply text. The first piece is published at once; later pieces are merged for 40 ms. */
  addText(text: string): void
  flushText(): void
  /** Restarts the reply: new text replaces what was published before. */
  restartText(): void
  /** State events that are not stored yet. */
  unstored(): TurnEvent[]
  markStored(events: readonly TurnEvent[]): void
  /** All events after this id that were published or loaded so far, chunks included; null gives all. */
  since(after: string | null): TurnEvent[]
}

const CHUNK_MERGE_MS = 40

/**
 * Numbers a turn's events as `fence.n` and publishes them on the turn's subject. `earlier` holds the stored events
 * of earlier owners.
 */
export function createTurnEmitter(
  { bus, logger }: { bus: Bus; logger: Logger },
  turn: { id: string; fence: number; earlier: readonly TurnEvent[] },
): TurnEmitter {
  const told: TurnEvent[] = [...turn.earlier]
  let unstored: TurnEvent[] = []
  let number = 0
  let length = 0
  let buffer = ''
  let timer: NodeJS.Timeout | undefined

  let news: TurnEvent[] = []

  const nextId = (): string => `${turn.fence}.${(number += 1)}`
  const publish = (): void => {
    const events = news
    news = []
    try {
      bus.publish(subjects.turnEvents(turn.id), turnNewsSchema, { events })
    } catch (error) {
      // Nothing awaits this: a thrown error would end the process and every turn in it. Clients ask for missing
      // events.
      logger.error({ error }, 'events could not be told')
    }
  }
  // Events of the same tick go into one message: a message costs more than its content.
  const tell = (event: TurnEvent): void => {
    told.push(event)
    if (news.push(event) === 1) setImmediate(publish)
  }
  const flushText = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (buffer === '') return
    tell({ id: nextId(), type: 'chunk', data: { at: length, content: buffer } })
    length += buffer.length
    buffer = ''
  }
  // The signature ties data to type; the bus validates both against the contract when it publishes.
  const prepare: TurnEmitter['prepare'] = (type, data) => ({ id: nextId(), type, data }) as TurnEvent
  return {
    prepare,
    tell,
    emit: (type, data) => {
      flushText()
      const event = prepare(type, data)
      unstored.push(event)
      tell(event)
    },
    addText: (text) => {
      // Text from people, rows or models may contain terminal control codes.
      buffer += withoutControls(text)
      if (length === 0) flushText()
      else timer ??= setTimeout(flushText, CHUNK_MERGE_MS)
    },
    flushText,
    restartText: () => {
      flushText()
      length = 0
    },
    unstored: () => [...unstored],
    markStored: (events) => {
      const ids = new Set(events.map(({ id }) => id))
      unstored = unstored.filter(({ id }) => !ids.has(id))
    },
    since: (after) => told.filter(({ id }) => after === null || compareEventIds(id, after) > 0),
  }
}
