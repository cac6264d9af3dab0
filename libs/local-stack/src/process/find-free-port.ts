import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { LocalStackError } from '../errors.ts'

// Below the range that systems use for outgoing connections, so that a remembered port is not taken by chance while
// its server is down.
const lowestPort = 20_000
const highestPort = 32_000
const attemptsMax = 50

/** Could a server listen on this port of the loopback interface right now? */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Finds a free port that is not in `taken`, the ports reserved for servers that do not listen yet. */
export async function findFreePort(taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const port = randomInt(lowestPort, highestPort)
    if (!taken.has(port) && (await isPortFree(port))) return port
  }
  throw new LocalStackError('NO_FREE_PORT', `No free port found between ${lowestPort} and ${highestPort}.`)
}
