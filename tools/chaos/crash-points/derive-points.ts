import type { Point } from './point.ts'

/**
 * The points of a process, from what it was seen to do: what it does when nobody asks anything, once each, and
 * what it does for the scenario, as often as it did every time that it was watched.
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
