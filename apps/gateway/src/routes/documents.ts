import { createHash } from 'node:crypto'
import { createAsyncApi, createOpenApi } from '@alfred/api-documents'
import type { JsonObject } from '@alfred/api-documents'
import { CONTRACT_VERSION, httpEndpoints } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'

type ServedDocument = { text: string; etag: string }

/** GET /openapi.json and /asyncapi.json: the contracts of this process, generated on the first request. */
export function registerDocuments(app: FastifyInstance): void {
  serve(app, httpEndpoints.getOpenApi.path, openApi)
  serve(app, httpEndpoints.getAsyncApi.path, asyncApi)
}

const openApi = madeOnce(() => createOpenApi({ version: CONTRACT_VERSION }))
const asyncApi = madeOnce(() => createAsyncApi({ version: CONTRACT_VERSION }))

function madeOnce(make: () => JsonObject): () => ServedDocument {
  let made: ServedDocument | undefined
  return () => {
    if (made === undefined) {
      const text = JSON.stringify(make())
      made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"` }
    }
    return made
  }
}

function serve(app: FastifyInstance, path: string, document: () => ServedDocument): void {
  app.get(path, async (request, reply) => {
    const { text, etag } = document()
    // Revalidated on each request, so that no client uses old contracts; an unchanged document costs only a 304.
    void reply.header('etag', etag).header('cache-control', 'public, no-cache')
    if (namesIt(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

function namesIt(ifNoneMatch: string | undefined, etag: string): boolean {
  const named = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return named.includes(etag) || named.includes('*')
}
