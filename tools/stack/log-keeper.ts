import { copyFileSync, readdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const LOG_BYTES_MAX = 10 * 1024 * 1024
const LOOK_EVERY_MS = 10_000

/** Rotates the logs of a folder periodically while they are written to. One older generation of each is kept. */
export function keepLogs(folder: string): { stop(): void } {
  rotateLogs(folder)
  const timer = setInterval(() => rotateLogs(folder), LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Copies and truncates each log larger than `bytesMax`: writers append, so they continue in the truncated file. */
export function rotateLogs(folder: string, bytesMax = LOG_BYTES_MAX): void {
  for (const name of readLogNames(folder)) {
    const path = join(folder, name)
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (size <= bytesMax) continue
    try {
      copyFileSync(path, `${path}.1`)
    } catch {
      // If there is no room for the older generation, it is dropped.
    }
    truncateSync(path)
  }
}

function readLogNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.log'))
  } catch {
    return []
  }
}
