import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type Span = { service: string; name: string; traceId: string; attributes: string }

/** An OTLP collector that keeps the spans that it receives. */
export type Collector = { url: string; spans: readonly Span[]; close(): void }

type Exported = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: { name: string; traceId: string; attributes: unknown }[] }[]
  }[]
}

export async function startCollector(): Promise<Collector> {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      spans.push(...spansOf(body as Exported))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function spansOf({ resourceSpans }: Exported): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans
      .flatMap((scope) => scope.spans)
      .map(({ name, traceId, attributes }) => ({
        ...{ service, name, traceId },
        attributes: JSON.stringify(attributes),
      }))
  })
}
