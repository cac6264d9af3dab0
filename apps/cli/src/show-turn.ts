import { applyChunk } from '@alfred/client'
import {
  AlfredError,
  isErrorCode,
  type Handoff,
  type Pending,
  type TurnEvent,
  type TurnEventData,
} from '@alfred/contracts'

import { printable, printableLine } from './printable.ts'

/** Where a turn is shown: reply text on stdout, everything else on stderr. */
export type Screen = {
  write(text: string): void
  writeAside(text: string): void
  /** Clears the progress line. */
  clearLine(): void
  /** True when progress can be shown as a line that is overwritten, which needs a terminal. */
  hasProgressLine: boolean
  /** Replaces a reply that was printed by one that is formatted, where the screen can do that. */
  format(reply: string): void
}

/** Prints a reply while it comes, and gives the data of its `done` event. Throws the error of a failed turn. */
export async function showTurn(
  events: AsyncIterable<TurnEvent>,
  screen: Screen,
  onStarted: (jobId: string) => void = () => undefined,
): Promise<TurnEventData<'done'>> {
  let text = ''
  let printed = ''
  let handoff: Handoff | undefined
  const print = (told: string): void => {
    // Cleaned as a whole: an emoji may be joined from parts that came one after the other.
    const reply = printable(told)
    if (reply === printed) return
    if (screen.hasProgressLine && printed === '') screen.clearLine()
    // A takeover restarted the reply: what was printed cannot be removed, so the reply is printed again as a whole.
    screen.write(reply.startsWith(printed) ? reply.slice(printed.length) : `\n${reply}`)
    printed = reply
  }
  for await (const event of events) {
    if (event.type === 'job_started') onStarted(event.data.job_id)
    if (event.type === 'progress' && screen.hasProgressLine && printed === '') {
      screen.clearLine()
      screen.writeAside(`… ${printableLine(event.data.message)}`)
    }
    if (event.type === 'chunk') {
      text = applyChunk(text, event.data)
      if (text.length >= printed.length || !printed.startsWith(printable(text))) print(text)
    }
    if (event.type === 'handoff') handoff = event.data
    if (event.type === 'done') {
      if (handoff) {
        screen.write(printable(tellHandoff(handoff, event.data.pending)))
        return event.data
      }
      print(event.data.response)
      screen.format(printed)
      screen.write('\n')
      if (event.data.pending !== null)
        screen.write(printable(tellPending(event.data.pending, event.data.response)))
      return event.data
    }
    if (event.type === 'error') {
      const { code, error, retryable } = event.data
      if (screen.hasProgressLine) screen.clearLine()
      throw new AlfredError(isErrorCode(code) ? code : 'INTERNAL', error, { retryable })
    }
  }
  throw new AlfredError('UNAVAILABLE', 'The turn ended without an answer.')
}

/** What is worth keeping of a session that was left, and what is asked about it; empty when nothing is. */
function tellHandoff({ action, summary, action_detail }: Handoff, pending: Pending | null): string {
  if (action === 'close') return ''
  const question = pending === null ? '' : `${pending.summary}\n`
  return `${summary}\nWorth keeping: ${action_detail}\n${question}`
}

/** The pending question, unless the reply contains it, and the options. */
function tellPending({ summary, options }: Pending, response: string): string {
  const question = response.includes(summary) ? '' : `${summary}\n`
  return question + options.map(({ label }, index) => `  ${index + 1}) ${printableLine(label)}\n`).join('')
}
