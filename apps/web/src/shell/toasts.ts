/** Something that is told for a moment, with what can be done about it. */
export type Toast = {
  id: number
  text: string
  tone: 'plain' | 'danger'
  action?: { label: string; run(): void }
}

const SHOWN_MS = 8_000
const SHOWN_MAX = 3

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
