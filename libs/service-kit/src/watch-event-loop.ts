import { takeTurnsWorkedOn } from '@alfred/observability'
import type { Logger } from './logger.ts'

/**
 * How long (ms) the event loop may be blocked without a warning: everything else in the process waits meanwhile.
 */
export const HELD_MAX_MS = 200
const LOOK_EVERY_MS = 50
/** How many turns a warning names at most. */
const TURNS_MAX = 5

/** How often and for how long the event loop was blocked since the process began. */
export type LoopFigures = { held_times: number; longest_held_ms: number }

export type LoopWatch = { figures(): LoopFigures; stop(): void }

/**
 * Logs when the event loop was blocked for too long, with the duration and the turns being worked on. A process
 * that was suspended from outside cannot tell the difference.
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
