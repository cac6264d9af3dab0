/** Something that is told for a moment, with what can be done about it. */
export type Toast = {
  id: number
  text: string
  tone: 'plain' | 'danger'
  action?: { label: string; run(): void }
}

const SHOWN_MS = 6_000
/** The next takes the place of the one before, which can still be undone where all changes stand. */
const SHOWN_MAX = 1

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  shown = next.slice(-SHOWN_MAX)
  for (const listener of listeners) listener()
}

/** What is told now, for React's useSyncExternalStore. */
export const toasts = {
  shown: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  tell: (text: string, { tone = 'plain', action }: Partial<Omit<Toast, 'id' | 'text'>> = {}): void => {
    const id = (lastId += 1)
    show([...shown, { id, text, tone, ...(action && { action }) }])
    setTimeout(() => toasts.end(id), SHOWN_MS)
  },
  end: (id: number): void => show(shown.filter((toast) => toast.id !== id)),
}
