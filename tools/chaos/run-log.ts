import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '@alfred/local-stack'

/** The log of a run: one JSON line per event, kept for analysis. */
export type RunLog = { path: string; write(kind: string, details: object): void }

export function startRunLog(name: string, seed: number): RunLog {
  const folder = inRepository('.alfred-chaos')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${name}-${seed}.ndjson`)
  return {
    path,
    write: (kind, details) =>
      appendFileSync(path, `${JSON.stringify({ at: new Date().toISOString(), kind, ...details })}\n`),
  }
}
