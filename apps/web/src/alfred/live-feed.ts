import type { FeedEvent } from '@alfred/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { isSignedOut } from './problems.ts'
import { refreshTable } from './rows.ts'

/** Changes of one turn come close together and are read once. */
const GATHER_MS = 150
/** A browser keeps few connections open: a tab that nobody looks at gives its own back after a while. */
const HIDDEN_MS = 60_000
const AGAIN_MS = 2_000

/** Hears what changes for the person anywhere, and has it read again. Ends with the signal. */
export async function followChanges(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const gathered = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = (): void => {
    timer = undefined
    const tables = [...gathered]
    gathered.clear()
    for (const table of tables) void refreshTable(queries, table)
    void queries.invalidateQueries({ queryKey: ['changes'] })
  }
  const hear = (event: FeedEvent): void => {
    if (event.type === 'reload') void queries.invalidateQueries()
    if (event.type === 'change') gathered.add(event.data.table)
    if (event.type === 'suggestion') gathered.add('suggestions')
    if (gathered.size > 0) timer ??= setTimeout(readAgain, GATHER_MS)
  }
  let isFirst = true
  while (!signal.aborted) {
    await untilSeen(signal)
    // What changed while nobody listened was not told.
    if (!isFirst) void queries.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'session' })
    isFirst = false
    const hidden = whileSeen(signal)
    try {
      for await (const event of client.events({ signal: hidden.signal })) hear(event)
    } catch (error) {
      if (signal.aborted || isSignedOut(error)) break
      if (!hidden.signal.aborted) await wait(AGAIN_MS, signal)
    } finally {
      hidden.end()
    }
  }
  clearTimeout(timer)
}

/** Resolves when the tab is in sight. */
async function untilSeen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return
  await new Promise<void>((resolve) => {
    const ending = new AbortController()
    const look = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      ending.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', look, { signal: ending.signal })
    signal.addEventListener('abort', look, { signal: ending.signal })
  })
}

/** A signal that is aborted when the tab has been out of sight for a while. */
function whileSeen(signal: AbortSignal): { signal: AbortSignal; end(): void } {
  const hidden = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(() => hidden.abort(), HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', look)
  return {
    signal: AbortSignal.any([signal, hidden.signal]),
    end: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
