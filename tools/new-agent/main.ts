// npx nx g @alfred/tools:agent NAME: makes an agent that runs, answers in chat and passes its tests.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { inRepository } from '@alfred/local-stack'
import { domainOf } from './agent-name.ts'
import { NewAgentError } from './errors.ts'
import { makeAgent } from './make-agent.ts'
import { nextVersion } from './next-version.ts'

const help = `Makes an agent in apps/agents-NAME: tools, tables with their rights and tests, prompts, sentences without a model, scenarios.

  npx nx g @alfred/tools:agent garden
  npm run agent:new -- garden
  npm run agent:new -- --check               makes one in a copy of the repository and runs its tests there
  npm run agent:new -- garden --no-install   leaves out npm install, which links it and writes it into package-lock.json`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      check: { type: 'boolean', default: false },
      install: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(help)
  else if (values.check) await import('./check.ts')
  else await make(positionals[0], values.install)
} catch (error) {
  console.error(error instanceof NewAgentError || error instanceof TypeError ? error.message : error)
  process.exitCode = 1
}

async function make(told: string | undefined, isInstalled: boolean): Promise<void> {
  const domain = domainOf(told, inRepository())
  const room = `apps/agents-${domain}`
  const files = makeAgent(inRepository(room), { domain, version: await nextVersion(new Date()) })
  run([
    inRepository('node_modules', 'prettier', 'bin', 'prettier.cjs'),
    '--write',
    '--log-level',
    'warn',
    room,
  ])
  if (isInstalled) install()
  console.log(`Made ${room} with ${files.length} files. Now:

  npx nx test agents-${domain}     its tests, without the other services
  npm start                    it is found, and answers: "${domain} note: call on Friday"
  docs/new-agent.md            what to change first`)
}

function install(): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
  ]
  const { status } = spawnSync(npm, options, { cwd: inRepository(), stdio: 'inherit' })
  if (status !== 0)
    throw new NewAgentError('npm install failed. The files are made; run npm install yourself.')
}

function run(args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: inRepository(), stdio: 'inherit' })
  if (status !== 0)
    throw new NewAgentError('The files could not be formatted. They are made; run npm run format yourself.')
}
