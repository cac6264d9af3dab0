import { connectNats, createBus } from '@alfred/messaging'
import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import { startFetcher } from './app.ts'
import { readConfig } from './config.ts'

const name = 'page-fetcher'
const config = readConfig()
const logger = createLogger(name, config.LOG_LEVEL)
const tracing = await startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name,
  logger,
  healthPort: config.HEALTH_PORT,
  healthHost: config.HEALTH_HOST,
  start: async () => {
    const nats = { url: config.NATS_URL, seed: config.NATS_NKEY_SEED, name, logger }
    const service = startFetcher(config, { bus: createBus(await connectNats(nats), logger), logger })
    return {
      ready: () => service.ready(),
      stop: async () => {
        await service.stop()
        await tracing.stop()
      },
    }
  },
})
