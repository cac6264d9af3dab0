import { serveAgent } from '@alfred/agent-kit'
import type { AgentDependencies } from '@alfred/agent-kit'
import { createDatabase } from '@alfred/db'
import { createApply } from '@alfred/db/apply'
import { createNutritionReader } from '@alfred/db/nutrition'
import type { RunningService } from '@alfred/service-kit'
import { createCoachAgent } from './agent.ts'
import type { Config } from './config.ts'

/** Builds the coach on what it is given. */
export function startCoach(
  config: Config,
  given: Pick<AgentDependencies, 'bus' | 'model' | 'onFault'>,
): RunningService {
  const database = createDatabase(config)
  const agent = createCoachAgent(createNutritionReader(database))
  const serving = serveAgent(agent, {
    ...given,
    instanceName: config.INSTANCE_NAME,
    apply: createApply(database),
  })
  return { ready: () => given.bus.isConnected(), stop: () => serving.stop() }
}
