import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { runDocker } from './run-docker.ts'

/** A way from containers to a server on the loopback interface, on the engine's own bridge alone. */
export async function openWay(loopbackUrl: string): Promise<{ url: string; close(): void }> {
  const { port, pathname } = new URL(loopbackUrl)
  const server = createServer((socket) => {
    const onward = connect(Number(port), '127.0.0.1')
    // A container that is killed resets its connection; the other half has nothing left to say.
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  })
  const host = await runDocker([
    ...['network', 'inspect', 'bridge', '--format'],
    '{{(index .IPAM.Config 0).Gateway}}',
  ])
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://${host}:${own}${pathname}`, close: () => server.close() }
}
