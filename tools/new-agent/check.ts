// Makes an agent in a copy of the repository, without any other agent that brings itself, and runs its tests and those of the house there.
// What it shows: the generator's agent passes its tests untouched, and nothing needs an agent whose folder is taken away.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import { joiningAgents } from '../compose-check/read-files.ts'

const DOMAIN = 'orchard'

const copy = mkdtempSync(join(tmpdir(), 'alfred-new-agent-'))
try {
  copyRepository()
  for (const words of [
    ['new-agent', DOMAIN, '--no-install'],
    ['test', 'unit', 'integration', 'pgtap', 'eval', `agents-${DOMAIN}`],
    ['test', 'types', 'format'],
    ['test', 'pgtap'],
    ['test', 'integration', 'cross-user'],
    ['test', 'unit', 'house.test', 'tools/', 'libs/offline/src/conversation', 'apps/orchestrator'],
  ]) {
    const [tool = '', ...given] = words
    console.log(`\n=== ${words.join(' ')}`)
    const { status } = spawnSync(process.execPath, [join('tools', tool, 'main.ts'), ...given], {
      cwd: copy,
      stdio: 'inherit',
    })
    if (status !== 0) process.exitCode = 1
    if (tool === 'new-agent') linkWorkspace(`apps/agents-${DOMAIN}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** What belongs to the repository but for agents that bring themselves; packages are those that are here, workspaces those of the copy. */
function copyRepository(): void {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: inRepository(),
    maxBuffer: 100_000_000,
  })
  const isOwn = (file: string): boolean => joiningAgents().some((name) => file.startsWith(`apps/${name}/`))
  for (const file of stdout.toString().split('\0')) {
    if (file === '' || isOwn(file) || !existsSync(inRepository(file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(inRepository(file), join(copy, file))
  }
  mkdirSync(join(copy, 'node_modules', '@alfred'), { recursive: true })
  for (const name of readdirSync(inRepository('node_modules')))
    if (name !== '@alfred') symlinkSync(inRepository('node_modules', name), join(copy, 'node_modules', name))
  for (const kind of ['apps', 'libs'])
    for (const name of readdirSync(join(copy, kind))) linkWorkspace(`${kind}/${name}`)
  symlinkSync(inRepository('.servers'), join(copy, '.servers'))
}

/** Has a workspace of the copy found by its name, and gives it the packages that it alone has in another version. */
function linkWorkspace(folder: string): void {
  const own = inRepository(folder, 'node_modules')
  if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'))
  symlinkSync(join(copy, folder), join(copy, 'node_modules', '@alfred', folder.split('/')[1] ?? ''))
}
