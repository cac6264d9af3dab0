import { join } from 'node:path'

/** The root folder of the repository. */
export const repositoryRoot = join(import.meta.dirname, '..', '..', '..')

/** A path inside the repository. */
export function inRepository(...parts: string[]): string {
  return join(repositoryRoot, ...parts)
}

/** Reports progress to a person; one line, no prefix. */
export type Log = (line: string) => void
