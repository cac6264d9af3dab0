import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { isAskedByNx } from './asked-by-nx.ts'
import { findRooms, folderOfRoom } from './choose-stages.ts'
import { runJest } from './run-jest.ts'
import { runTool } from './run-tool.ts'
import { addResults, type Stage, type StageResult } from './stage.ts'

/** The test files that start servers. */
export const needsServers = ['\\.integration\\.test\\.ts$', '\\.e2e\\.test\\.ts$']
const reportOf = (room: string): string => inRepository('.nx', 'reports', `${room}.json`)

/**
 * The tests that need no server. Without parts they run room by room through Nx, which caches passed runs of
 * unchanged files; tools and the house test are not rooms and run each time.
 */
export const unitStage: Stage = {
  name: 'unit',
  hasParts: true,
  run: async (parts) => {
    if (parts.length > 0) return runParts(parts)
    const rooms = await runRooms()
    return addResults([
      ...rooms,
      await runJest({ parts: ['/tools/', 'house\\.test'], ignored: needsServers }),
    ])
  },
}

/** Runs the tests of these parts. When Nx asks for a room, writes a report that Nx caches. */
async function runParts(parts: readonly string[]): Promise<StageResult> {
  const room = findRooms().find((name) => parts.length === 1 && folderOfRoom(name) === parts[0])
  // Nx runs two rooms concurrently; the largest room comes last and has both cores by then.
  const options = isAskedByNx ? ['--maxWorkers=2'] : []
  const result = await runJest({ parts, ignored: needsServers, options })
  if (room === undefined || !isAskedByNx) return result
  await mkdir(inRepository('.nx', 'reports'), { recursive: true })
  await writeFile(reportOf(room), JSON.stringify(result))
  return result
}

async function runRooms(): Promise<StageResult[]> {
  await rm(inRepository('.nx', 'reports'), { recursive: true, force: true })
  await runTool('nx', ['run-many', '--target=test', '--parallel=2', '--output-style=static'])
  return Promise.all(
    findRooms().map(async (room) => {
      try {
        return JSON.parse(await readFile(reportOf(room), 'utf8')) as StageResult
      } catch {
        console.error(`There is no report of the tests of ${room}.`)
        return { passed: 0, failed: 1, skipped: 0 }
      }
    }),
  )
}
