import { AlfredError, type ToolOutcome } from '@alfred/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { outbox, type Outgoing, type OutgoingEdit, type OutgoingMessage } from './outbox.ts'
import { isAway, tellEditProblem, tellProblem, tellRefusal } from './problems.ts'

export type Sender = {
  queries: QueryClient
  /** Says a message in the conversation that it was written for. */
  say(entry: OutgoingMessage): Promise<void>
  /** Tells that something could not be done. */
  refuse(text: string): void
}

let isAgain = false
let running: Promise<void> | undefined

/** Sends what waits, in order and from one tab at a time, until all is gone or nobody answers. */
export async function sendOutbox(sender: Sender): Promise<void> {
  isAgain = true
  running ??= (async () => {
    while (isAgain) {
      isAgain = false
      await navigator.locks.request('alfred-outbox-sending', () => sendAll(sender))
    }
    running = undefined
  })()
  await running
}

async function sendAll(sender: Sender): Promise<void> {
  await outbox.load()
  for (let entry = outbox.entries()[0]; entry !== undefined; entry = outbox.entries()[0]) {
    if (!(await sendOne(entry, sender))) return
  }
}

/** Sends one entry; false where nobody answered, so that it stays. */
async function sendOne(entry: Outgoing, sender: Sender): Promise<boolean> {
  try {
    if (entry.kind === 'edit') await sendEdit(entry, sender)
    else await sender.say(entry)
  } catch (error) {
    const code = error instanceof AlfredError ? error.code : undefined
    if (isAway(error) || code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS') return false
    sender.refuse(
      entry.kind === 'edit'
        ? `${entry.label.replace(/\.$/, '')}: ${tellEditProblem(error)}`
        : `Your message: ${tellProblem(error)}`,
    )
  }
  await outbox.remove(entry.key)
  return true
}

async function sendEdit(entry: OutgoingEdit, { queries, refuse }: Sender): Promise<void> {
  const outcome = await editByHand(entry)
  if (!outcome.ok) refuse(tellRefusal(outcome.error))
  // It is shown as done until its rows were read again, so that nothing jumps back for a moment.
  await queries.invalidateQueries({ queryKey: ['rows', 'shopping'] })
}

/** Makes a change by hand. The arguments were typed where they were made. */
export function editByHand({ key, tool, given }: Omit<OutgoingEdit, 'kind' | 'label'>): Promise<ToolOutcome> {
  return client.edit(tool, given as never, { key })
}
