import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import type { Peer } from './peers.ts'

const servers = inRepository('tools', 'bench', 'peers', 'servers')
const SHARED = 'serve-turns.mjs'

/**
 * Installs a peer in a folder of its own, outside the lock file, when it is not there yet in these versions. Returns the file that serves its
 * turns.
 */
export async function installPeer({ server, packages }: Peer): Promise<string> {
  const folder = inRepository('.peers', server.replace(/\.mjs$/, ''))
  await mkdir(folder, { recursive: true })
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)
  const manifest = join(folder, 'package.json')
  const marker = join(folder, 'installed.json')
  if ((await readFile(marker, 'utf8').catch(() => '')) !== wanted) {
    await writeFile(manifest, wanted)
    await install(folder)
    await writeFile(marker, wanted)
  }
  for (const file of [SHARED, server]) await copyFile(join(servers, file), join(folder, file))
  return join(folder, server)
}

async function install(folder: string): Promise<void> {
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(npm, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm could not install the peer in ${folder}.`)
}
