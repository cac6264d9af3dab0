import { compareEventIds, subjects, turnNewsSchema, withoutControls } from '@alfred/contracts'
import type { TurnEvent, TurnEventData, TurnEventName } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'

export type TurnEmitter = {
  /** Tells clients that something became true; kept until it is stored in a row. */
  emit<Name extends Exclude<TurnEventName, 'chunk'>>(type: Name, data: TurnEventData<Name>): void
  /** Makes an event of the turn without telling it yet: the last ones are told after the commit. */
  prepare<Name extends Exclude<TurnEventName, 'chunk'>>(type: Name, data: TurnEventData<Name>): TurnEvent
  tell(event: TurnEvent): void
  /** Adds reply text. The first piece goes out at once, later ones are merged for some 40 ms. */
  addText(text: string): void
  flushText(): void
  /** Begins the reply anew; what was told of it before is replaced. */
  restartText(): void
  /** State events that no row holds yet. */
  unstored(): TurnEvent[]
  markStored(events: readonly TurnEvent[]): void
  /** Everything told so far that comes after an id; chunks included. */
  since(after: string | null): TurnEvent[]
}

const CHUNK_MERGE_MS = 40

/** Numbers a turn's events as `fence.n` and tells them on the turn's subject. `earlier` is what rows hold of other owners. */
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
      // Nobody awaits this: thrown on, it would end the process and every turn in it. Clients ask for what is missing.
      logger.error({ error }, 'events could not be told')
    }
  }
  // What comes about in one go travels in one message: a message costs more than what is in it.
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
  // Type and data belong together by the signature; the bus holds both against the contract on the way out.
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
      // What a person wrote, a row holds or a model says may hold codes that write over a terminal.
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
