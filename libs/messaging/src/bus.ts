import { AlfredError, modelCallsOf, replyEnvelopeSchema, toWireError } from '@alfred/contracts'
import type { ReplyEnvelope } from '@alfred/contracts'
import {
  codeOf,
  currentTurn,
  inTurn,
  NO_ERROR,
  secondsSince,
  timeWork,
  traceHeaders,
  withTrace,
} from '@alfred/observability'
import type { Logger } from '@alfred/observability'
import type { z } from 'zod'
import { answerDuration, parkedMessages, requestDuration, templateOf } from './bus-metrics.ts'
import type { Wire, WireSubscription } from './wire.ts'

/** A request with one reply: its subject, the schemas of both, and the timeout. */
export type Command<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  subject: string
  queue?: string
  timeoutMs: number
  request: Request
  reply: Reply
}

export type Bus = {
  /**
   * Publishes to all subscribers, if there are any. Throws MESSAGE_INVALID when the payload breaks its schema or is
   * too large.
   */
  publish<Schema extends z.ZodType>(subject: string, schema: Schema, payload: z.input<Schema>): void
  /**
   * Sends a request and waits for the reply. Throws the AlfredError of the reply, UNAVAILABLE, TIMEOUT, or
   * MESSAGE_INVALID when a payload breaks its schema.
   */
  request<Request extends z.ZodType, Reply extends z.ZodType>(
    command: Command<Request, Reply>,
    payload: z.input<Request>,
  ): Promise<z.output<Reply>>
  /** Answers a command. The bus awaits the handler, so that a rejection becomes an error reply. */
  handle<Request extends z.ZodType, Reply extends z.ZodType>(
    command: Command<Request, Reply>,
    handler: (request: z.output<Request>) => Promise<z.input<Reply>>,
  ): WireSubscription
  /** Receives published messages. One that breaks its schema is logged with the reason and not handed on. */
  subscribe<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    onPayload: (payload: z.output<Schema>, subject: string) => void,
  ): WireSubscription
  onReconnect(listener: () => void): () => void
  isConnected(): boolean
  flush(): Promise<void>
  drain(): Promise<void>
}

/** Size limit of a payload in bytes, below the broker's own; larger payloads are refused before they are sent. */
const PAYLOAD_BYTES_MAX = 1_000_000
const TURN_HEADER = 'alfred-turn'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The typed bus over a wire: validates payloads when sending and receiving, carries trace and turn in headers, and
 * awaits handlers.
 */
export function createBus(wire: Wire, logger: Logger): Bus {
  return {
    publish: (subject, schema, payload) => {
      wire.publish(subject, encode(subject, schema, payload), outgoingHeaders())
    },
    request: async (command, payload) => {
      const data = encode(command.subject, command.request, payload)
      const send = async () => {
        const options = { headers: outgoingHeaders(), timeoutMs: command.timeoutMs }
        return openReply(command, await wire.request(command.subject, data, options))
      }
      return timeWork(send, ({ seconds, errorType }) =>
        requestDuration.record(seconds, labelsOf(command.subject, errorType)),
      )
    },
    handle: (command, handler) =>
      wire.subscribe(command.subject, { ...(command.queue && { queue: command.queue }) }, (message) => {
        void inContextOf(message.headers, async () => {
          const startedAt = performance.now()
          const { reply, cause } = await answer(command, handler, message.data)
          const errorType = reply.ok ? NO_ERROR : codeOf(reply.error)
          answerDuration.record(secondsSince(startedAt), labelsOf(command.subject, errorType))
          if (!reply.ok) tellRefusal(logger, { subject: command.subject, code: reply.error.code, cause })
          message.respond?.(encoder.encode(JSON.stringify(reply)))
        })
      }),
    subscribe: (subject, schema, onPayload) =>
      wire.subscribe(subject, {}, (message) => {
        inContextOf(message.headers, () => {
          const payload = decode(schema, message.data)
          if (payload.ok) onPayload(payload.value, message.subject)
          else tellParked(logger, { subject: message.subject, reason: payload.reason })
        })
      }),
    onReconnect: (listener) => wire.onReconnect(listener),
    isConnected: () => wire.isConnected(),
    flush: () => wire.flush(),
    drain: () => wire.drain(),
  }
}

function labelsOf(subject: string, errorType: string) {
  return { messaging_destination_template: templateOf(subject), error_type: errorType }
}

function tellParked(logger: Logger, parked: { subject: string; reason: string }): void {
  parkedMessages.add(1, { messaging_destination_template: templateOf(parked.subject) })
  logger.warn(parked, 'parked a message that breaks its contract')
}

function outgoingHeaders(): Record<string, string> {
  const turn = currentTurn()
  return { ...traceHeaders(), ...(turn && { [TURN_HEADER]: turn }) }
}

function inContextOf<Result>(headers: Record<string, string>, run: () => Result): Result {
  const turn = headers[TURN_HEADER]
  return withTrace(headers, () => (turn ? inTurn(turn, run) : run()))
}

function encode(subject: string, schema: z.ZodType, payload: unknown): Uint8Array {
  const parsed = schema.safeParse(payload)
  if (!parsed.success) {
    throw new AlfredError('MESSAGE_INVALID', 'A message of ours breaks its contract.', {
      cause: new AlfredError('MESSAGE_INVALID', `${subject}: ${reasonOf(parsed.error)}`),
    })
  }
  const data = encoder.encode(JSON.stringify(parsed.data))
  if (data.byteLength > PAYLOAD_BYTES_MAX) {
    throw new AlfredError('MESSAGE_INVALID', 'The message is too large to be passed on.')
  }
  return data
}

type Decoded<Value> = { ok: true; value: Value } | { ok: false; reason: string }

function decode<Schema extends z.ZodType>(schema: Schema, data: Uint8Array): Decoded<z.output<Schema>> {
  let json: unknown
  try {
    json = JSON.parse(decoder.decode(data))
  } catch {
    return { ok: false, reason: 'is not JSON' }
  }
  const parsed = schema.safeParse(json)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: reasonOf(parsed.error) }
}

/** The reasons as paths and issue codes alone: what a person wrote must not end up in a log or an error. */
function reasonOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'message'}: ${issue.code}`)
    .join('; ')
}

/**
 * Logs an error reply. An unexpected error is logged with its cause, since the reply says only that something went
 * wrong.
 */
function tellRefusal(logger: Logger, refusal: { subject: string; code: string; cause: unknown }): void {
  const { cause, ...told } = refusal
  const isForeseen = cause instanceof AlfredError && cause.code !== 'INTERNAL'
  if (cause === undefined || isForeseen) logger.warn(told, 'answered a request with an error')
  else logger.error({ ...told, error: cause }, 'failed at a request')
}

/** The reply, and what was thrown if it is an error. */
type Answered = { reply: ReplyEnvelope; cause?: unknown }

async function answer<Request extends z.ZodType, Reply extends z.ZodType>(
  command: Command<Request, Reply>,
  handler: (request: z.output<Request>) => Promise<z.input<Reply>>,
  data: Uint8Array,
): Promise<Answered> {
  const request = decode(command.request, data)
  if (!request.ok) {
    const message = `The request breaks its contract: ${request.reason}`
    return { reply: { ok: false, error: { code: 'MESSAGE_INVALID', message, retryable: false } } }
  }
  try {
    const reply = command.reply.safeParse(await handler(request.value))
    if (reply.success) return { reply: { ok: true, value: reply.data } }
    throw new AlfredError('MESSAGE_INVALID', 'An answer of ours breaks its contract.', { cause: reply.error })
  } catch (error) {
    const model_calls = modelCallsOf(error)
    const reply = {
      ok: false as const,
      error: toWireError(error),
      ...(model_calls.length > 0 && { model_calls }),
    }
    return { reply, cause: error }
  }
}

function openReply<Reply extends z.ZodType>(
  command: Command<z.ZodType, Reply>,
  data: Uint8Array,
): z.output<Reply> {
  const envelope = decode(replyEnvelopeSchema, data)
  if (!envelope.ok)
    throw new AlfredError('MESSAGE_INVALID', `The answer on ${command.subject} is not an answer.`)
  if (!envelope.value.ok) throw AlfredError.from(envelope.value.error, envelope.value.model_calls)
  const value = command.reply.safeParse(envelope.value.value)
  if (!value.success) {
    throw new AlfredError('MESSAGE_INVALID', `The answer on ${command.subject} breaks its contract.`, {
      cause: value.error,
    })
  }
  return value.data
}
