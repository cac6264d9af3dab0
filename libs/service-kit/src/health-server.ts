import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** Serves /livez (this process answers) and /readyz (it can do its work) on the loopback interface. */
export async function startHealthServer(
  port: number,
  isReady: () => boolean | Promise<boolean>,
  host = '127.0.0.1',
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/livez') answer(response, true)
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

function answer(response: ServerResponse, good: boolean): void {
  response
    .writeHead(good ? 200 : 503, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ status: good ? 'ok' : 'not ready' }))
}
