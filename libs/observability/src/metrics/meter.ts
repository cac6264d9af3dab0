import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

// The figures are served by the health server of each process, not by a server of the exporter.
const exporter = new PrometheusExporter({ preventServerStart: true })
const provider = new MeterProvider({ readers: [exporter] })
const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)

/** The meter of this process. It is there before anything is started, so that rooms can define metrics as constants. */
export const meter = provider.getMeter('alfred')

/** All figures of this process in the text format of Prometheus. */
export async function renderMetrics(): Promise<string> {
  const { resourceMetrics } = await exporter.collect()
  return serializer.serialize(resourceMetrics)
}

export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
