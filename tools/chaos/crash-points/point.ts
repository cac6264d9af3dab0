/** A crash point: just before or just after the n-th time that a process sends or receives something. */
export type Point = { label: string; occurrence: number; when: 'before' | 'after' }

/** The commands of the tool to a watched process, and its answers. */
export type Command =
  { kind: 'record' } | { kind: 'report' } | { kind: 'arm'; point: Point } | { kind: 'disarm' }
export type Answer = { kind: 'ready' } | { kind: 'recorded'; labels: string[] }

export function describePoint({ label, occurrence, when }: Point): string {
  return `${when} ${label} (${occurrence})`
}
