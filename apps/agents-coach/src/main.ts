import { fileURLToPath } from 'node:url'
import { createModel, loadPrompts } from '@alfred/llm'
import { connectNats, createBus } from '@alfred/messaging'
import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import { startCoach } from './app.ts'
import { readConfig } from './config.ts'
import { coachOfflineRules } from '@alfred/offline/coach'

const config = readConfig()
const logger = createLogger('agents-coach', config.LOG_LEVEL)
const tracing = startTracing('agents-coach', config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name: 'agents-coach',
  logger,
  healthPort: config.HEALTH_PORT,
  start: async () => {
    const prompts = await loadPrompts(fileURLToPath(new URL('../../../prompts', import.meta.url)))
    const model = createModel(config, { prompts, logger, offlineRules: coachOfflineRules })
    const nats = { url: config.NATS_URL, seed: config.NATS_NKEY_SEED, name: 'agents-coach', logger }
    const bus = createBus(await connectNats(nats), logger)
    const service = startCoach(config, {
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
