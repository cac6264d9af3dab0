import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const samples = join(import.meta.dirname, '..', 'samples')

/** A sample as the source would answer it. */
export function readSample(name: string): unknown {
  return JSON.parse(readFileSync(join(samples, name), 'utf8'))
}
