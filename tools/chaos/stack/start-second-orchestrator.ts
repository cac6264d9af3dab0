import { findFreePort } from '@alfred/local-stack'
import { ChaosError } from '../errors.ts'
import { describeService } from '../../stack/describe-service.ts'
import { findServices } from '../../stack/services.ts'
import type { StackSettings } from '../../stack/services.ts'
import { Supervised } from './supervised.ts'

export const SECOND_ORCHESTRATOR = 'orchestrator-2'

type Place = { settings: StackSettings; model: Record<string, string>; logFolder: string }

/** Starts another orchestrator beside the one of `npm start`, with its own name and leases. */
export async function startSecondOrchestrator({ settings, model, logFolder }: Place): Promise<Supervised> {
  const service = findServices().find(({ name }) => name === 'orchestrator')
  if (service === undefined) throw new ChaosError('There is no orchestrator in apps.')
  const description = describeService(service, {
    settings,
    healthPort: await findFreePort(),
    environment: { LOG_LEVEL: 'warn', INSTANCE_NAME: SECOND_ORCHESTRATOR, ...model },
  })
  return Supervised.start({ ...description, name: SECOND_ORCHESTRATOR }, logFolder)
}
