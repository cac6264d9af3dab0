import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runToEnd } from '../process/start-process.ts'
import { inRepository } from '../repository.ts'

/** A server's binary on this machine, with the environment it needs to run. */
export type ServerBinary = {
  command: string
  environment: Record<string, string | undefined>
  version: string
}

/** The folder into which packages of the distribution are unpacked, apart from the system's. */
export const unpackedFolder = inRepository('.servers', 'debian')

/** Looks for a server on PATH, then among the unpacked packages. It counts as found only if it runs. */
export async function findServer(name: string): Promise<ServerBinary | undefined> {
  return (
    (await findOnPath([name])) ?? (await findUnpacked(`bin/${name}`)) ?? (await findUnpacked(`sbin/${name}`))
  )
}

/** The first of these programs on PATH that runs. */
export async function findOnPath(names: readonly string[]): Promise<ServerBinary | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return firstThatRuns(
    names.flatMap((name) => folders.map((folder) => ({ command: join(folder, name), environment: {} }))),
  )
}

/** A program of a folder of unpacked packages, by its path below `usr`, if it is there and runs. */
export function findUnpacked(path: string, folder = unpackedFolder): Promise<ServerBinary | undefined> {
  const libraryFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].flatMap((machine) => [
    join(folder, 'usr', 'lib', machine),
    join(folder, 'lib', machine),
  ])
  const known = process.env['LD_LIBRARY_PATH']
  const environment = { LD_LIBRARY_PATH: [...libraryFolders, ...(known ? [known] : [])].join(delimiter) }
  return firstThatRuns([{ command: join(folder, 'usr', path), environment }])
}

async function firstThatRuns(
  candidates: readonly Pick<ServerBinary, 'command' | 'environment'>[],
): Promise<ServerBinary | undefined> {
  for (const { command, environment } of candidates) {
    if (!(await isExecutable(command))) continue
    const version = await runToEnd(command, ['--version'], { environment })
    if (version !== undefined) return { command, environment, version: shorten(version) }
  }
  return undefined
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

function shorten(version: string): string {
  return /\d{1,9}\.\d{1,9}(\.\d{1,9})?/.exec(version)?.[0] ?? version.trim()
}
