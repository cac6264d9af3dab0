import type { Point } from './point.ts'

/**
 * Derives the crash points of a process from its recorded actions: each background action once, and each action of
 * the scenario as often as it occurred in every recording.
 */
export function derivePoints(idle: readonly string[], plays: readonly (readonly string[])[]): Point[] {
  const background = new Set(idle)
  const counts = plays.map((labels) => Map.groupBy(labels, (label) => label))
  const seen = new Set([...idle, ...plays.flat()])
  return [...seen].flatMap((label) => {
    const everyTime = Math.min(...counts.map((count) => count.get(label)?.length ?? 0))
    const occurrences = background.has(label) ? 1 : everyTime
    return Array.from({ length: occurrences }, (_, index) => index + 1).flatMap((occurrence) =>
      (['before', 'after'] as const).map((when) => ({ label, occurrence, when })),
    )
  })
}
