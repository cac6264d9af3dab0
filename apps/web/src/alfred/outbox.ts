import type { HandTool } from '@alfred/contracts'
import { createStore, get, set } from 'idb-keyval'

/** A change by hand that was made here and that the gateway may not know of yet. Its key has it done once, however often it is sent. */
export type OutgoingEdit = {
  kind: 'edit'
  key: string
  tool: HandTool
  given: Readonly<Record<string, unknown>>
  /** What it is, for whoever made it: "Checked off milk". */
  label: string
}

/** A message that was written without a network. */
export type OutgoingMessage = { kind: 'message'; key: string; message: string; conversation: string }

export type Outgoing = OutgoingEdit | OutgoingMessage

const store = createStore('alfred-outbox', 'entries')
const NAME = 'entries'

let entries: readonly Outgoing[] = []
const listeners = new Set<() => void>()
const otherTabs = new BroadcastChannel('alfred-outbox')

function show(next: readonly Outgoing[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** What waits on this device, in the order in which it was made, for React's useSyncExternalStore. */
export const outbox = {
  entries: (): readonly Outgoing[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Reads what an earlier visit, or another tab, has left. */
  load: async (): Promise<void> => show((await get<Outgoing[]>(NAME, store)) ?? []),
  add: (entry: Outgoing): Promise<void> => change((all) => [...all, entry]),
  remove: (key: string): Promise<void> => change((all) => all.filter((entry) => entry.key !== key)),
  clear: (): Promise<void> => change(() => []),
}

otherTabs.addEventListener('message', () => void outbox.load())

/** Changes what is kept, one change after the other, also of several tabs. */
async function change(next: (all: readonly Outgoing[]) => readonly Outgoing[]): Promise<void> {
  // Shown at once: what is typed or ticked waits for no disk.
  show(next(entries))
  await navigator.locks.request('alfred-outbox-entries', async () => {
    const kept = next((await get<Outgoing[]>(NAME, store)) ?? [])
    await set(NAME, kept, store)
    show(kept)
  })
  otherTabs.postMessage('changed')
}
