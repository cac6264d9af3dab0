import { hostname } from 'node:os'
import { createDatabase } from '@alfred/db'
import { createApply } from '@alfred/db/apply'
import { createWordTextEmbedder, loadWordVectors, type TextEmbedder } from '@alfred/embedding'
import { agentWorkMs } from '@alfred/llm'
import type { RunningService } from '@alfred/service-kit'
import type { AgentDependencies } from '../agent-dependencies.ts'
import { serveAgent } from '../serve-agent.ts'
import type { AgentService } from './agent-service.ts'
import type { AgentConfig } from './config.ts'

type Given = Pick<AgentDependencies, 'bus' | 'model' | 'onFault'> & { embedder?: TextEmbedder }

/** Serves an agent on the given bus and model. It is ready while the bus is connected. */
export function startAgent(
  { name, define }: Pick<AgentService, 'name' | 'define'>,
  config: AgentConfig,
  { embedder = createWordTextEmbedder(loadWordVectors()), ...given }: Given,
): RunningService {
  const database = createDatabase(config)
  const serving = serveAgent(define(database, given.bus, embedder), {
    ...given,
    // Instances that run side by side need different names; a container has a host name of its own.
    instanceName: config.INSTANCE_NAME ?? `${name}-${hostname()}`,
    apply: createApply(database),
    workMs: agentWorkMs(config),
  })
  return { ready: () => given.bus.isConnected(), stop: () => serving.stop() }
}
