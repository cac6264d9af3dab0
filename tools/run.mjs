// Runs `tools/<command>/main.ts` on a Node that is new enough, with the dependencies installed.
// Plain JavaScript without dependencies, because it is what a fresh machine runs first (Node 20 or newer).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const nodeMajor = 24
const entries = {
  alfred: 'apps/cli/src/main.ts',
  access: 'tools/access/main.ts',
  'agent:check': 'tools/agent-check/main.ts',
  'agent:new': 'tools/new-agent/main.ts',
  backup: ['tools/backup/main.ts', 'backup'],
  bench: 'tools/bench/main.ts',
  soak: ['tools/bench/main.ts', 'soak'],
  chaos: 'tools/chaos/main.ts',
  chat: ['apps/cli/src/main.ts', 'chat'],
  'compose:check': 'tools/compose-check/main.ts',
  'contracts:freeze': 'tools/contracts/main.ts',
  'data:check': ['tools/data/main.ts', 'check'],
  'data:search': ['tools/data/main.ts', 'search'],
  'data:figures': ['tools/data/main.ts', 'figures'],
  'data:embeddings': ['tools/data/main.ts', 'embeddings'],
  'data:reference': ['tools/data/main.ts', 'reference'],
  'data:import': 'tools/import/main.ts',
  'dead-letters': 'tools/dead-letters/main.ts',
  doctor: 'tools/doctor/main.ts',
  eval: 'tools/eval/main.ts',
  fuzz: 'tools/fuzz/main.ts',
  malice: 'tools/malice/main.ts',
  mcp: 'apps/mcp/src/stdio.ts',
  migrate: 'tools/migrate/main.ts',
  restore: ['tools/backup/main.ts', 'restore'],
  settings: 'tools/settings/main.ts',
  simulate: 'tools/simulate/main.ts',
  start: 'tools/start/main.ts',
  stop: 'tools/stop/main.ts',
  test: 'tools/test/main.ts',
  token: 'tools/token/main.ts',
  trace: 'tools/trace/main.ts',
  understand: 'tools/understand/main.ts',
  usage: 'tools/usage/main.ts',
  verify: 'tools/verify/main.ts',
  screenshots: 'apps/web/checks/testing/take-pictures.ts',
  'web:build': 'tools/web-build/main.ts',
  'web:check': 'tools/web-check/main.ts',
}

const say = (line) => process.stderr.write(`${line}\n`)

function fail(line) {
  say(line)
  process.exit(1)
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajor) return process.execPath
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const own = join(root, '.servers', `node-${process.platform}-${process.arch}`, 'bin', binary)
  if (!existsSync(own)) bringNode(dirname(dirname(own)))
  return own
}

/**
 * Installs Node into the folder. The platform's package contains the binary, so that no install script has to run.
 */
function bringNode(folder) {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  say(`Bringing Node ${nodeMajor}, since this is Node ${process.versions.node} ...`)
  const work = `${folder}-${process.pid}`
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'package.json'), '{ "private": true }')
  const settings = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error']
  const installed = npm(['install', ...settings, '--prefix', work, `${name}@${nodeMajor}`], work)
  const unpacked = join(work, 'node_modules', name)
  if (!installed || !existsSync(join(unpacked, 'bin'))) {
    rmSync(work, { recursive: true, force: true })
    fail(
      `Node ${nodeMajor} could not be brought here: install Node ${nodeMajor} or newer, then run this again.`,
    )
  }
  try {
    renameSync(unpacked, folder)
  } catch (error) {
    // A concurrent start was faster; its Node is the same.
    if (!existsSync(folder)) throw error
  }
  rmSync(work, { recursive: true, force: true })
}

function npm(args, folder, environment = {}) {
  const { status } = spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Installs the dependencies when they are missing or the lock file has changed since the last time. */
function installDependencies(node) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.alfred-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  say('Installing dependencies (this takes a minute the first time) ...')
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  // Not `npm ci`: it refuses a lock file that was written without the binaries of another platform. This installs
  // what is locked, adds the binaries of this platform, and leaves the lock file alone.
  if (!npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], root, { PATH: path })) {
    fail('The dependencies could not be installed: see the lines of npm above.')
  }
  writeFileSync(stamp, hash)
}

function run(node, entry, args) {
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const child = spawn(node, [join(root, entry), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, NODE_NO_WARNINGS: process.env.NODE_NO_WARNINGS ?? '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1))
}

const [command, ...given] = process.argv.slice(2)
// npm removes this separator; a direct call of this file may still have it.
const args = given[0] === '--' ? given.slice(1) : given
const [entry, ...first] = [entries[command] ?? []].flat()
if (entry === undefined) fail(`Unknown command. Known are: ${Object.keys(entries).join(', ')}.`)
const node = findNode()
installDependencies(node)
if (!existsSync(join(root, entry))) fail(`${entry} does not exist yet.`)
run(node, entry, [...first, ...args])
