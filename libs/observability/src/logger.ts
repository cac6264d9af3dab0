import { trace } from '@opentelemetry/api'
import { pino } from 'pino'
import { currentTurn } from './turn-context.ts'

/** The part of pino that rooms use. */
export type Logger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Fields that hold secrets or a person's words; their values are redacted at any depth. */
const redactedFields = new Set([
  'token',
  'authorization',
  'secret',
  'apiKey',
  'password',
  'message_text',
  'body',
  'prompt',
  'response',
])
/** Fields nested deeper than this are not written, which also ends cycles. */
const DEPTH_MAX = 6

/** A JSON logger on stdout, or on another output; every line carries the turn and the trace it belongs to. */
export function createLogger(service: string, level: string, { fd = 1 } = {}): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (fields) => clean(fields) },
      mixin: () => {
        const span = trace.getActiveSpan()?.spanContext()
        const turn = currentTurn()
        return { ...(span && { trace_id: span.traceId }), ...(turn && { turn_id: turn }) }
      },
    },
    openOutput(fd),
  )
}

/** How many bytes may wait for an output that cannot be written; the rest is dropped. */
const WAITING_BYTES_MAX = 65_536

/**
 * An output that may fail: a service goes on working when its log is on a full disk or its reader has gone.
 */
function openOutput(fd: number) {
  const output = pino.destination({ fd, sync: true, maxLength: WAITING_BYTES_MAX })
  output.on('error', () => undefined)
  return output
}

function clean(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, cleanField(name, value, depth)]),
  )
}

function cleanField(name: string, value: unknown, depth: number): unknown {
  if (redactedFields.has(name)) return '[redacted]'
  if (value instanceof Error || (name === 'error' && value !== undefined)) return describeError(value)
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  if (depth === DEPTH_MAX) return '[deep]'
  return Array.isArray(value) ? value.map((item) => cleanField('', item, depth + 1)) : clean(value, depth + 1)
}

/** Describes an error by name, code and stack frames alone, since its text may quote what a person wrote. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error, ...codeOf(error) }
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    name: error.name,
    ...codeOf(error),
    frames: frames?.slice(0, 8).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** The code of an error, if it is a number or a short identifier; a sentence is not a code. */
function codeOf(error: unknown): { code?: string | number } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code === 'number') return { code }
  return typeof code === 'string' && /^[A-Za-z0-9_]{1,60}$/.test(code) ? { code } : {}
}

/** Writes nothing; for tests. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }
