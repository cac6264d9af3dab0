import { findFreePort } from '@alfred/local-stack'
import { ChaosError } from '../errors.ts'
import { findServices, natsEnvironment, withoutInherited } from '../../stack/services.ts'
import type { StackSettings } from '../../stack/services.ts'
import { Supervised } from './supervised.ts'

export const SECOND_ORCHESTRATOR = 'orchestrator-2'

type Place = { settings: StackSettings; model: Record<string, string>; logFolder: string }

/** Another instance beside the one that `npm start` runs, with a name and a lease of its own. */
export async function startSecondOrchestrator({ settings, model, logFolder }: Place): Promise<Supervised> {
  const service = findServices().find(({ name }) => name === 'orchestrator')
  if (service === undefined) throw new ChaosError('There is no orchestrator in apps.')
  const port = await findFreePort()
  return Supervised.start(
    {
      name: SECOND_ORCHESTRATOR,
      command: process.execPath,
      arguments: [service.entry],
      environment: {
        ...withoutInherited(),
        LOG_LEVEL: 'warn',
        INSTANCE_NAME: SECOND_ORCHESTRATOR,
        ...natsEnvironment(service.name, settings.nats),
        HEALTH_PORT: String(port),
        ...service.environment(settings),
        ...model,
      },
      readiness: { kind: 'http', url: `http://127.0.0.1:${port}/readyz` },
    },
    logFolder,
  )
}
