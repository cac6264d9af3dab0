import { takeTurnsWorkedOn } from '@alfred/observability'
import type { Logger } from './logger.ts'

/** While one piece of work holds the loop, everybody else who talks to this process waits. */
export const HELD_MAX_MS = 200
const LOOK_EVERY_MS = 50
/** A line that names more turns tells no more. */
const TURNS_MAX = 5

/** What was seen of the event loop since the process began. */
export type LoopFigures = { held_times: number; longest_held_ms: number }

export type LoopWatch = { figures(): LoopFigures; stop(): void }

/**
 * Tells when the event loop was held for longer than it may be, for how long, and which turns were worked on
 * meanwhile. A process that was frozen from outside looks the same to itself.
 */
export function watchEventLoop(service: string, logger: Pick<Logger, 'warn'>): LoopWatch {
  const figures = { held_times: 0, longest_held_ms: 0 }
  let expectedAt = performance.now() + LOOK_EVERY_MS
  const look = (): void => {
    const heldMs = Math.round(performance.now() - expectedAt)
    const turns = takeTurnsWorkedOn()
    if (heldMs > HELD_MAX_MS) {
      figures.held_times += 1
      figures.longest_held_ms = Math.max(figures.longest_held_ms, heldMs)
      const [turn, ...others] = turns
      const whose = others.length === 0 ? turn && { turn_id: turn } : { turn_ids: turns.slice(0, TURNS_MAX) }
      logger.warn({ service, held_ms: heldMs, ...whose }, `${service} answered nobody for ${heldMs} ms`)
    }
    expectedAt = performance.now() + LOOK_EVERY_MS
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return { figures: () => ({ ...figures }), stop: () => clearInterval(timer) }
}
