import { createParser } from 'eventsource-parser'
import { compileDocument, pointerTo } from './compile-document.ts'
import type { CheckAt } from './compile-document.ts'
import type { Exchange } from './record-http.ts'

/** The verdict on one exchange: its operation, the checked events, and the problems. */
export type HttpVerdict = { operation: string; events: string[]; problems: string[] }

type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: object
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, object> }>
}
type OpenApi = { paths: Record<string, Record<string, Operation>> }
type Place = { operation: Operation; pointer: string[]; path: string }

/** Creates a check of exchanges against a served OpenAPI document. */
export function createHttpCheck(document: OpenApi): (exchange: Exchange) => HttpVerdict {
  const check = compileDocument(document)
  return (exchange) => {
    const place = findOperation(document, exchange)
    const said = `${exchange.method} ${exchange.path} ${exchange.status}`
    if (place === undefined) return { operation: said, events: [], problems: [`${said}: no such operation`] }
    const { events, problems } = checkAnswer(check, place, exchange)
    const sent = exchange.status === 200 ? checkRequest(check, place, exchange) : []
    return {
      operation: place.operation.operationId,
      events,
      problems: [...sent, ...problems].map((problem) => `${said}: ${problem}`),
    }
  }
}

function findOperation({ paths }: OpenApi, { method, path }: Exchange): Place | undefined {
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const template = Object.keys(paths).find(fits)
  const operation = paths[template ?? '']?.[method.toLowerCase()]
  if (template === undefined || operation === undefined) return undefined
  return { operation, pointer: ['paths', template, method.toLowerCase()], path: template }
}

/** An accepted request must be described: its body, and each parameter that was sent. */
function checkRequest(check: CheckAt, { operation, pointer, path }: Place, exchange: Exchange): string[] {
  const given = parametersOf(exchange, path)
  const parameters = (operation.parameters ?? []).flatMap(({ name, in: place, required }, index) => {
    const value = given(place, name)
    if (value === null) return required ? [`the ${place} parameter ${name} is missing`] : []
    return check(pointerTo(...pointer, 'parameters', String(index), 'schema'), value)
  })
  const known = new Set((operation.parameters ?? []).map(({ name }) => name))
  const unknown = [...exchange.query.keys()].filter((name) => !known.has(name))
  const body = exchange.requestBody
  const bodies =
    operation.requestBody === undefined || body === undefined
      ? []
      : check(pointerTo(...pointer, 'requestBody', 'content', 'application/json', 'schema'), JSON.parse(body))
  return [...parameters, ...bodies, ...unknown.map((name) => `the query has an unknown ${name}`)]
}

function parametersOf({ path, query, requestHeaders }: Exchange, template: string) {
  const names = template.split('/')
  const values = path.split('/')
  return (place: string, name: string): string | number | null => {
    if (place === 'path') return values[names.indexOf(`{${name}}`)] ?? null
    const value = place === 'query' ? query.get(name) : requestHeaders.get(name)
    return value !== null && /^\d+$/.test(value) && place === 'query' ? Number(value) : value
  }
}

function checkAnswer(
  check: CheckAt,
  { operation, pointer }: Place,
  exchange: Exchange,
): { events: string[]; problems: string[] } {
  const response = operation.responses[String(exchange.status)]
  if (response === undefined) return { events: [], problems: ['the status is not described'] }
  const lacking = Object.keys(response.headers ?? {}).filter((name) => !exchange.headers.has(name))
  const problems = lacking.map((name) => `the header ${name} is missing`)
  if (response.content === undefined)
    return { events: [], problems: exchange.text === '' ? problems : [...problems, 'there is a body'] }
  const type = exchange.headers.get('content-type')?.split(';')[0] ?? ''
  if (!(type in response.content)) return { events: [], problems: [...problems, `${type} is not described`] }
  const at = [...pointer, 'responses', String(exchange.status), 'content', type]
  if (type === 'text/event-stream') {
    const read = checkEvents(check, at, exchange.text)
    return { events: read.events, problems: [...problems, ...read.problems] }
  }
  return {
    events: [],
    problems: [...problems, ...check(pointerTo(...at, 'schema'), JSON.parse(exchange.text))],
  }
}

function checkEvents(check: CheckAt, at: string[], text: string): { events: string[]; problems: string[] } {
  const events: string[] = []
  const problems: string[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data, id }) => {
      events.push(event)
      const wrong = check(pointerTo(...at, 'x-events', event), JSON.parse(data))
      if (event !== 'ping' && !/^\d+\.\d+$/.test(id ?? '')) wrong.push(`${id} is no event id`)
      problems.push(...wrong.map((problem) => `event ${event}: ${problem}`))
    },
  })
  parser.feed(text)
  return { events, problems }
}
