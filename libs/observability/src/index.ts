// Logs, traces, and the ids that join them. Knows nothing of the domain.
export { createLogger, silentLogger } from './logger.ts'
export type { Logger } from './logger.ts'
export { currentTurn, inTurn, takeTurnsWorkedOn } from './turn-context.ts'
export { inSpan, startTracing, traceHeaders, withTrace } from './tracing.ts'
