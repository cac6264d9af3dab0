import { z } from 'zod'

/** How long a model may take, for every service that asks one. All of them have to be given the same. */
export const modelTimeSettings = {
  /** How long (ms) a model may be silent before it is asked again, or the next one. */
  MODEL_TIMEOUT_MS: z.coerce.number().int().positive().default(20_000),
  /** How long (ms) a structured answer may take in all, with repairs and the models that stand in. */
  MODEL_CALL_TIMEOUT_MS: z.coerce.number().int().positive().default(55_000),
}

/** How long a turn may take, for the service that runs turns. */
export const turnTimeSettings = {
  /** How long (ms) a turn that plans may take; others may take half of it. */
  TURN_TIMEOUT_MS: z.coerce.number().int().positive().default(120_000),
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

type Issues = { addIssue(issue: { code: 'custom'; message: string }): void }

/**
 * Refuses times that do not fit each other, for the `superRefine` of a config: a silence that would never be noticed,
 * and a turn that would be over before a slow answer comes.
 */
export function refuseUnfitTimes(times: ModelTimes & { TURN_TIMEOUT_MS?: number }, issues: Issues): void {
  const { MODEL_TIMEOUT_MS: silence, MODEL_CALL_TIMEOUT_MS: call, TURN_TIMEOUT_MS: turn } = times
  const refuse = (message: string): void => issues.addIssue({ code: 'custom', message })
  if (silence > call) refuse(`MODEL_TIMEOUT_MS (${silence}) is longer than MODEL_CALL_TIMEOUT_MS (${call})`)
  const needed = 2 * agentRequestMs(times)
  if (turn !== undefined && turn < needed)
    refuse(
      `TURN_TIMEOUT_MS (${turn}) is too short for MODEL_CALL_TIMEOUT_MS (${call}): set at least ${needed}`,
    )
}
