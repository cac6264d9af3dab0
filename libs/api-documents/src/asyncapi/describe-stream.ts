import { eventIdSchema, httpEndpoints, turnEventCatalog } from '@alfred/contracts'
import type { TurnEventName } from '@alfred/contracts'
import type { z } from 'zod'
import type { JsonObject } from '../json.ts'
import { mapValues } from '../json.ts'
import { eventSchemaName } from '../schemas/known-schemas.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'
import { toJsonSchema } from '../schemas/to-json-schema.ts'

export const streamChannel = 'eventStream'

/** The stream of server-sent events to a client: the turn events, one message for each name. */
export function describeStream(shelf: SchemaShelf): {
  channel: JsonObject
  messages: Record<string, JsonObject>
  operation: JsonObject
} {
  const messages: Record<string, JsonObject> = {
    ...mapValues<TurnEventName, z.ZodType, JsonObject>(turnEventCatalog, (schema, event) =>
      streamMessage(event, {
        id: toJsonSchema(eventIdSchema, 'output'),
        payload: shelf.refer(schema, { name: eventSchemaName(event), side: 'output' }),
      }),
    ),
    ping: streamMessage('ping', { payload: { const: '' } }),
  }
  const named = Object.fromEntries(Object.entries(messages).map(([event, told]) => [`stream_${event}`, told]))
  return {
    channel: {
      address: httpEndpoints.streamJobEvents.path,
      description:
        'The events of a turn as text/event-stream, from the event after Last-Event-ID. POST /api/chat/stream answers with the same.',
      servers: [{ $ref: '#/servers/gateway' }],
      parameters: { id: { description: 'The id of the job: a UUID.' } },
      messages: mapValues(named, (_told, name) => ({ $ref: `#/components/messages/${name}` })),
    },
    messages: named,
    operation: {
      action: 'send',
      channel: { $ref: `#/channels/${streamChannel}` },
      summary: 'Tells a client what happens in a turn, each event once and in order.',
      tags: [{ name: 'gateway' }],
      messages: Object.keys(named).map((name) => ({ $ref: `#/channels/${streamChannel}/messages/${name}` })),
    },
  }
}

function streamMessage(event: string, { id, payload }: { id?: JsonObject; payload: JsonObject }): JsonObject {
  const fields = { ...(id && { id }), event: { const: event } }
  return {
    name: event,
    contentType: 'application/json',
    headers: { type: 'object', properties: fields, required: Object.keys(fields) },
    payload,
  }
}
