import { ensureServers, installableServers } from '@alfred/local-stack'
import { runJest } from './run-jest.ts'
import type { Stage } from './stage.ts'

let ready: Promise<unknown> | undefined

/** Brings the servers that are missing, once for both stages: it would take the time of the first test that needs them. */
function bringServers(): Promise<unknown> {
  ready ??= ensureServers(installableServers, (line) => console.log(line))
  return ready
}

/** The tests of single rooms on real servers that they start themselves. */
export const integrationStage: Stage = {
  name: 'integration',
  hasParts: true,
  run: async (parts) => {
    await bringServers()
    const counted = await runJest({ parts, files: '**/*.integration.test.ts', options: ['--maxWorkers=2'] })
    return { ...counted, database: 'PostgreSQL 18' }
  },
}

/** The flows across processes, on the stack as `npm start` runs it. */
export const endToEndStage: Stage = {
  name: 'e2e',
  hasParts: true,
  run: async (parts) => {
    await bringServers()
    // More than the cores of a small machine: these tests wait for services most of the time.
    const counted = await runJest({ parts, files: '**/*.e2e.test.ts', options: ['--maxWorkers=3'] })
    return { ...counted, database: 'PostgreSQL 18, as npm start runs it' }
  },
}
