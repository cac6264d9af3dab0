import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { runToEnd } from '../process/start-process.ts'
import { inRepository, type Log } from '../repository.ts'
import { unpackedFolder } from './find-server.ts'
import { replaceFolder } from './replace-folder.ts'

/** Can packages be downloaded and unpacked here without installing them? */
export async function canUnpackPackages(): Promise<boolean> {
  const [apt, dpkg] = await Promise.all([runToEnd('apt-get', ['--version']), runToEnd('dpkg', ['--version'])])
  return apt !== undefined && dpkg !== undefined
}

/**
 * Unpacks packages of the distribution and their libraries into a folder of the project. apt gets its own lists and
 * cache, so that neither root nor an earlier `apt-get update` is needed.
 */
export async function unpackPackages(packages: string[], log: Log, place = unpackedFolder): Promise<void> {
  const serversFolder = inRepository('.servers')
  await mkdir(serversFolder, { recursive: true })
  const work = await mkdtemp(join(serversFolder, 'unpacking-'))
  try {
    log(`Reading the package lists for ${packages.join(' and ')} ...`)
    const options = await prepareApt(work)
    // An unreachable source makes this command fail as a whole, although the lists needed here may have been loaded.
    await runToEnd('apt-get', [...options, 'update'])
    const wanted = await withDependencies(packages, options)
    log(`Fetching ${wanted.join(', ')} ...`)
    const debs = join(work, 'debs')
    await mkdir(debs)
    const fetched = await runToEnd('apt-get', [...options, 'download', ...wanted], { folder: debs })
    if (fetched === undefined) throw cannotFetch(packages)
    await unpackAll(debs, join(work, 'root'))
    // Two starts may unpack concurrently, and both have the same files.
    await replaceFolder(place, join(work, 'root'))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function prepareApt(work: string): Promise<string[]> {
  const state = join(work, 'state')
  const cache = join(work, 'cache')
  await mkdir(join(state, 'lists', 'partial'), { recursive: true })
  await mkdir(join(cache, 'archives', 'partial'), { recursive: true })
  const settings = [
    `Dir::State=${state}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${cache}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
    'Acquire::Retries=2',
  ]
  return ['-q', ...settings.flatMap((setting) => ['-o', setting])]
}

/** The packages and those of their dependencies that this system lacks. */
async function withDependencies(packages: string[], options: string[]): Promise<string[]> {
  const install = ['install', '--print-uris', '-y', '--no-install-recommends', ...packages]
  const printed = await runToEnd('apt-get', [...options, ...install])
  if (printed === undefined) throw cannotFetch(packages)
  const names = [...printed.matchAll(/^'[^']+' ([^_\s]+)_/gm)].map(([, name]) => name ?? '')
  return [...new Set([...packages, ...names])]
}

async function unpackAll(debs: string, root: string): Promise<void> {
  await mkdir(root)
  for (const file of await readdir(debs)) {
    const unpacked = await runToEnd('dpkg', ['-x', join(debs, file), root])
    if (unpacked === undefined) throw new LocalStackError('SERVER_MISSING', `The package ${file} is damaged.`)
  }
}

function cannotFetch(packages: string[]): LocalStackError {
  return new LocalStackError(
    'SERVER_MISSING',
    `The packages ${packages.join(' and ')} could not be fetched. Check the network, or install them yourself: sudo apt-get install ${packages.join(' ')}`,
  )
}
