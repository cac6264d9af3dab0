import { join } from 'node:path'
import { findFreePort } from '@alfred/local-stack'
import { describeService } from '../../stack/describe-service.ts'
import { describeAgent, type StackSettings } from '../../stack/services.ts'
import { Supervised } from './supervised.ts'

/** The agent whose next version may run beside it. */
export const AGENT_WITH_NEXT = 'agents-pantry'
export const NEXT_VERSION = `${AGENT_WITH_NEXT}-next`

type Place = { settings: StackSettings; model: Record<string, string>; logFolder: string }

/** The next version of an agent, started once and beside the present one; none until it is asked for. */
export type NextVersion = {
  start(): Promise<void>
  processes(): Record<string, number>
  stop(): Promise<void>
}

/** Prepares the start of the next version of the pantry, with that agent's key and settings. */
export function prepareNextVersion({ settings, model, logFolder }: Place): NextVersion {
  let starting: Promise<Supervised> | undefined
  let started: Supervised | undefined
  const start = async (): Promise<Supervised> => {
    const entry = join(import.meta.dirname, 'next-version-of-pantry.ts')
    const description = describeService(
      { ...describeAgent(AGENT_WITH_NEXT), entry },
      {
        settings,
        healthPort: await findFreePort(),
        environment: { LOG_LEVEL: 'warn', INSTANCE_NAME: NEXT_VERSION, ...model },
      },
    )
    return (started = await Supervised.start({ ...description, name: NEXT_VERSION }, logFolder))
  }
  return {
    start: async () => void (await (starting ??= start())),
    processes: () => (started === undefined ? {} : { [NEXT_VERSION]: started.pid }),
    stop: async () => (await starting)?.stop(),
  }
}
