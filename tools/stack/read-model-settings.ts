import { refuseUnfitTimes, turnTimeSettings } from '@alfred/llm/model-times'
import { modelSettingsSchema } from '@alfred/llm/settings'
import { loadConfig } from '@alfred/service-kit/load-config'
import { z } from 'zod'
import { StackError } from './errors.ts'

const schema = z.object({ ...modelSettingsSchema, ...turnTimeSettings }).superRefine(refuseUnfitTimes)
export type ModelEnvironment = z.infer<typeof schema>

/**
 * Reads the settings of the model before anything is started: the services refuse the same, but only their logs would
 * tell why. Throws a StackError that names each setting.
 */
export function readModelSettings(environment: Record<string, string | undefined>): ModelEnvironment {
  try {
    return loadConfig(schema, environment)
  } catch (error) {
    throw new StackError(error instanceof Error ? error.message : 'The configuration is not usable.')
  }
}
