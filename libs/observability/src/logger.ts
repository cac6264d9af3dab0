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

/** Fields that hold secrets or a person's words; they are cut out wherever they stand. */
const redactedFields = [
  'token',
  'authorization',
  'secret',
  'apiKey',
  'password',
  'message_text',
  'body',
  'prompt',
  'response',
]

/** A JSON logger on stdout; every line carries the turn and the trace it belongs to. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...redactedFields, ...redactedFields.map((field) => `*.${field}`)],
      censor: '[redacted]',
    },
    serializers: { error: describeError },
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext()
      const turn = currentTurn()
      return { ...(span && { trace_id: span.traceId }), ...(turn && { turn_id: turn }) }
    },
  })
}

/** Error text may quote what a person wrote, so a log line keeps name, code and stack frames alone. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    frames: frames?.slice(0, 8).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Says nothing; for tests. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }
