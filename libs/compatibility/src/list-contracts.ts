import {
  agentCommands,
  agentDiscoverySchema,
  announcementSchema,
  chatCommands,
  conversationCommands,
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

/** Something that one process says and another one reads. */
export type Contract = {
  name: string
  schema: z.ZodType
  /** What a sender may leave out: a client what has a default, a service nothing, since it sends what it has read. */
  sent: 'input' | 'output'
  /** What a receiver asks for. A query is text until it is read, so that it is described as what it becomes. */
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

/** Every contract there is, by a name that people know it by. */
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
    ...[chatCommands, conversationCommands, agentCommands].flatMap((catalog) =>
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
