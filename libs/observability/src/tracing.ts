import { SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Attributes } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  AlwaysOnSampler,
} from '@opentelemetry/sdk-trace-node'

/**
 * Starts tracing for this process. Without an endpoint nothing is recorded, but trace ids are still created and
 * passed on, so that the logs of all services can be joined by one id.
 */
export function startTracing(service: string, endpoint: string | undefined): { stop(): Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: endpoint ? new ParentBasedSampler({ root: new AlwaysOnSampler() }) : new AlwaysOffSampler(),
    spanProcessors: endpoint
      ? [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }))]
      : [],
  })
  provider.register()
  return { stop: () => provider.shutdown() }
}

const tracer = trace.getTracer('alfred')

/** Runs a function in a span of that name; a failure marks the span and is thrown on. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await run()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
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
