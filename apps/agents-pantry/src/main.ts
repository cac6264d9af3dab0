import { fileURLToPath } from 'node:url'
import { createModel, loadPrompts } from '@alfred/llm'
import { connectNats, createBus } from '@alfred/messaging'
import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import { startPantry } from './app.ts'
import { readConfig } from './config.ts'
import { pantryOfflineRules } from '@alfred/offline/pantry'

const config = readConfig()
const logger = createLogger('agents-pantry', config.LOG_LEVEL)
const tracing = startTracing('agents-pantry', config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name: 'agents-pantry',
  logger,
  healthPort: config.HEALTH_PORT,
  start: async () => {
    const prompts = await loadPrompts(fileURLToPath(new URL('../../../prompts', import.meta.url)))
    const model = createModel(config, { prompts, logger, offlineRules: pantryOfflineRules })
    const nats = { url: config.NATS_URL, seed: config.NATS_NKEY_SEED, name: 'agents-pantry', logger }
    const bus = createBus(await connectNats(nats), logger)
    const service = startPantry(config, {
      bus,
      model,
      onFault: (error, tool) => logger.error({ error, tool }, 'failed at a call'),
    })
    return {
      ready: () => service.ready(),
      stop: async () => {
        await service.stop()
        await tracing.stop()
      },
    }
  },
})
