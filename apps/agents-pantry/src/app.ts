import { serveAgent } from '@alfred/agent-kit'
import type { AgentDependencies } from '@alfred/agent-kit'
import { createDatabase } from '@alfred/db'
import { createApply } from '@alfred/db/apply'
import { createKitchenReader } from '@alfred/db/kitchen'
import type { RunningService } from '@alfred/service-kit'
import { createPantryAgent } from './agent.ts'
import type { Config } from './config.ts'

/** Builds the pantry agent on what it is given. */
export function startPantry(
  config: Config,
  given: Pick<AgentDependencies, 'bus' | 'model' | 'onFault'>,
): RunningService {
  const database = createDatabase(config)
  const agent = createPantryAgent(createKitchenReader(database))
  const serving = serveAgent(agent, {
    ...given,
    instanceName: config.INSTANCE_NAME,
    apply: createApply(database),
  })
  return { ready: () => given.bus.isConnected(), stop: () => serving.stop() }
}
