import { SESSION_COOKIE, httpEndpoints, keysOf } from '@alfred/contracts'
import type { Endpoint } from '@alfred/contracts'
import type { JsonObject } from '../json.ts'
import { createSchemaShelf } from '../schemas/schema-shelf.ts'
import { describeOperation } from './describe-operation.ts'

const description = [
  'Talk to Alfred, follow what becomes of it, and look at conversations.',
  'The first number of the version is that of the contracts, with which requests, events and services are checked: a',
  'client that was made for it works with every document of the same first number. New optional fields and new words',
  'where any word is allowed come without a new number: leave out what you do not know, and skip unknown events.',
].join(' ')

/** The OpenAPI 3.1 document of the gateway. The same contracts give the same document. */
export function createOpenApi({ version }: { version: number }): JsonObject {
  const shelf = createSchemaShelf()
  const paths: Record<string, JsonObject> = {}
  for (const name of keysOf(httpEndpoints)) {
    const endpoint: Endpoint = httpEndpoints[name]
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = describeOperation(name, endpoint, shelf)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Alfred',
      version: `${version}.0.0`,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: 'The gateway that serves this document.' }],
    security: [{ person: [] }, { session: [] }],
    paths,
    components: {
      schemas: shelf.components(),
      securitySchemes: {
        person: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token that Supabase gave the person when they signed in.',
        },
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          description:
            'The session of a browser, which POST /auth/* gives; over TLS its name begins with __Host-. What changes something has to come from a page of the gateway.',
        },
      },
    },
  }
}
