import { createServer } from 'node:http'
import { listenOnLoopback } from '@alfred/testing'

/** Pages that scenarios name, by their paths. */
export type PageSite = {
  port: number
  /** Serves these pages of a scenario and returns the address that they are below. */
  add(pages: Readonly<Record<string, string>>): string
  stop(): Promise<void>
}

/** Starts a site on the loopback interface, where each scenario has a folder of its own. */
export async function servePages(): Promise<PageSite> {
  const pages = new Map<string, string>()
  let folders = 0
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url)
    if (page === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  const port = await listenOnLoopback(server)
  return {
    port,
    add: (added) => {
      folders += 1
      for (const [name, page] of Object.entries(added)) pages.set(`/${folders}/${name}`, page)
      return `http://127.0.0.1:${port}/${folders}`
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
