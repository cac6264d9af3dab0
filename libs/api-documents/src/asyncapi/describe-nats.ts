import { wireErrorSchema, isKeyOf } from '@alfred/contracts'
import type { JsonObject } from '../json.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'
import { parameters } from './nats-channels.ts'
import type { NatsChannel } from './nats-channels.ts'

/** The parts of an AsyncAPI document that describe one subject. */
export type DescribedChannel = {
  channel: JsonObject
  operations: Record<string, JsonObject>
  messages: Record<string, JsonObject>
  /** The names of messages that arrive on the requester's inbox. */
  replies: string[]
}

export const inboxChannel = 'inbox'

/**
 * Describes one subject, with separate operations for sender and receiver, since the document covers all services.
 */
export function describeNatsChannel(
  name: string,
  channel: NatsChannel,
  shelf: SchemaShelf,
): DescribedChannel {
  const { content, message } = channel
  const isAsked = 'request' in content
  const sent = isAsked ? `${message}Request` : message
  const reply = `${message}Reply`
  const schema = isAsked ? content.request : content.news
  const payload = shelf.refer(schema, { name: isAsked ? sent : `${sent}Payload`, side: 'output' })
  const side = (action: 'send' | 'receive', service: string) => ({
    action,
    channel: { $ref: `#/channels/${name}` },
    summary: channel.summary,
    tags: service.split(', ').map((tag) => ({ name: tag })),
    messages: [{ $ref: `#/channels/${name}/messages/${sent}` }],
    ...(isAsked && { reply: replyOn(reply) }),
  })
  return {
    channel: {
      address: channel.address,
      description: channel.summary,
      servers: [{ $ref: '#/servers/nats' }],
      ...parametersOf(channel.address),
      messages: { [sent]: { $ref: `#/components/messages/${sent}` } },
    },
    operations: {
      [`send${sent}`]: side('send', channel.from),
      [`receive${sent}`]: side('receive', channel.to),
    },
    messages: {
      [sent]: natsMessage(sent, payload),
      ...(isAsked && { [reply]: natsMessage(reply, envelopeOf(content.reply, { name: reply, shelf })) }),
    },
    replies: isAsked ? [reply] : [],
  }
}

function replyOn(message: string): JsonObject {
  return {
    channel: { $ref: `#/channels/${inboxChannel}` },
    messages: [{ $ref: `#/channels/${inboxChannel}/messages/${message}` }],
  }
}

function natsMessage(name: string, payload: JsonObject): JsonObject {
  return { name, contentType: 'application/json', headers: headers(), payload }
}

/** The headers of every message: the trace it belongs to, and the turn if there is one. */
function headers(): JsonObject {
  return { $ref: '#/components/schemas/MessageHeaders' }
}

/** The schema of a reply: the value of its contract, or an error. */
function envelopeOf(
  reply: Parameters<SchemaShelf['refer']>[0],
  { name, shelf }: { name: string; shelf: SchemaShelf },
): JsonObject {
  const value = shelf.refer(reply, { name: `${name}Value`, side: 'output' })
  const error = shelf.refer(wireErrorSchema, { name: 'WireError', side: 'output' })
  const of = (ok: boolean, more: JsonObject) => ({
    type: 'object',
    properties: { ok: { type: 'boolean', const: ok }, ...more },
    required: ['ok', ...Object.keys(more)],
  })
  return { oneOf: [of(true, { value }), of(false, { error })] }
}

function parametersOf(address: string): JsonObject {
  const names = [...address.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    isKeyOf(parameters, name) ? [name] : [],
  )
  if (names.length === 0) return {}
  return { parameters: Object.fromEntries(names.map((name) => [name, { description: parameters[name] }])) }
}
