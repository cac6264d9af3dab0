import { mkdirSync, renameSync } from 'node:fs'
import type { Log } from '@alfred/local-stack'
import type { Home } from './home.ts'

// Redis' messages about files that it cannot read.
const unreadable = /append only|AOF|RDB|DB loading|Wrong signature|Short read|Unrecoverable/i

/**
 * If Redis could not start because its files are damaged, moves them aside so that it can start without them. The
 * database knows what is due, so it is scheduled again. False for any other error.
 */
export function setBrokenRedisAside(home: Home, error: unknown, log: Log): boolean {
  if (!(error instanceof Error) || !unreadable.test(error.message)) return false
  const aside = `${home.redisFolder}-broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(home.redisFolder, aside)
  mkdirSync(home.redisFolder, { mode: 0o700 })
  log(`Redis cannot read its files; they are put aside in ${aside}. What is due is scheduled anew.`)
  return true
}
