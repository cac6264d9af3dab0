// The agents of examples/agents before a real NATS. Where their languages are not there they are skipped, and counted so.
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkAgent } from '@alfred/agent-kit/conformance'
import { inRepository, writeNatsAccess } from '@alfred/local-stack'
import { connectNats } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { startNats } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'

const run = promisify(execFile)
/** Debian keeps packages of Go here; elsewhere modules are fetched by whoever builds the example. */
const goPackages = { GO111MODULE: 'off', GOPATH: '/usr/share/gocode' }

type Example = {
  domain: string
  needs: string
  build(folder: string): Promise<[command: string, ...words: string[]]>
}
const examples: Example[] = [
  {
    ...{ domain: 'oven', needs: 'python3 with nats-py[nkeys]' },
    build: async () => {
      await run('python3', ['-c', 'import nats, nkeys'])
      return ['python3', inRepository('examples', 'agents', 'python', 'agent.py')]
    },
  },
  {
    ...{ domain: 'altitude', needs: 'go with nats.go of Debian' },
    build: async (folder) => {
      const program = join(folder, 'altitude')
      const source = inRepository('examples', 'agents', 'go', 'agent.go')
      const environment = { ...process.env, ...goPackages, GOCACHE: join(folder, 'go') }
      await run('go', ['build', '-o', program, source], { env: environment })
      return [program]
    },
  },
]

const folder = await mkdtemp(join(tmpdir(), 'alfred-examples-'))
let nats: TestServer
let seeds: Map<string, string>
beforeAll(async () => {
  const names = ['orchestrator', ...examples.map(({ domain }) => `agents-${domain}`)]
  const { configFile, keys } = await writeNatsAccess(folder, names)
  seeds = new Map(keys.map(({ service, seed }) => [service, seed]))
  nats = await startNats(configFile)
})
afterAll(async () => {
  await nats.stop()
  await rm(folder, { recursive: true, force: true })
})

for (const { domain, needs, build } of examples) {
  const built = await build(folder).catch(() => undefined)
  const tried = built === undefined ? test.skip : test
  const [command = '', ...words] = built ?? []
  tried(`the agent of ${domain} does all that the wire asks for (it needs ${needs})`, async () => {
    const environment = { ...process.env, NATS_URL: nats.url, NATS_NKEY_SEED: seeds.get(`agents-${domain}`) }
    const agent = spawn(command, words, { env: environment, stdio: 'ignore' })
    const ended = new Promise((resolve) => agent.once('exit', resolve))
    const asker = { url: nats.url, seed: seeds.get('orchestrator') ?? '', name: 'orchestrator' }
    const wire = await connectNats({ ...asker, logger: silentLogger })
    try {
      const findings = await checkAgent({ wire, domain, heardMs: 20_000 })
      expect(findings.filter(({ fault }) => fault !== null)).toEqual([])
      expect(findings.length).toBeGreaterThan(10)
    } finally {
      await wire.drain()
      agent.kill()
      await ended
    }
  })
}
