import { createEmbedder, createModel, loadPrompts } from '@alfred/llm'
import { createLogger, startTracing } from '@alfred/observability'
import { memoryOfflineRules } from '@alfred/offline/memory'
import { runService } from '@alfred/service-kit'
import { startWorker } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig()
const logger = createLogger('proactive-worker', config.LOG_LEVEL)
const tracing = await startTracing('proactive-worker', config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name: 'proactive-worker',
  logger,
  healthPort: config.HEALTH_PORT,
  healthHost: config.HEALTH_HOST,
  start: async () => {
    const prompts = await loadPrompts()
    const model = await createModel(config, { prompts, logger, offlineRules: memoryOfflineRules })
    const embedder = await createEmbedder(config, logger)
    const service = startWorker(config, { logger, model, embedder })
    return {
      ready: () => service.ready(),
      stop: async () => {
        await service.stop()
        await tracing.stop()
      },
    }
  },
})
