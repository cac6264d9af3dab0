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
  const candidates = [
    ...folders(process.env['PATH'], (folder) => ({ command: join(folder, name), environment: {} })),
    ...['bin', 'sbin'].map((folder) => unpackedCandidate(join(unpackedFolder, 'usr', folder, name))),
  ]
  for (const { command, environment } of candidates) {
    if (!(await isExecutable(command))) continue
    const version = await runToEnd(command, ['--version'], { environment })
    if (version !== undefined) return { command, environment, version: shorten(version) }
  }
  return undefined
}

function folders<Value>(path: string | undefined, make: (folder: string) => Value): Value[] {
  return (path ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map(make)
}

function unpackedCandidate(command: string): Pick<ServerBinary, 'command' | 'environment'> {
  const libraryFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].flatMap((folder) => [
    join(unpackedFolder, 'usr', 'lib', folder),
    join(unpackedFolder, 'lib', folder),
  ])
  const known = process.env['LD_LIBRARY_PATH']
  return {
    command,
    environment: { LD_LIBRARY_PATH: [...libraryFolders, ...(known ? [known] : [])].join(delimiter) },
  }
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
