import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A web server on loopback that takes in whatever is posted to it, and answers with `status`. */
export type Receiver = {
  url: string
  port: number
  received: Received[]
  /** The one post that came; throws when there were none or several. */
  only(): Received
  status: number
  /** Headers of its answers. */
  headers: Record<string, string>
  /** Answers nothing while this is true. */
  isSilent: boolean
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body })
      if (!receiver.isSilent)
        response.writeHead(receiver.status, receiver.headers).end('an answer that nobody reads')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    ...{
      url: `http://127.0.0.1:${port}/hook`,
      port,
      received: [],
      status: 201,
      headers: {},
      isSilent: false,
    },
    only: () => {
      const [first] = receiver.received
      if (first === undefined || receiver.received.length > 1)
        throw new Error(`${receiver.received.length} posts came instead of one.`)
      return first
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
