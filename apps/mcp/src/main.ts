import { createLogger, startTracing } from '@alfred/observability'
import { runService } from '@alfred/service-kit'
import { createMcpApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig()
const logger = createLogger('mcp', config.LOG_LEVEL)
const tracing = await startTracing('mcp', config.OTEL_EXPORTER_OTLP_ENDPOINT)

await runService({
  name: 'mcp',
  logger,
  healthPort: config.HEALTH_PORT,
  healthHost: config.HEALTH_HOST,
  start: async () => {
    const app = createMcpApp(config, logger)
    await app.listen({ port: config.MCP_PORT, host: config.MCP_HOST })
    return {
      // It has no connection that could be lost: a gateway that is away is told by each call.
      ready: () => true,
      stop: async () => {
        await app.close()
        await tracing.stop()
      },
    }
  },
})
