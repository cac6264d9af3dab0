import type { JsonObject } from '../json.ts'
import { createSchemaShelf } from '../schemas/schema-shelf.ts'
import { describeNatsChannel, inboxChannel } from './describe-nats.ts'
import type { DescribedChannel } from './describe-nats.ts'
import { describeStream, streamChannel } from './describe-stream.ts'
import { natsChannels } from './nats-channels.ts'

const description = [
  'What the services of Alfred tell and ask each other on NATS, and what a client receives as server-sent events.',
  'Questions are answered on an inbox of the asker with `{ok, value}` or `{ok, error}`.',
  'The first number of the version is that of the contracts. Messages are described as this version sends them; a',
  'receiver leaves out what it does not know and does without what an older sender does not say yet.',
].join(' ')

const servers = {
  nats: { host: '127.0.0.1:4222', protocol: 'nats', description: 'The broker that NATS_URL names.' },
  gateway: { host: '127.0.0.1:3000', protocol: 'http', description: 'The gateway, as clients reach it.' },
}

const messageHeaders = {
  type: 'object',
  properties: {
    traceparent: { type: 'string', description: 'W3C Trace Context.' },
    tracestate: { type: 'string' },
    'alfred-turn': { type: 'string', format: 'uuid', description: 'The turn that the message belongs to.' },
  },
}

/** The AsyncAPI 3 document of all messages and events. The same contracts give the same document. */
export function createAsyncApi({ version }: { version: number }): JsonObject {
  const shelf = createSchemaShelf()
  shelf.add('MessageHeaders', messageHeaders)
  const described = Object.entries(natsChannels).map(
    ([name, channel]) => [name, describeNatsChannel(name, channel, shelf)] as const,
  )
  const parts = described.map(([, part]) => part)
  const stream = describeStream(shelf)
  return {
    asyncapi: '3.0.0',
    info: { title: 'Alfred', version: `${version}.0.0`, description, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    servers,
    channels: {
      ...Object.fromEntries(described.map(([name, { channel }]) => [name, channel])),
      [inboxChannel]: describeInbox(parts),
      [streamChannel]: stream.channel,
    },
    operations: {
      ...Object.assign({}, ...parts.map(({ operations }) => operations)),
      sendTurnEvents: stream.operation,
    },
    components: {
      messages: { ...Object.assign({}, ...parts.map(({ messages }) => messages)), ...stream.messages },
      schemas: shelf.components(),
    },
  }
}

/**
 * The channel of all replies: NATS gives every requester an inbox, whose subject is known only with the request.
 */
function describeInbox(parts: readonly DescribedChannel[]): JsonObject {
  const replies = parts.flatMap(({ replies: names }) => names)
  return {
    address: null,
    description: 'The inbox of whoever asked.',
    servers: [{ $ref: '#/servers/nats' }],
    messages: Object.fromEntries(replies.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  }
}
