import {
  agentCommands,
  agentDiscoverySchema,
  announcementSchema,
  chatCommands,
  conversationCommands,
  pageCommands,
  httpEndpoints,
  readCatalog,
  replyEnvelopeSchema,
  turnCancelledSchema,
  turnEventCatalog,
  turnNewsSchema,
  wireErrorSchema,
} from '@alfred/contracts'
import type { Endpoint } from '@alfred/contracts'
import type { z } from 'zod'

/** A message that one process sends and another one receives. */
export type Contract = {
  name: string
  schema: z.ZodType
  /**
   * Which type of the schema is sent: a client may omit fields with defaults (input); a service sends the parsed
   * value (output).
   */
  sent: 'input' | 'output'
  /**
   * Which type of the schema is received. A query is text until it is parsed, so it is described by its output
   * type.
   */
  received: 'input' | 'output'
}

type Questions = Record<string, { request: z.ZodType; reply: z.ZodType }>

const news: Record<string, z.ZodType> = {
  'turn news': turnNewsSchema,
  'turn cancelled': turnCancelledSchema,
  'agent discovery': agentDiscoverySchema,
  announcement: announcementSchema,
  'reply envelope': replyEnvelopeSchema,
  error: wireErrorSchema,
}

/** All contracts, each with a readable name. */
export function listContracts(): Contract[] {
  const told = (name: string, schema: z.ZodType): Contract => ({
    ...{ name, schema },
    ...({ sent: 'output', received: 'input' } as const),
  })
  return [
    ...Object.values<Endpoint>(httpEndpoints).flatMap((endpoint) => contractsOf(endpoint, told)),
    ...Object.entries(turnEventCatalog).map(([name, schema]) => told(`event ${name}`, schema)),
    ...Object.entries(readCatalog).map(([name, { row }]) => told(`read ${name} row`, row)),
    ...Object.entries(news).map(([name, schema]) => told(name, schema)),
    ...[chatCommands, conversationCommands, agentCommands, pageCommands].flatMap((catalog) =>
      Object.entries(catalog as Questions).flatMap(([name, { request, reply }]) => [
        told(`command ${name} request`, request),
        told(`command ${name} reply`, reply),
      ]),
    ),
  ]
}

function contractsOf(endpoint: Endpoint, told: (name: string, schema: z.ZodType) => Contract): Contract[] {
  const { method, path, body, query, headers, answer } = endpoint
  const name = `${method} ${path}`
  const read = { sent: 'output', received: 'output' } as const
  return [
    ...(body ? [{ name: `${name} body`, schema: body, sent: 'input', received: 'input' } as const] : []),
    ...(query ? [{ name: `${name} query`, schema: query, ...read }] : []),
    ...(headers ? [{ name: `${name} headers`, schema: headers, ...read }] : []),
    ...(typeof answer.body === 'string' ? [] : [told(`${name} answer`, answer.body)]),
  ]
}
