import { z } from 'zod'

const id = z.union([z.string().max(255), z.int(), z.null()])

/**
 * A call of a method of A2A. Its parameters are read by the protocol's own library, and what Alfred takes of them by its contracts.
 * https://a2a-protocol.org/v1.0.0/specification/
 */
export const a2aRequestSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: id.optional(),
  method: z.string().max(64),
})

/** What other agents are told of Alfred before they ask; the specification says what else may stand in it. */
export const agentCardSchema = z.looseObject({
  name: z.string(),
  description: z.string(),
  version: z.string(),
  supportedInterfaces: z.array(
    z.looseObject({ url: z.url(), protocolBinding: z.string(), protocolVersion: z.string() }),
  ),
})
export type AgentCard = z.infer<typeof agentCardSchema>

/** The result of a call or its error; a streaming method answers with several, as server-sent events. */
export const a2aAnswerSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: id.optional(),
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
})
