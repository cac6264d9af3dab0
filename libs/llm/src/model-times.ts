import { z } from 'zod'

/** How long a model may take, for every service that asks one. All of them have to be given the same. */
export const modelTimeSettings = {
  /** How long (ms) a model may be silent before it is asked again, or the next one. */
  MODEL_TIMEOUT_MS: z.coerce.number().int().positive().default(20_000),
  /** How long (ms) a structured answer may take in all, with repairs and the models that stand in. */
  MODEL_CALL_TIMEOUT_MS: z.coerce.number().int().positive().default(55_000),
}

export type ModelTimes = { MODEL_TIMEOUT_MS: number; MODEL_CALL_TIMEOUT_MS: number }

/** How long (ms) an agent works on a request that needs a model: longer than the call, so that its reason is told. */
export function agentWorkMs({ MODEL_CALL_TIMEOUT_MS }: ModelTimes): number {
  return MODEL_CALL_TIMEOUT_MS + 2_000
}

/** How long (ms) such a request is waited for: longer than the agent works, so that its answer arrives. */
export function agentRequestMs({ MODEL_CALL_TIMEOUT_MS }: ModelTimes): number {
  return MODEL_CALL_TIMEOUT_MS + 5_000
}

/** Refuses times that do not fit each other, for the `superRefine` of a config. */
export function refuseUnfitTimes(
  times: ModelTimes,
  context: { addIssue(issue: { code: 'custom'; message: string }): void },
): void {
  const { MODEL_TIMEOUT_MS: silence, MODEL_CALL_TIMEOUT_MS: call } = times
  if (silence > call)
    context.addIssue({
      code: 'custom',
      message: `MODEL_TIMEOUT_MS (${silence}) is longer than MODEL_CALL_TIMEOUT_MS (${call}): no silence would ever be noticed`,
    })
}
