import { join } from 'node:path'

/** The folder of the whole repository. */
export const repositoryRoot = join(import.meta.dirname, '..', '..', '..')

/** A path inside the repository. */
export function inRepository(...parts: string[]): string {
  return join(repositoryRoot, ...parts)
}

/** Tells a person what is happening; one line, no prefix. */
export type Log = (line: string) => void
