import { createModel, loadPrompts } from '@alfred/llm'
import { connectNats, createBus } from '@alfred/messaging'
import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import { startOrchestrator } from './app.ts'
import { readConfig } from './config.ts'
import { orchestratorOfflineRules } from '@alfred/offline/conversation'

const config = readConfig()
const logger = createLogger('orchestrator', config.LOG_LEVEL)
const tracing = await startTracing('orchestrator', config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name: 'orchestrator',
  logger,
  healthPort: config.HEALTH_PORT,
  healthHost: config.HEALTH_HOST,
  start: async () => {
    const prompts = await loadPrompts()
    const model = await createModel(config, { prompts, logger, offlineRules: orchestratorOfflineRules })
    const nats = { url: config.NATS_URL, seed: config.NATS_NKEY_SEED, name: 'orchestrator', logger }
    const bus = createBus(await connectNats(nats), logger)
    const service = await startOrchestrator(config, { bus, model, logger })
    return {
      ready: () => service.ready(),
      stop: async () => {
        await service.stop()
        await tracing.stop()
      },
    }
  },
})
