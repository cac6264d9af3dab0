/** One moment in the life of a process: just before or just after the n-th time that it sends or receives something. */
export type Point = { label: string; occurrence: number; when: 'before' | 'after' }

/** What the tool tells a watched process, and what that answers. */
export type Command =
  { kind: 'record' } | { kind: 'report' } | { kind: 'arm'; point: Point } | { kind: 'disarm' }
export type Answer = { kind: 'ready' } | { kind: 'recorded'; labels: string[] }

export function describePoint({ label, occurrence, when }: Point): string {
  return `${when} ${label} (${occurrence})`
}
