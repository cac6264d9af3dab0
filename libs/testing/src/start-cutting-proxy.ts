import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { listenOnLoopback } from './listen-on-loopback.ts'

/** A proxy whose connections break. */
export type CuttingProxy = {
  url: string
  /** The number of connections cut so far. */
  cuts(): number
  stop(): Promise<void>
}

/**
 * Forwards TCP to a server, and resets each connection as soon as it has passed so many bytes to the client: a reset,
 * not a FIN, which the client could take for the end. `null` leaves a connection whole.
 */
export async function startCuttingProxy(
  target: string,
  bytesUntilCut: () => number | null,
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const both = [client, upstream]
    const cut = (): void => {
      cuts += 1
      client.resetAndDestroy()
      upstream.destroy()
    }
    for (const socket of both) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      // A closed side closes the other one; errors of a cut connection are expected.
      socket.on('error', () => both.forEach((one) => one.destroy()))
    }
    client.pipe(upstream)
    passOn({ from: upstream, to: client, bytesLeft: bytesUntilCut(), cut })
    client.on('close', () => upstream.destroy())
  })
  const address = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${address}`,
    cuts: () => cuts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

type Way = { from: Socket; to: Socket; bytesLeft: number | null; cut: () => void }

function passOn({ from, to, bytesLeft, cut }: Way): void {
  let left = bytesLeft ?? Number.POSITIVE_INFINITY
  from.on('data', (bytes: Buffer) => {
    if (left === 0) return
    if (bytes.length < left) {
      left -= bytes.length
      to.write(bytes)
      return
    }
    const last = bytes.subarray(0, left)
    left = 0
    // Cut after these bytes are sent, so that the client gets every byte up to the cut and none after it.
    to.write(last, () => setTimeout(cut, 1))
  })
  from.on('end', () => to.end())
}
