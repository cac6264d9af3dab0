import { describe, expect, test } from '@jest/globals'
import specifications from '@asyncapi/specs'
import { errorCatalog, httpEndpoints, subjects, turnEventCatalog } from '@alfred/contracts'
import type { Endpoint, EndpointName } from '@alfred/contracts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createAsyncApi, createOpenApi } from './index.ts'
import { httpExamples } from './openapi/examples.ts'

const openApi = createOpenApi({ version: 1 })
const asyncApi = createAsyncApi({ version: 1 })
const endpoints = Object.entries(httpEndpoints) as [EndpointName, Endpoint][]

/** Each schema of a document, compiled with everything that it refers to. */
function compileAll(document: object): string[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false })
  for (const word of ['channels', 'operations', 'paths', 'info', 'openapi', 'asyncapi']) ajv.addKeyword(word)
  for (const word of ['components', 'servers', 'security', 'jsonSchemaDialect', 'defaultContentType'])
    ajv.addKeyword(word)
  ajv.addSchema(document, 'document')
  const names = Object.keys((document as { components: { schemas: object } }).components.schemas)
  for (const name of names) ajv.compile({ $ref: `document#/components/schemas/${name}` })
  return names
}

describe('the OpenAPI document', () => {
  test('is valid by the schema of the OpenAPI Initiative', async () => {
    expect(await new Validator().validate(structuredClone(openApi))).toEqual({ valid: true })
  })

  test('has schemas that compile without keywords unknown to JSON Schema', () => {
    expect(compileAll(openApi).length).toBeGreaterThan(15)
  })

  test.each(endpoints)('describes %s with its parameters, responses and every error', (name, endpoint) => {
    const paths = openApi['paths'] as Record<string, Record<string, Operation>>
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses).toContain(String(endpoint.answer.status))
    for (const code of endpoint.refusals) {
      const response = operation?.responses[String(errorCatalog[code].status)]
      expect(JSON.stringify(response)).toContain(`"${code}"`)
      const mayPass = [429, 503].includes(errorCatalog[code].status)
      expect(response?.headers?.['Retry-After'] !== undefined).toBe(mayPass)
    }
    expect(operation?.security).toEqual(endpoint.isPublic ? [] : undefined)
    expect(operation?.parameters?.filter(({ in: place }) => place === 'path').length ?? 0).toBe(
      endpoint.path.split('{').length - 1,
    )
  })

  test('gives examples that fit their contracts', () => {
    const shown = endpoints.flatMap(([name, { body, answer }]) => {
      const example = httpExamples[name]
      const schemas = [
        [body, example?.body],
        [typeof answer.body === 'string' ? undefined : answer.body, example?.answer],
      ] as const
      return schemas.flatMap(([schema, value]) => (schema ? [[name, schema, value] as const] : []))
    })
    expect(shown.length).toBeGreaterThan(8)
    for (const [name, schema, value] of shown)
      expect([name, schema.safeParse(value).success]).toEqual([name, true])
  })
})

type Operation = {
  operationId: string
  security?: unknown[]
  parameters?: { in: string }[]
  responses: Record<string, { headers?: Record<string, unknown> }>
}

describe('the AsyncAPI document', () => {
  test('is valid by the schema of the AsyncAPI Initiative', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const isValid = ajv.compile(specifications.schemasWithoutId['3.0.0'] as object)
    expect([isValid(asyncApi), isValid.errors]).toEqual([true, null])
  })

  test('has schemas that compile without keywords unknown to JSON Schema', () => {
    expect(compileAll(asyncApi).length).toBeGreaterThan(40)
  })

  test('has a channel for every subject, with its parameters', () => {
    const channels = asyncApi['channels'] as Record<string, { address: string | null; parameters?: object }>
    const named = Object.keys(subjects).filter((name) => !name.startsWith('any'))
    expect(Object.keys(channels)).toEqual([...named, 'inbox', 'eventStream'])
    expect(channels['agentPlan']).toMatchObject({
      address: 'agents.{domain}.v{version}.plan',
      parameters: { domain: {}, version: {} },
    })
  })

  test('describes every request with its reply, for sender and receiver', () => {
    const operations = asyncApi['operations'] as Record<string, object>
    expect(operations['sendSubmitTurnRequest']).toMatchObject({
      action: 'send',
      tags: [{ name: 'gateway' }],
      reply: { messages: [{ $ref: '#/channels/inbox/messages/SubmitTurnReply' }] },
    })
    expect(operations['receiveSubmitTurnRequest']).toMatchObject({ action: 'receive' })
    expect(operations['sendAnnouncement']).not.toHaveProperty('reply')
  })

  test('describes every event of the stream', () => {
    const { messages } = asyncApi['components'] as { messages: object }
    for (const event of Object.keys(turnEventCatalog)) expect(messages).toHaveProperty(`stream_${event}`)
  })
})

test('the same contracts give the same text, of bounded size', () => {
  for (const [make, bytesMax] of [
    [createOpenApi, 150_000],
    [createAsyncApi, 110_000],
  ] as const) {
    const text = JSON.stringify(make({ version: 1 }))
    expect(JSON.stringify(make({ version: 1 }))).toBe(text)
    expect(text.length).toBeLessThan(bytesMax)
  }
})
