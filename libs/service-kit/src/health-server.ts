import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { METRICS_CONTENT_TYPE, renderMetrics } from '@alfred/observability'
import type { LoopFigures } from './watch-event-loop.ts'

/**
 * Serves /livez (this process answers, with figures of its event loop), /readyz (it can do its work) and /metrics (its
 * figures for Prometheus), by default on the loopback interface: whoever reaches it can read how much Alfred is used.
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
    } else if (request.url === '/metrics') void answerMetrics(response)
    else response.writeHead(404).end()
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

async function answerMetrics(response: ServerResponse): Promise<void> {
  try {
    const text = await renderMetrics()
    response.writeHead(200, { 'content-type': METRICS_CONTENT_TYPE, connection: 'close' }).end(text)
  } catch {
    answer(response, false)
  }
}

function answer(response: ServerResponse, good: boolean, more: object = {}): void {
  response
    .writeHead(good ? 200 : 503, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ status: good ? 'ok' : 'not ready', ...more }))
}
