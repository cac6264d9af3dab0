import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { LoopFigures } from './watch-event-loop.ts'

/**
 * Serves /livez (this process answers, with figures of its event loop) and /readyz (it can do its work), by default
 * on the loopback interface.
 */
export async function startHealthServer(
  port: number,
  {
    isReady,
    figures,
    host = '127.0.0.1',
  }: {
    isReady: () => boolean | Promise<boolean>
    figures: () => LoopFigures | undefined
    host?: string | undefined
  },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/livez') answer(response, true, { event_loop: figures() })
    else if (request.url === '/readyz') {
      Promise.resolve()
        .then(isReady)
        .then(
          (ready) => answer(response, ready),
          () => answer(response, false),
        )
    } else response.writeHead(404).end()
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

function answer(response: ServerResponse, good: boolean, more: object = {}): void {
  response
    .writeHead(good ? 200 : 503, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ status: good ? 'ok' : 'not ready', ...more }))
}
