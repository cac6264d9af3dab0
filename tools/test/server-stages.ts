import { ensureServers, installableServers } from '@alfred/local-stack'
import { runJest } from './run-jest.ts'
import type { Stage } from './stage.ts'

/**
 * A test with servers that has not ended by then hangs. Far more than any takes: a machine may be slow, or do other work, and how
 * long something takes is told by `npm run bench`.
 */
const HANGS_AFTER = '--testTimeout=600000'

/**
 * One file at a time in each stage, so two beside each other. A file with its servers has a core and a half to do already: four at once take
 * as long as one after the other, each of them four times its time, in which what waits for it gives up.
 */
const ONE_AT_A_TIME = '--maxWorkers=1'

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
    const counted = await runJest({
      parts,
      files: '**/*.integration.test.ts',
      options: [ONE_AT_A_TIME, HANGS_AFTER],
    })
    return { ...counted, database: 'PostgreSQL 18' }
  },
}

/** The flows across processes, on the stack as `npm start` runs it. */
export const endToEndStage: Stage = {
  name: 'e2e',
  hasParts: true,
  run: async (parts) => {
    await bringServers()
    const counted = await runJest({
      parts,
      files: '**/*.e2e.test.ts',
      options: [ONE_AT_A_TIME, HANGS_AFTER],
    })
    return { ...counted, database: 'PostgreSQL 18, as npm start runs it' }
  },
}

/** The pages in a browser, on the stack as `npm start` runs it. Where no browser can be had they are skipped, and counted so. */
export const webStage: Stage = {
  name: 'web',
  hasParts: true,
  run: async (parts) => {
    await bringServers()
    return runJest({ parts, files: '**/*.web.test.ts', options: [ONE_AT_A_TIME, HANGS_AFTER] })
  },
}
