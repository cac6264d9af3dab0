import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { isAskedByNx } from './asked-by-nx.ts'
import { findRooms, folderOfRoom } from './choose-stages.ts'
import { writeSuites } from './group-suites.ts'
import { runJest } from './run-jest.ts'
import type { Stage, StageResult } from './stage.ts'

/** The test files that start servers. */
export const needsServers = [
  '\\.integration\\.test\\.ts$',
  '\\.e2e\\.test\\.ts$',
  '\\.web(?:-check)?\\.test\\.ts$',
]

/**
 * The tests that need no server: one run of Jest, since starting one in each room costs more than many rooms' tests.
 */
export const unitStage: Stage = {
  name: 'unit',
  hasParts: true,
  run: async (parts) => {
    // Nx may run two rooms concurrently.
    const options = isAskedByNx ? ['--maxWorkers=2'] : []
    const result =
      parts.length > 0 ? await runJest({ parts, ignored: needsServers, options }) : await runAll(options)
    const room = findRooms().find((name) => parts.length === 1 && folderOfRoom(name) === parts[0])
    if (room !== undefined && isAskedByNx) await keepReport(room, result)
    return result
  },
}

/** Runs all of them, the files of a room as one. */
async function runAll(options: readonly string[]): Promise<StageResult> {
  const suites = writeSuites(unitFiles())
  try {
    return await runJest({ parts: suites.paths, files: '**/*.{test,suite}.ts', options })
  } finally {
    suites.remove()
  }
}

/** The files with tests that need no server, from the root of the repository. */
function unitFiles(): string[] {
  const files = ['apps', 'libs', 'tools'].flatMap((floor) =>
    globSync(`${floor}/**/*.test.ts`, { cwd: inRepository(), exclude: (name) => name === 'node_modules' }),
  )
  const isOfServers = (path: string): boolean => needsServers.some((one) => new RegExp(one).test(path))
  return [...files, ...globSync('*.test.ts', { cwd: inRepository() })]
    .filter((path) => !isOfServers(path))
    .toSorted()
}

/** Writes the report that Nx caches. */
async function keepReport(room: string, result: StageResult): Promise<void> {
  await mkdir(inRepository('.nx', 'reports'), { recursive: true })
  await writeFile(inRepository('.nx', 'reports', `${room}.json`), JSON.stringify(result))
}
