// Loaded into a service by `node --import`: observes everything that enters and leaves the process, and kills it at
// one point. The service knows nothing of it.
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { labelsIn, labelsOut } from './label-messages.ts'
import type { Peer } from './label-messages.ts'
import type { Answer, Command, Point } from './point.ts'

/** The ports of the servers around the service, and its own for clients; other sockets are ignored. */
const peers = JSON.parse(process.env['CHAOS_PEERS'] ?? '{}') as Record<string, Peer>

/** The last message sent on a socket. */
const lastSent = new WeakMap<Socket, string>()
let recorded: string[] | undefined
let armed: Point | undefined
let seen = 0

/** Performs an action with these labels, and kills the process before or after it if that is the armed point. */
function pass<Result>(labels: readonly string[], carryOut: () => Result): Result {
  recorded?.push(...labels)
  const isHit = armed !== undefined && labels.filter((label) => label === armed?.label).some(isTheOne)
  if (isHit && armed?.when === 'before') die()
  const result = carryOut()
  if (isHit) die()
  return result
}

function isTheOne(): boolean {
  seen += 1
  return seen === armed?.occurrence
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

function peerOf(socket: Socket): Peer | undefined {
  return (
    peers[String(socket.remotePort)] ?? (peers[String(socket.localPort)] === 'client' ? 'client' : undefined)
  )
}

type Chunk = { chunk: Buffer | string }

function textOf(data: unknown): string {
  if (Array.isArray(data))
    return data.map((part: Chunk | Buffer) => textOf('chunk' in part ? part.chunk : part)).join('')
  return data instanceof Uint8Array ? Buffer.from(data).toString('latin1') : String(data)
}

// Node hands bytes to the operating system and receives them here, below all libraries.
type Inner = {
  _writeGeneric(this: Socket, ...given: [boolean, unknown, ...unknown[]]): unknown
  push(this: Socket, chunk: unknown, encoding?: BufferEncoding): boolean
}
const inner = Socket.prototype as unknown as Inner
const { _writeGeneric: write, push } = inner

inner._writeGeneric = function (this: Socket, ...given) {
  const peer = peerOf(this)
  const labels = peer === undefined ? [] : labelsOut(peer, textOf(given[1]))
  const last = labels.at(-1)
  if (last !== undefined) lastSent.set(this, last)
  return pass(labels, () => write.apply(this, given))
}

inner.push = function (this: Socket, chunk, encoding) {
  const peer = chunk === null || peerOf(this) === 'client' ? undefined : peerOf(this)
  const labels = peer === undefined ? [] : labelsIn(peer, textOf(chunk), lastSent.get(this))
  return pass(labels, () => push.call(this, chunk, encoding))
}

// Client requests do not pass through `push`: the server's parser reads them from the handle itself.
diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  if (peers[String(request.socket.localPort)] !== 'client') return
  const path = (request.url ?? '').replaceAll(/[0-9a-f-]{36}/g, '<id>')
  pass([`in client ${request.method} ${path}`], () => undefined)
})

process.on('message', (command: Command) => {
  if (command.kind === 'record') recorded = []
  if (command.kind === 'report') tell({ kind: 'recorded', labels: recorded ?? [] })
  if (command.kind === 'arm') {
    armed = command.point
    seen = 0
  }
  if (command.kind === 'disarm') armed = undefined
  if (command.kind !== 'report') tell({ kind: 'ready' })
})
// The channel alone must not keep the service alive.
process.channel?.unref()

function tell(answer: Answer): void {
  process.send?.(answer)
}
