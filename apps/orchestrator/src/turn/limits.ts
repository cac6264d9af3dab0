/** Every limit of a turn, in one place (ruling R2). */
export const defaultLimits = {
  stepsMax: 8,
  decisionsPerStepMax: 12,
  replansMax: 2,
  /** How often a turn may hand a part of its work to another agent, and how deep. */
  agentCallsMax: 3,
  agentDepthMax: 2,
  /** Logical model calls of a turn, its reply included (ruling R3). */
  modelCallsMax: 17,
  /** How often a step may be declared complete with items pending before these count as failed. */
  stallsMax: 2,
  /** Changes of one answer that are made without asking; more needs a yes (ruling R19). */
  writesWithoutYesMax: 10,
  attemptsMax: 10,
  /** How long one owner works at a turn before it is ended with what was done. */
  wallTimeMs: 120_000,
  /** How long an agent may be away before the turn is ended. */
  agentAbsenceMs: 45_000,
  /** Model time beyond this is checkpointed, so that a takeover does not pay for it again. */
  unrecordedModelTimeMs: 1_000,
} as const
export type Limits = { readonly [Name in keyof typeof defaultLimits]: number }
