import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '@alfred/local-stack'

/** How many test files are run as one. More would leave one core idle at the end. */
const FILES_MAX = 50

/** What a file says for itself before its tests: another file's tests must not hear it. */
const HAS_OWN_SETUP = /^(?:before|after)(?:All|Each)\(|\bjest\.|\bfrom 'jest/m

export type Grouping = {
  /** Test files that run as one, by the name of the group: their paths from the root of the repository. */
  groups: ReadonlyMap<string, readonly string[]>
  /** Test files with a set-up of their own, which run alone. */
  alone: readonly string[]
}

/**
 * Puts the test files of each room into groups that run as one: Jest loads every module anew for each file, which takes longer than the
 * tests of many a room.
 */
export function groupSuites(files: readonly string[], read: (path: string) => string): Grouping {
  const [alone, shared] = [true, false].map((isAlone) =>
    files.filter((path) => HAS_OWN_SETUP.test(read(path)) === isAlone),
  ) as [string[], string[]]
  const rooms = Map.groupBy(shared, (path) => path.split('/').slice(0, -1).slice(0, 2).join('-') || 'root')
  const groups = [...rooms].flatMap(([room, own]) =>
    chunksOf(own).map((chunk, index) => [`${room}-${index + 1}`, chunk] as const),
  )
  return { groups: new Map(groups), alone }
}

/** As few chunks as possible, of about the same length. */
function chunksOf(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / FILES_MAX)
  const size = Math.ceil(files.length / count)
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size))
}

/** Test files as Jest gets them: written for this run, and removed by `remove`. */
export type WrittenSuites = { paths: string[]; remove(): void }

/** Writes a file for each group that runs its tests, in a folder of this run. */
export function writeSuites(files: readonly string[]): WrittenSuites {
  const { groups, alone } = groupSuites(files, (path) => readFileSync(inRepository(path), 'utf8'))
  const folder = join('.suites', String(process.pid))
  mkdirSync(inRepository(folder), { recursive: true })
  const written = [...groups].map(([name, paths]) => {
    const suite = join(folder, `${name}.suite.ts`)
    writeFileSync(inRepository(suite), paths.map((path) => `import '../../${path}'\n`).join(''))
    return suite
  })
  const remove = (): void => rmSync(inRepository(folder), { recursive: true, force: true })
  return { paths: [...written, ...alone], remove }
}
