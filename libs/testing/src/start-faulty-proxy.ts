import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { listenOnLoopback } from './listen-on-loopback.ts'

/**
 * A fault of one answer: it is cut after so many bytes, delayed by so many milliseconds, or never sent on a
 * connection that stays open.
 */
export type AnswerFault =
  { kind: 'cut'; afterBytes: number } | { kind: 'late'; milliseconds: number } | { kind: 'never' }

/** A proxy that loses answers; requests always arrive. */
export type FaultyProxy = {
  url: string
  /**
   * Sets the function that is called for each answer, with what was asked, and returns its fault; undefined lets it
   * pass. Without it all answers pass.
   */
  decide(fault: (asked: string) => AnswerFault | undefined): void
  /** The number of answers with a fault so far. */
  struck(): number
  stop(): Promise<void>
}

/**
 * Forwards TCP to a server that answers one request at a time per connection, as HTTP without pipelining does. Only
 * answers are lost: the server has executed the request.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let choose: (asked: string) => AnswerFault | undefined = () => undefined
  let struck = 0
  const decide = (asked: string): AnswerFault | undefined => {
    const fault = choose(asked)
    if (fault !== undefined) struck += 1
    return fault
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const both = [client, upstream]
    for (const socket of both) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('close', () => {
        open.delete(socket)
        both.forEach((one) => one.destroy())
      })
      // Errors of a broken connection are expected.
      socket.on('error', () => both.forEach((one) => one.destroy()))
    }
    passOn({ client, upstream, decide })
  })
  const address = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${address}`,
    decide: (fault) => (choose = fault),
    struck: () => struck,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

type Way = { client: Socket; upstream: Socket; decide: (asked: string) => AnswerFault | undefined }

function passOn({ client, upstream, decide }: Way): void {
  // An answer begins with the first bytes that come back after a request was sent.
  let asked = ''
  let isLost = false
  let delivery = Promise.resolve()
  client.on('data', (bytes: Buffer) => {
    asked += bytes.toString('latin1')
    upstream.write(bytes)
  })
  upstream.on('data', (bytes: Buffer) => {
    if (isLost) return
    const fault = asked === '' ? undefined : decide(asked)
    asked = ''
    isLost = fault !== undefined && fault.kind !== 'late'
    delivery = delivery.then(() => deliver(client, bytes, fault))
  })
  client.on('end', () => upstream.end())
  upstream.on('end', () => {
    if (!isLost) void delivery.then(() => client.end())
  })
}

async function deliver(client: Socket, bytes: Buffer, fault: AnswerFault | undefined): Promise<void> {
  if (fault?.kind === 'never') return
  if (fault?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
  if (fault?.kind !== 'cut') return void client.write(bytes)
  const part = bytes.subarray(0, fault.afterBytes)
  // These bytes are sent before the reset, so that the client gets every byte up to the cut and none after it.
  if (part.length > 0) await new Promise((resolve) => client.write(part, () => setTimeout(resolve, 1)))
  client.resetAndDestroy()
}
