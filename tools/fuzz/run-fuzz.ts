import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@alfred/client'
import { connectAs } from '../security/nats-doors.ts'
import { startSecurityStack } from '../security/start-security-stack.ts'
import type { SecurityStack } from '../security/start-security-stack.ts'
import { findServices } from '../stack/services.ts'
import { fuzzHttp } from './fuzz-http.ts'
import { fuzzNats } from './fuzz-nats.ts'
import type { FuzzReport } from './fuzz-report.ts'

export type FuzzRun = { http: FuzzReport; nats: FuzzReport; faults: string[] }

/** The options of a run; `say` receives its progress. */
export type FuzzOptions = { seed: number; http: number; nats: number; say(line: string): void }

const PEOPLE = 20

/** Starts all of Alfred with limits that malformed input does not reach, since limits have tests of their own. */
export function startFuzzStack(): Promise<SecurityStack> {
  return startSecurityStack({
    STREAMS_PER_PERSON_MAX: '1000',
    REQUESTS_PER_MINUTE: '1000000',
    REFUSED_TOKENS_PER_MINUTE: '1000000',
  })
}

/** Sends malformed input to such a stack, and checks that everything still works. */
export async function runFuzz(
  stack: SecurityStack,
  { seed, http, nats, say }: FuzzOptions,
): Promise<FuzzRun> {
  const { alfred } = stack
  const before = await alfred.processes()
  const tokens = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => alfred.keys.signPersonToken({ name: `fuzzer ${index}` })),
  )
  const domains = findServices().flatMap(({ name }) => /^agents-(.+)$/.exec(name)?.[1] ?? [])
  const publishers = ['gateway', 'orchestrator', ...domains.map((domain) => `agents-${domain}`)]
  const connections = new Map(
    await Promise.all(publishers.map(async (name) => [name, await connectAs(stack, name)] as const)),
  )
  const onProgress = (kind: string, all: number) => (done: number) => say(`${kind}: ${done} of ${all}`)
  const httpReport = await fuzzHttp({
    ...{ gatewayUrl: alfred.url, tokens, seed, times: http, onProgress: onProgress('http', http) },
  })
  const natsReport = await fuzzNats({
    ...{ connections, domains, token: tokens[0] ?? '', seed, times: nats },
    onProgress: onProgress('nats', nats),
  })
  for (const connection of connections.values()) await connection.close()
  const faults = [...httpReport.faults, ...natsReport.faults]
  faults.push(...(await whatFell(stack, before)))
  return { http: httpReport, nats: natsReport, faults }
}

/** Returns what failed: restarted processes, unexpected errors in the logs, or a person who is no longer answered. */
async function whatFell(stack: SecurityStack, before: Record<string, number>): Promise<string[]> {
  const faults: string[] = []
  const after = await stack.alfred.processes()
  for (const [name, pid] of Object.entries(before))
    if (after[name] !== pid) faults.push(`${name} is another process than it was`)
  const logs = await stack.alfred.readLogs()
  for (const line of logs.split('\n')) {
    if (/unhandled|uncaught|failed and stops|FATAL/i.test(line)) faults.push(`log: ${line.slice(0, 300)}`)
    if (/"msg":"failed at a request"/.test(line) && !/"name":"(DatabaseError|AlfredError)"/.test(line))
      faults.push(`log: ${line.slice(0, 600)}`)
  }
  // Agents that the tests announced are forgotten like agents that fell silent.
  await sleep(20_000)
  const client = createClient({
    baseUrl: stack.alfred.url,
    token: await stack.alfred.keys.signPersonToken({ name: 'after all' }),
  })
  let last = 'nothing'
  for await (const event of client.chat({ message: 'what is in my fridge?', time_zone: 'UTC' }))
    last = event.type
  if (last !== 'done') faults.push(`a person who asks afterwards gets ${last}`)
  return faults
}
