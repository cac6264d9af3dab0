import { SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Attributes, Span } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  AlwaysOnSampler,
} from '@opentelemetry/sdk-trace-node'
import type { SpanExporter } from '@opentelemetry/sdk-trace-node'
import { codeOf } from './metrics/code-of.ts'
import { currentTurn } from './turn-context.ts'

/**
 * Starts tracing for this process. Without an endpoint nothing is recorded, but trace ids are still created and
 * passed on, so that the logs of all services can be joined by one id.
 */
export async function startTracing(
  service: string,
  endpoint: string | undefined,
): Promise<{ stop(): Promise<void> }> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: endpoint ? new ParentBasedSampler({ root: new AlwaysOnSampler() }) : new AlwaysOffSampler(),
    spanProcessors: endpoint ? [new BatchSpanProcessor(await exporterTo(endpoint))] : [],
  })
  provider.register()
  return { stop: () => provider.shutdown() }
}

/** Loaded only where there is somebody to send to: most installations have no collector, and every process would load it. */
async function exporterTo(endpoint: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
}

const tracer = trace.getTracer('alfred')

/** Runs a function in a span of that name; a failure marks the span and is thrown on. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes: withTurn(attributes) }, async (span) => {
    try {
      return await run()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A span whose end is not the end of a function: that of a stream, for one. */
export type OpenSpan = { note(attributes: Attributes): void; fail(error: unknown): void; end(): void }

export function openSpan(name: string, attributes: Attributes): OpenSpan {
  const span = tracer.startSpan(name, { attributes: withTurn(attributes) })
  return {
    note: (more) => void span.setAttributes(more),
    fail: (error) => markFailed(span, error),
    end: () => span.end(),
  }
}

/** The turn stands on every span, so that a log line leads to its trace and back by either id. */
function withTurn(attributes: Attributes): Attributes {
  const turn = currentTurn()
  return turn === undefined ? attributes : { 'alfred.turn_id': turn, ...attributes }
}

function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', codeOf(error))
}

/** The id of the current trace, under which logs and a collector know what is done; null outside of any. */
export function currentTraceId(): string | null {
  return trace.getActiveSpan()?.spanContext().traceId ?? null
}

/** The current trace as headers of a message (W3C Trace Context). */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Runs a function in the trace that a message's headers name. */
export function withTrace<Result>(headers: Record<string, string>, run: () => Result): Result {
  return context.with(propagation.extract(context.active(), headers), run)
}
