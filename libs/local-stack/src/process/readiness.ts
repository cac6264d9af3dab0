import { connect } from 'node:net'

/** How to see that a process can be used. */
export type Readiness = { kind: 'tcp'; port: number } | { kind: 'http'; url: string }

const attemptTimeoutMs = 1_000

/** Asks once whether a process can be used; never throws. */
export function isReady(readiness: Readiness): Promise<boolean> {
  return readiness.kind === 'tcp' ? accepts(readiness.port) : answersWell(readiness.url)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: attemptTimeoutMs })
    const finish = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
    socket.once('timeout', () => finish(false))
  })
}

async function answersWell(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(attemptTimeoutMs) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
