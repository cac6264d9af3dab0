import { createEmbedder, createModel, loadPrompts } from '@alfred/llm'
import { connectNats, createBus } from '@alfred/messaging'
import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import type { AgentService } from './agent-service.ts'
import { readAgentConfig } from './config.ts'
import { startAgent } from './start-agent.ts'

/**
 * Runs an agent as this process until a signal ends it, configured from the environment: model, NATS connection,
 * database, health endpoint, tracing. Throws when a setting is invalid; a later failure ends the process with a log
 * line.
 */
export async function runAgent(service: AgentService): Promise<void> {
  const { name, offlineRules } = service
  const config = readAgentConfig()
  const logger = createLogger(name, config.LOG_LEVEL)
  const tracing = await startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT)
  await runService({
    name,
    logger,
    healthPort: config.HEALTH_PORT,
    healthHost: config.HEALTH_HOST,
    start: async () => {
      const model = await createModel(config, { prompts: await loadPrompts(), logger, offlineRules })
      const nats = { url: config.NATS_URL, seed: config.NATS_NKEY_SEED, name, logger }
      const running = startAgent(service, config, {
        bus: createBus(await connectNats(nats), logger),
        ...{ model, embedder: await createEmbedder(config, logger) },
        onFault: (error, tool) => logger.error({ error, tool }, 'failed at a call'),
      })
      return {
        ready: () => running.ready(),
        stop: async () => {
          await running.stop()
          await tracing.stop()
        },
      }
    },
  })
}
