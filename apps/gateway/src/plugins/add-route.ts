import { httpEndpoints } from '@alfred/contracts'
import type { Endpoint } from '@alfred/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import type { Caller } from './authenticate.ts'
import { parseInput } from './parse-input.ts'

/** A request with its path parameters as text; the handler checks that an id is valid. */
export type PersonalRequest = FastifyRequest<{ Params: { id?: string } }>

type Endpoints = typeof httpEndpoints
type Shape<One, Part extends string> =
  One extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A verified request to a personal endpoint: the caller, and the query and body as the catalog types them. */
export type Asked<One> = {
  request: PersonalRequest
  reply: FastifyReply
  caller: Caller
  query: Shape<One, 'query'>
  body: Shape<One, 'body'>
}

type PersonalName = {
  [Name in keyof Endpoints]: Endpoints[Name]['isPublic'] extends false ? Name : never
}[keyof Endpoints]

type Route<Name extends PersonalName> = {
  name: Name
  /** The largest body (bytes) where it is not that of all endpoints. */
  bodyLimit?: number
} & Pick<GatewayDependencies, 'authenticate'>

/**
 * Registers the handler of a personal endpoint of the catalog. Before it is called, the caller is verified and the
 * query and body are parsed; otherwise the request is refused with UNAUTHENTICATED, TOO_MANY_REQUESTS or
 * INVALID_REQUEST.
 */
export function addRoute<Name extends PersonalName>(
  app: FastifyInstance,
  { name, authenticate, bodyLimit }: Route<Name>,
  answer: (asked: Asked<Endpoints[Name]>) => Promise<unknown>,
): void {
  const endpoint: Endpoint = httpEndpoints[name]
  app.route<{ Params: { id?: string } }>({
    ...addressOf(endpoint),
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => {
      const caller = await authenticate(request, reply)
      const query = endpoint.query && parseInput(endpoint.query, request.query, 'query')
      const body = endpoint.body && parseInput(endpoint.body, request.body, 'body')
      return answer({ request, reply, caller, query, body } as Asked<Endpoints[Name]>)
    },
  })
}

/** Method and path of an endpoint in Fastify's form: `/api/jobs/:id` for `/api/jobs/{id}`. */
export function addressOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): {
  method: Endpoint['method']
  url: string
} {
  return { method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }
}
