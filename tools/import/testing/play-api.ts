import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = { status?: number; headers?: Record<string, string>; body: unknown }
type Asked = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders }

/** A server that answers as it is told, path by path: one answer after the other, the last of them from then on. */
export type PlayedApi = { url: string; asked: Asked[]; close(): Promise<void> }

/** Plays the service of a source. Text is answered as it is, everything else as JSON; unknown paths with 404. */
export async function playApi(
  replies: Record<string, Reply[]>,
  onAsked: (path: string) => void = () => undefined,
): Promise<PlayedApi> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api.test')
    asked.push({ path: pathname, query: searchParams, headers: request.headers })
    onAsked(pathname)
    const left = replies[pathname] ?? []
    const reply = (left.length > 1 ? left.shift() : left[0]) ?? { status: 404, body: { status: 0 } }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, asked, close }
}
