import { join } from 'node:path'
import type { ProcessDescription } from '../process/start-process.ts'

/** How to run PGlite as a process, with its files in a folder. */
export function describePglite({
  port,
  dataFolder,
}: {
  port: number
  dataFolder: string
}): ProcessDescription {
  return {
    name: 'database',
    command: process.execPath,
    arguments: [join(import.meta.dirname, 'pglite-server.ts'), dataFolder, String(port)],
    environment: { NODE_NO_WARNINGS: '1' },
    readiness: { kind: 'tcp', port },
  }
}
