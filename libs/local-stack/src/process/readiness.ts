import { connect } from 'node:net'
import type { NetConnectOpts } from 'node:net'

/** How to check that a process is ready. */
export type Readiness =
  | { kind: 'http'; url: string }
  | { kind: 'nats'; port: number }
  | { kind: 'postgres'; port: number }
  | { kind: 'postgrest'; socketPath: string }
  | { kind: 'redis'; port: number }

/** The result of a check: it is ready, it answers that it is not, or it does not answer. */
export type Answer = 'ready' | 'not ready' | 'silent'

const attemptTimeoutMs = 1_000

/** Checks once whether a process is ready; never throws. */
export async function isReady(readiness: Readiness): Promise<boolean> {
  return (await askProcess(readiness)) === 'ready'
}

/** Checks a process once by its own protocol without logging in; never throws. */
export function askProcess(readiness: Readiness, timeoutMs = attemptTimeoutMs): Promise<Answer> {
  if (readiness.kind === 'http') return exchange({ timeoutMs, ...requestTo(readiness.url) })
  const way =
    readiness.kind === 'postgrest'
      ? { path: readiness.socketPath }
      : { port: readiness.port, host: '127.0.0.1' }
  return exchange({ way, timeoutMs, ...greetings[readiness.kind] })
}

type Greeting = { send?: Uint8Array; isReady: (firstBytes: string) => boolean }

const greetings: Record<Exclude<Readiness['kind'], 'http'>, Greeting> = {
  // NATS speaks first.
  nats: { isReady: (answer) => answer.startsWith('INFO') },
  // Sends a startup packet and disconnects: "R" is a request to authenticate, "E" says that the server is starting or
  // full.
  postgres: { send: startupPacket('authenticator'), isReady: (answer) => answer.startsWith('R') },
  // PostgREST passes on the database's refusal of a request without a token, which shows that the database answers.
  // Without a connection or a schema the status is 503 or 504.
  postgrest: {
    send: Buffer.from('GET /inventory_lots?limit=1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
    isReady: (answer) => /^HTTP\/1\.\d [1-4]/.test(answer),
  },
  // Without a password Redis refuses the command, which counts as ready; while it loads its files it says so.
  redis: { send: Buffer.from('PING\r\n'), isReady: (answer) => /^(\+PONG|-NOAUTH)/.test(answer) },
}

/** The startup message of a client, protocol 3.0. */
function startupPacket(user: string): Buffer {
  const fields = Buffer.from(`user\0${user}\0database\0postgres\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(head.length + fields.length, 0)
  head.writeInt32BE(0x0003_0000, 4)
  return Buffer.concat([head, fields])
}

type Exchange = Greeting & { way: NetConnectOpts; timeoutMs: number }

function exchange({ way, timeoutMs, send, isReady: accepts }: Exchange): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(way)
    const timer = setTimeout(() => finish('silent'), timeoutMs)
    const finish = (answer: Answer) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    if (send !== undefined) socket.write(send)
    socket.once('data', (data) => finish(accepts(data.toString('latin1')) ? 'ready' : 'not ready'))
    socket.once('error', () => finish('silent'))
    socket.once('close', () => finish('silent'))
  })
}

/**
 * A request in the words of the protocol: while a service starts it is asked dozens of times, and a `fetch` that is refused
 * costs many times as much as a connection that is.
 */
function requestTo(url: string): Greeting & { way: NetConnectOpts } {
  const { hostname, port, host, pathname } = new URL(url)
  return {
    way: { host: hostname, port: Number(port) },
    send: Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
    isReady: (answer) => /^HTTP\/1\.\d 2/.test(answer),
  }
}
