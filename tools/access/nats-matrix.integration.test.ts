import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { connect } from '@nats-io/transport-node'
import { subjectPermissionsOf, subjects } from '@alfred/contracts'
import { inRepository, writeNatsAccess } from '@alfred/local-stack'
import type { NatsKey } from '@alfred/local-stack'
import { connectNats } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { startNats } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'
import { findNatsUsers, findServices } from '../stack/services.ts'
import { matrixRows, renderMatrix, tryRow } from './nats-matrix.ts'
import { probeNats } from './probe-nats.ts'
import type { NatsProbe } from './probe-nats.ts'

const domains = ['coach', 'pantry']
/** An agent of any name may connect, with the permissions of every agent: tomorrow's stands for all that are not named here. */
const names = [
  ...findNatsUsers().filter((name) => !name.startsWith('agents-')),
  ...[...domains, 'tomorrow'].map((domain) => `agents-${domain}`),
].toSorted()

let folder: string
let nats: TestServer
let keys: NatsKey[]
const probes = new Map<string, NatsProbe>()
const keyOf = (service: string) => keys.find((key) => key.service === service) ?? { service, seed: '' }
const probeOf = (service: string) => probes.get(service) as NatsProbe

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-access-'))
  const access = await writeNatsAccess(folder, names)
  keys = access.keys
  nats = await startNats(access.configFile)
  for (const key of keys) probes.set(key.service, await probeNats(nats.url, key))
})
afterAll(async () => {
  for (const probe of probes.values()) await probe.close()
  await nats.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('the permissions of each service, tested on a real NATS server', () => {
  test('match the golden file for every subject of the catalog', async () => {
    const rows = new Map<string, string[]>()
    for (const row of matrixRows([...domains, 'tomorrow'], names)) {
      const cells: string[] = []
      for (const name of names) cells.push(await tryRow(probeOf(name), row))
      rows.set(row.subject, cells)
    }
    const refusals = [...rows.values()].flat().join('').split('.').length - 1
    console.log(`NATS: ${names.length} keys, ${rows.size} subjects, ${refusals} refusals seen`)
    expect(rows.size).toBeGreaterThan(Object.keys(subjects).length)
    const golden = await readFile(inRepository('infra', 'nats', 'permissions.txt'), 'utf8')
    expect(`${renderMatrix(names, rows)}\n`).toBe(golden)
  })

  test('are the same for any agent that joins', () => {
    const joined = findNatsUsers().filter((name) => name.startsWith('agents-') && !names.includes(name))
    const told = (name: string) =>
      JSON.stringify(subjectPermissionsOf(name)).replaceAll(
        new RegExp(`(?<=agents[.-])${name.replace('agents-', '')}\\b`, 'g'),
        'tomorrow',
      )
    for (const name of [...joined, 'agents-plan']) expect(told(name)).toBe(told('agents-tomorrow'))
  })

  test('keep out a client without a key or with an unknown one', async () => {
    await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow(/authorization/i)
    const { keys: strangers } = await writeNatsAccess(join(folder, 'elsewhere'), ['gateway'])
    const options = { url: nats.url, name: 'gateway', logger: silentLogger }
    await expect(connectNats({ ...options, seed: strangers[0]?.seed })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(connectNats(options)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('let an agent respond to a request once, and nobody else', async () => {
    const [agent, orchestrator, gateway] = [
      probeOf('agents-pantry'),
      probeOf('orchestrator'),
      probeOf('gateway'),
    ]
    const subject = subjects.agentPlan('pantry', 1)
    const answers: boolean[] = []
    let inbox = ''
    agent.connection.subscribe(subject, {
      queue: 'agents.pantry',
      callback: (_error, message) => {
        inbox = message.reply ?? ''
        message.respond('answer')
      },
    })
    await agent.connection.flush()
    const reply = await orchestrator.connection.request(subject, 'question', { timeout: 1_000 })
    expect(reply.string()).toBe('answer')
    for (const probe of [agent, gateway, probeOf('agents-coach')]) answers.push(await probe.mayPublish(inbox))
    expect(answers).toEqual([false, false, false])
  })
})

describe('the NATS keys', () => {
  test('are files that only their owner may read, one for each service, and stay the same', async () => {
    for (const { service, seed } of keys) {
      const file = join(folder, 'nats', `${service}.nk`)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect((await readFile(file, 'utf8')).trim()).toBe(seed)
    }
    const again = await writeNatsAccess(folder, names)
    expect(again.keys).toEqual(keys)
    expect((await stat(again.configFile)).mode & 0o777).toBe(0o600)
    const config = await readFile(again.configFile, 'utf8')
    expect(keys.filter(({ seed }) => config.includes(seed))).toEqual([])
  })

  test('are created for every service that connects to NATS, and for no other', async () => {
    const connects = await Promise.all(
      findServices().map(async ({ name, entry }) =>
        // An agent's process is made by agent-kit, which connects it.
        /connectNats|runAgent/.test(await readFile(entry, 'utf8')) ? [name] : [],
      ),
    )
    expect(findNatsUsers().toSorted()).toEqual([...connects.flat(), 'observer'].toSorted())
    expect(keyOf('orchestrator').seed).toMatch(/^SU/)
  })
})
