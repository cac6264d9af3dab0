import { mkdirSync, renameSync } from 'node:fs'
import type { Log } from '@alfred/local-stack'
import type { Home } from './home.ts'

// What Redis says when it cannot read what it wrote.
const unreadable = /append only|AOF|RDB|DB loading|Wrong signature|Short read|Unrecoverable/i

/**
 * When Redis could not start because its files are broken: puts them aside, so that it can start without them. What is due is
 * known by the database, and is scheduled anew. False when something else is wrong.
 */
export function setBrokenRedisAside(home: Home, error: unknown, log: Log): boolean {
  if (!(error instanceof Error) || !unreadable.test(error.message)) return false
  const aside = `${home.redisFolder}-broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(home.redisFolder, aside)
  mkdirSync(home.redisFolder, { mode: 0o700 })
  log(`Redis cannot read its files; they are put aside in ${aside}. What is due is scheduled anew.`)
  return true
}
