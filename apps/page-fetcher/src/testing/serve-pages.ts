import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '@alfred/testing'

/** A server of pages on the loopback interface, by their paths. */
export type PageServer = { port: number; asked: string[]; stop(): Promise<void> }

/** Serves pages until it is stopped, and keeps the hosts and paths that it was asked for. */
export async function servePages(
  pages: Readonly<Record<string, (response: ServerResponse) => void>>,
): Promise<PageServer> {
  const asked: string[] = []
  const answer: RequestListener = ({ url = '', headers }, response) => {
    asked.push(`${headers.host?.split(':')[0] ?? ''}${url}`)
    const page = pages[url]
    if (page === undefined) response.writeHead(404).end()
    else page(response)
  }
  const server = createServer(answer)
  const port = await listenOnLoopback(server)
  return {
    port,
    asked,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
