import { finished } from 'node:stream'
import { AlfredError, httpEndpoints } from '@alfred/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { createAskDatabase } from '../data/ask-database.ts'
import type { AskDatabase, DataQuestion } from '../data/ask-database.ts'
import { checkEdit } from '../data/check-edit.ts'
import { checkDataRequest } from '../data/check-data-request.ts'
import type { DataRequest } from '../data/check-data-request.ts'
import { createDataPlaces } from '../data/data-places.ts'
import type { DataPlace, DataPlaces } from '../data/data-places.ts'
import { localeOf, wordEdit } from '../data/word-edit.ts'
import { addressOf } from '../plugins/add-route.ts'

const WAITING_PER_PERSON_MAX = 16
const WAITING_MAX = 1_000
const WAIT_MS = 5_000
/**
 * A client that takes longer than this (ms) to read its answer is cut off, so that the answer does not stay in
 * memory.
 */
const READ_MS = 60_000
/** The media types that a client may ask for: JSON of many rows or of one, and CSV. */
const answeredAs = /^(?:application\/(?:json|vnd\.pgrst\.object\+json)|text\/csv)$/

type DataDoor = { database: AskDatabase; places: DataPlaces }

/**
 * The data endpoints: a person's rows and the database's functions, as PostgREST serves them under row level
 * security. Costly requests are refused before they take one of the few connections, which turns need as well.
 */
export function registerData(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { config } = dependencies
  const door = config.DATA_URL === undefined ? undefined : openDoor(config, config.DATA_URL)
  if (door !== undefined) app.addHook('onClose', () => door.database.close())
  const answer =
    (kind: DataRequest['kind']) =>
    async (request: FastifyRequest<{ Params: { name?: string } }>, reply: FastifyReply) => {
      const caller = await dependencies.authenticate(request, reply)
      if (door === undefined)
        throw new AlfredError('NOT_FOUND', 'This installation lets nobody at its rows: DATA_URL is not set.')
      const { name = '' } = request.params
      const query = checkDataRequest({ kind, name, query: request.url.split('?').slice(1).join('?') })
      if (kind === 'function') checkEdit(name, bodyOf(request))
      const place = await door.places.take(caller.userId)
      return pass(door.database, {
        request,
        reply,
        place,
        token: caller.token,
        path: pathOf(kind, name, query),
      })
    }
  void app.register(async (scope) => {
    // Passed on unparsed: parsing a number and writing it again could change it.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    )
    scope.route({ ...addressOf(httpEndpoints.readRows), handler: answer('table') })
    scope.route({ ...addressOf(httpEndpoints.readFunction), handler: answer('function') })
    scope.route({ ...addressOf(httpEndpoints.callFunction), handler: answer('function') })
  })
}

function openDoor(config: GatewayDependencies['config'], url: string): DataDoor {
  return {
    database: createAskDatabase({ url, socketPath: config.DATA_SOCKET_PATH, apiKey: config.DATA_API_KEY }),
    places: createDataPlaces({
      atOnceMax: config.DATA_REQUESTS_MAX,
      perPersonMax: config.DATA_REQUESTS_PER_PERSON_MAX,
      waitingPerPersonMax: WAITING_PER_PERSON_MAX,
      waitingMax: WAITING_MAX,
      waitMs: WAIT_MS,
    }),
  }
}

function pathOf(kind: DataRequest['kind'], name: string, query: string): string {
  return `${kind === 'function' ? 'rpc/' : ''}${name}${query === '' ? '' : `?${query}`}`
}

type Passed = { request: FastifyRequest; reply: FastifyReply; place: DataPlace; token: string; path: string }

/**
 * Sends a client's request to PostgREST and streams the answer. The place is held until the work is done, even if
 * the client disconnects.
 */
async function pass(database: AskDatabase, passed: Passed): Promise<FastifyReply> {
  const { request, reply, place, path } = passed
  try {
    const answer = await database.ask(questionOf(passed)).finally(place.answered)
    const viewer = {
      locale: localeOf(request.headers['accept-language']),
      today: new Date().toISOString().slice(0, 10),
    }
    const onFault = (error: unknown): void => request.log.error({ error }, 'a refusal could not be worded')
    const { status, headers, body } = await wordEdit(answer, { path, viewer, onFault })
    const timer = setTimeout(() => body.destroy(), READ_MS)
    body.once('close', () => clearTimeout(timer))
    return reply
      .status(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(body)
  } finally {
    finished(reply.raw, () => place.leave())
  }
}

function questionOf({ request, token, path }: Passed): DataQuestion {
  const { accept = '', prefer } = request.headers
  const isPost = request.method === 'POST'
  return {
    ...{ method: isPost ? 'POST' : 'GET', path, token },
    accept: answeredAs.test(accept) ? accept : 'application/json',
    prefer: typeof prefer === 'string' ? prefer : undefined,
    body: bodyOf(request),
  }
}

function bodyOf({ method, body }: FastifyRequest): string | undefined {
  return method === 'POST' ? String(body ?? '{}') : undefined
}
