/** Every limit of a turn, in one place (ruling R2). */
export const defaultLimits = {
  stepsMax: 8,
  decisionsPerStepMax: 12,
  replansMax: 2,
  attemptsMax: 10,
  /** How long one owner works at a turn before it is ended with what was done. */
  wallTimeMs: 120_000,
  /** How long an agent may be away before the turn is ended. */
  agentAbsenceMs: 45_000,
  /** Model time beyond this is checkpointed, so that a takeover does not pay for it again. */
  unrecordedModelTimeMs: 1_000,
} as const
export type Limits = { readonly [Name in keyof typeof defaultLimits]: number }
