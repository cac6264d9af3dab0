import { agentConfigSchema } from '@alfred/agent-kit/run'
import type { z } from 'zod'
import { configSchema as gateway } from '../../apps/gateway/src/config.ts'
import { configSchema as mcp } from '../../apps/mcp/src/config.ts'
import { configSchema as orchestrator } from '../../apps/orchestrator/src/config.ts'
import { configSchema as pageFetcher } from '../../apps/page-fetcher/src/config.ts'
import { configSchema as proactiveWorker } from '../../apps/proactive-worker/src/config.ts'

/** The settings of each service, by its name; those of all agents are the same. */
export const servicesWithSettings: Readonly<Record<string, z.ZodObject>> = {
  gateway,
  orchestrator,
  agents: agentConfigSchema,
  'proactive-worker': proactiveWorker,
  'page-fetcher': pageFetcher,
  mcp,
}
