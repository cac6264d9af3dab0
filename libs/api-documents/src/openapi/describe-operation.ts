import { feedEventCatalog, turnEventCatalog } from '@alfred/contracts'
import type { Endpoint, EndpointName, FeedEventName, TurnEventName } from '@alfred/contracts'
import { z } from 'zod'
import type { JsonObject } from '../json.ts'
import { mapValues } from '../json.ts'
import { eventSchemaName, feedSchemaName } from '../schemas/known-schemas.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'
import { toJsonSchema } from '../schemas/to-json-schema.ts'
import { feedExample, httpExamples, streamExample } from './examples.ts'
import { describeRefusals } from './refusals.ts'

/** One endpoint as an OpenAPI operation. */
export function describeOperation(name: EndpointName, endpoint: Endpoint, shelf: SchemaShelf): JsonObject {
  const parameters = describeParameters(endpoint)
  const { body, isPublic } = endpoint
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'service'],
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: shelf.refer(body, { name: `${name}Body`, side: 'input' }),
            ...exampleOf(httpExamples[name]?.body),
          },
        },
      },
    }),
    responses: {
      ...describeAnswer(name, endpoint, shelf),
      ...describeRefusals(endpoint.refusals, shelf),
    },
  }
}

const idInPath = z.object({ id: z.uuid() })

function describeParameters({ path, parameters, query, headers }: Endpoint): JsonObject[] {
  const inPath = path.includes('{') ? parametersOf(parameters ?? idInPath, 'path') : []
  return [...inPath, ...parametersOf(query, 'query'), ...parametersOf(headers, 'header')]
}

/** Parameters are described by their output type: the gateway turns text into numbers. */
function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): JsonObject[] {
  if (schema === undefined) return []
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => {
    const { description, ...told } = toJsonSchema(field, 'output')
    const isRequired = !field.safeParse(undefined).success
    return {
      name,
      in: place,
      required: isRequired,
      ...(description !== undefined && { description }),
      schema: told,
    }
  })
}

function describeAnswer(
  name: EndpointName,
  { answer }: Endpoint,
  shelf: SchemaShelf,
): Record<string, JsonObject> {
  const nothing = answer.nothing !== undefined && { 204: { description: answer.nothing } }
  if (answer.status === 303) return { 303: describeWayOn() }
  if (answer.body === 'none') return { [answer.status]: { description: 'It is done.' } }
  if (answer.body === 'feed') return { [answer.status]: describeFeed(shelf) }
  if (answer.body === 'events') return { [answer.status]: describeStream(shelf), ...nothing }
  if (answer.body === 'document') return describeDocument()
  const schema = shelf.refer(answer.body, { name: `${name}Answer`, side: 'output' })
  const content = { schema, ...exampleOf(httpExamples[name]?.answer) }
  return {
    [answer.status]: { description: 'The answer.', content: { 'application/json': content } },
    ...nothing,
  }
}

/** The response of a stream, of the turn's events or of those of a person's feed. */
function describeStream(shelf: SchemaShelf): JsonObject {
  const description = [
    'Server-sent events until `done` or `error`. Each has an id, `fence.n`: send the last one as `Last-Event-ID` to go',
    'on from there. `ping` has no id and says nothing. The events and the schemas of their data stand in `x-events`;',
    'skip events that you do not know.',
  ].join(' ')
  const events = mapValues<TurnEventName, z.ZodType, object>(turnEventCatalog, (schema, event) =>
    shelf.refer(schema, { name: eventSchemaName(event), side: 'output' }),
  )
  return streamOf({ description, events, example: streamExample })
}

function describeFeed(shelf: SchemaShelf): JsonObject {
  const description = [
    'Server-sent events until the client leaves or its token expires. Each has an id: send the last one as `Last-Event-ID` to',
    'go on from there; what was told around then may come again. `ping` has no id and says nothing. The events and the schemas',
    'of their data stand in `x-events`; skip events that you do not know.',
  ].join(' ')
  const events = mapValues<FeedEventName, z.ZodType, object>(feedEventCatalog, (schema, event) =>
    shelf.refer(schema, { name: feedSchemaName(event), side: 'output' }),
  )
  return streamOf({ description, events, example: feedExample })
}

/** OpenAPI 3.1 cannot describe the parts of a stream, so that the schemas of the events are in `x-events`. */
function streamOf(told: { description: string; events: object; example: string }): JsonObject {
  const { description, events, example } = told
  return {
    description,
    content: {
      'text/event-stream': {
        ...{ schema: { type: 'string' }, example },
        'x-events': { ...events, ping: { const: '' } },
      },
    },
  }
}

function describeDocument(): Record<string, JsonObject> {
  const etag = { ETag: { description: 'Names this text.', schema: { type: 'string' } } }
  return {
    200: {
      description: 'The document.',
      headers: etag,
      content: { 'application/json': { schema: { type: 'object' } } },
    },
    304: { description: 'It is the one that If-None-Match names.', headers: etag },
  }
}

function describeWayOn(): JsonObject {
  const schema = { type: 'string', format: 'uri-reference' }
  return {
    description: 'The browser is led on.',
    headers: { Location: { description: 'Where to.', schema } },
  }
}

function exampleOf(example: object | undefined): { example?: object } {
  return example === undefined ? {} : { example }
}
