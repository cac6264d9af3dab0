import { connectNats, createBus } from '@alfred/messaging'
import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import { createGateway } from './app.ts'
import { readConfig } from './config.ts'
import { shareLimits } from './limits/shared-limits.ts'

const config = readConfig()
const logger = createLogger('gateway', config.LOG_LEVEL)
const tracing = await startTracing('gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name: 'gateway',
  logger,
  healthPort: config.HEALTH_PORT,
  healthHost: config.HEALTH_HOST,
  start: async () => {
    const nats = { url: config.NATS_URL, seed: config.NATS_NKEY_SEED, name: 'gateway', logger }
    const bus = createBus(await connectNats(nats), logger)
    const sharedLimits = config.REDIS_URL === undefined ? undefined : shareLimits(config.REDIS_URL, logger)
    const app = createGateway(config, { bus, logger, sharedLimits })
    await app.listen({ port: config.ALFRED_PORT, host: config.ALFRED_HOST })
    return {
      ready: () => bus.isConnected(),
      stop: async () => {
        await app.close()
        sharedLimits?.stop()
        await bus.drain()
        await tracing.stop()
      },
    }
  },
})
