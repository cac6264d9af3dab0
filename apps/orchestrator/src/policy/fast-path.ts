import type { FastPath } from '@alfred/contracts'

const patterns = new Map<string, RegExp>()

/** Compiles each pattern once: the same patterns come with every announcement. */
function compiled(source: string): RegExp {
  const known = patterns.get(source)
  if (known) return known
  const pattern = new RegExp(source, 'gimu')
  patterns.set(source, pattern)
  return pattern
}

/**
 * True when a message has the announced shape: long enough or with enough lines, and with enough points (ruling
 * R5).
 */
export function matchesFastPath(message: string, path: FastPath): boolean {
  const lines = message.split('\n').filter((line) => line.trim() !== '').length
  if (message.length < path.characters_min && lines < path.lines_min) return false
  const points = path.signals.reduce((sum, { pattern, points: each, times_max: timesMax }) => {
    const times = Math.min(message.match(compiled(pattern))?.length ?? 0, timesMax)
    return sum + times * each
  }, 0)
  return points >= path.points_min
}
