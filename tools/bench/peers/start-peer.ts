import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort, startPostgres } from '@alfred/testing'
import { installPeer } from './install-peer.ts'
import type { Peer } from './peers.ts'

/** A peer that runs: its address, and the processes whose work counts. */
export type RunningPeer = { url: string; processes: readonly number[]; stop(): Promise<void> }

const ATTEMPTS = 300
const BETWEEN_MS = 100

/** Starts a peer and a PostgreSQL of its own. Throws when it does not answer within half a minute. */
export async function startPeer(peer: Peer, modelUrl: string): Promise<RunningPeer> {
  const file = await installPeer(peer)
  const [postgres, port] = await Promise.all([startPostgres({ migrated: false }), findFreePort()])
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), DATABASE_URL: postgres.url },
      ...{ OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: 'bench' },
      ...{ LANGSMITH_TRACING: 'false', MASTRA_TELEMETRY_DISABLED: '1' },
      ...peer.settings,
    },
  })
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await ended
    }
    await postgres.stop()
  }
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
    if (await isReady(url)) return { url, processes: [child.pid ?? 0, postgres.pid], stop }
    await wait(BETWEEN_MS)
  }
  await stop()
  throw new Error(`The peer ${peer.name} does not answer.`)
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
