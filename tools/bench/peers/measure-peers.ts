import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { startFakeOpenAi } from '@alfred/llm/testing'
import { startBenchStack } from '../bench-stack.ts'
import { readUsage } from '../process-usage.ts'
import { percentile } from '../report.ts'
import { runTurn, type Door, type TurnTiming } from '../run-turn.ts'
import { createScriptedBrain, delays } from '../scripted-brain.ts'
import { startPeerModel } from './peer-model.ts'
import { peers } from './peers.ts'
import { startPeer } from './start-peer.ts'

/** What one runtime did at a number of conversations, in one round. */
export type PeerFigures = {
  name: string
  keeps: string
  conversations: number
  turns: number
  failed: number
  turnsPerSecond: number
  firstTextMs: { p50: number; p99: number }
  doneMs: { p50: number; p99: number }
  /** CPU of the servers and their database, in milliseconds a turn. */
  cpuMs: number
  /** Memory of the servers and their database at the end, in MB. */
  memoryMb: number
}

export type PeerRun = { conversations: readonly number[]; seconds: number; say(text: string): void }

const ROUNDS = 2
const WARM_UP = { conversations: 4, seconds: 4 }
const MESSAGE = 'I bought 2 eggs. I used 1 egg.'
const peerDoor: Door = {
  path: '/turn',
  firstEvent: 'event: ',
  text: 'event: text',
  done: 'event: done',
  status: /event: done\ndata: {"status":"(\w+)"/,
}

/** Runs the same turn on Alfred and on its peers, one after the other, all of them twice. */
export async function measurePeers(run: PeerRun): Promise<PeerFigures[]> {
  const figures: PeerFigures[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    run.say(`Round ${round}: Alfred ...`)
    figures.push(...(await measureAlfred(run)))
    for (const peer of peers) {
      run.say(`Round ${round}: ${peer.name} ...`)
      const model = await startPeerModel()
      const running = await startPeer(peer, model.url).catch(async (error: unknown) => {
        await model.close()
        throw error
      })
      try {
        const turn = (agent: Agent): Promise<TurnTiming> => {
          const body = { conversation: randomUUID(), message: MESSAGE }
          return runTurn(running.url, { token: 'none', agent, body, door: peerDoor })
        }
        figures.push(
          ...(await measureLevels({ ...peer, processes: running.processes, turns: () => turn }, run)),
        )
      } finally {
        await running.stop()
        await model.close()
      }
    }
  }
  return figures
}

async function measureAlfred(run: PeerRun): Promise<PeerFigures[]> {
  const fake = await startFakeOpenAi(createScriptedBrain(() => delays['zero'] ?? noDelay))
  const stack = await startBenchStack({ openAiUrl: fake.url })
  try {
    let people = 0
    const turns = async (): Promise<Turn> => {
      people += 1
      const token = await stack.keys.signPersonToken({ name: `person-${people}` })
      return (agent) => runTurn(stack.gatewayUrl, { token, agent, body: { message: MESSAGE } })
    }
    const processes = Object.values(stack.processes)
    const keeps = 'every step, call and change, in PostgreSQL'
    return await measureLevels({ name: 'Alfred', keeps, processes, turns }, run)
  } finally {
    await stack.stop()
    await fake.close()
  }
}

const noDelay = { name: 'zero', firstTokenMs: 0, tokenMs: 0 }

type Turn = (agent: Agent) => Promise<TurnTiming>
type Measured = {
  name: string
  keeps: string
  processes: readonly number[]
  /** Makes the turns of one person. */
  turns(): Turn | Promise<Turn>
}

async function measureLevels(measured: Measured, run: PeerRun): Promise<PeerFigures[]> {
  await load(measured, WARM_UP)
  const figures: PeerFigures[] = []
  for (const conversations of run.conversations)
    figures.push(await measureLevel(measured, { conversations, seconds: run.seconds }))
  return figures
}

type Level = { conversations: number; seconds: number }

async function measureLevel(measured: Measured, level: Level): Promise<PeerFigures> {
  const { name, keeps, processes } = measured
  const usage = (): { cpuMs: number; memoryMb: number } =>
    processes.map(readUsage).reduce((sum, one) => ({
      cpuMs: sum.cpuMs + one.cpuMs,
      memoryMb: sum.memoryMb + one.memoryMb,
    }))
  const before = usage()
  const startedAt = performance.now()
  const timings = await load(measured, level)
  const seconds = (performance.now() - startedAt) / 1_000
  const after = usage()
  const done = timings.filter(({ status }) => status === 'done')
  const both = (pick: (timing: TurnTiming) => number): { p50: number; p99: number } => ({
    p50: percentile(done.map(pick), 50),
    p99: percentile(done.map(pick), 99),
  })
  return {
    ...{ name, keeps, conversations: level.conversations, turns: done.length },
    failed: timings.length - done.length,
    turnsPerSecond: done.length / seconds,
    firstTextMs: both(({ firstTextMs }) => firstTextMs),
    doneMs: both(({ doneMs }) => doneMs),
    cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, done.length),
    memoryMb: after.memoryMb,
  }
}

async function load({ turns }: Measured, { conversations, seconds }: Level): Promise<TurnTiming[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: conversations })
  const people = await Promise.all(Array.from({ length: conversations }, turns))
  const stopAt = performance.now() + seconds * 1_000
  const timings = await Promise.all(
    people.map(async (turn) => {
      const own: TurnTiming[] = []
      while (performance.now() < stopAt) own.push(await turn(agent))
      return own
    }),
  )
  agent.destroy()
  return timings.flat()
}
