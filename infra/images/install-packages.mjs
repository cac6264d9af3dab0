// Installs the locked production packages of one workspace into /installed, without what is there for people and
// compilers alone.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workspacesOf } from './workspaces.mjs'

const target = '/installed'
/** Types, source maps, texts and sources of packages: Node runs none of them. */
const isForReading = (name) => /\.(?:[cm]?ts|map|md|markdown|flow)$/.test(name)

const [workspace] = process.argv.slice(2)
install(workspace)
removeReading('node_modules')
cpSync('node_modules', join(target, 'node_modules'), { recursive: true, verbatimSymlinks: true })
for (const folder of workspacesOf(workspace)) {
  const own = join(folder, 'node_modules')
  cpSync(folder, join(target, folder), { recursive: true, verbatimSymlinks: true, filter: isInstalled(own) })
}

/** Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms. This installs what is locked. */
function install(folder) {
  const settings = [
    '--omit=dev',
    '--omit=optional',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  const { status } = spawnSync('npm', ['install', ...settings, '--workspace', folder], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

function removeReading(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeReading(path)
    else if (isForReading(entry.name)) rmSync(path)
  }
}

/** Packages that a workspace has in another version than the others lie in its own folder. */
function isInstalled(own) {
  return (path) => !path.includes('node_modules') || path.startsWith(own)
}
