import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { listenOnLoopback } from './listen-on-loopback.ts'

/** A way to a server that breaks. */
export type CuttingProxy = {
  url: string
  /** How many connections were cut so far. */
  cuts(): number
  stop(): Promise<void>
}

/**
 * Passes TCP on to a server, and cuts each connection as soon as it has brought so many bytes to the client: no FIN
 * that a client could take for an end, but a reset, wherever it strikes. `null` leaves a connection whole.
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
      // A side that is gone takes the other along; errors of a cut connection are what it is for.
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
    // Cut when these have left, so that the client gets all bytes up to the cut and none behind it.
    to.write(last, () => setTimeout(cut, 1))
  })
  from.on('end', () => to.end())
}
