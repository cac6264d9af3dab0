import type { Mode } from '@alfred/contracts'

/** Every limit of a turn, in one place (rulings R2 and R3). */
export const defaultLimits: Limits = {
  stepsMax: 8,
  decisionsPerStepMax: 12,
  replansMax: 2,
  agentCallsMax: 3,
  agentDepthMax: 2,
  modelCallsMax: { plan: 17, quick: 2, create: 4, cook: 1, brainstorm: 1 },
  stallsMax: 2,
  writesWithoutYesMax: 10,
  attemptsMax: 10,
  wallTimeMs: { plan: 120_000, quick: 60_000, create: 60_000, cook: 60_000, brainstorm: 60_000 },
  agentAbsenceMs: 45_000,
  unrecordedModelTimeMs: 1_000,
}

type OfMode = Readonly<Record<Mode, number>>

export type Limits = {
  readonly stepsMax: number
  readonly decisionsPerStepMax: number
  readonly replansMax: number
  /** How often a turn may hand a part of its work to another agent, and how deep. */
  readonly agentCallsMax: number
  readonly agentDepthMax: number
  /** Logical model calls of a turn, its reply included; repairs and fallbacks come on top. */
  readonly modelCallsMax: OfMode
  /** How often a step may be declared complete with items pending before these count as failed. */
  readonly stallsMax: number
  /** Changes of one answer that are made without asking; more needs a yes (ruling R19). */
  readonly writesWithoutYesMax: number
  readonly attemptsMax: number
  /** How long one owner works at a turn before it is ended with what was done. */
  readonly wallTimeMs: OfMode
  /** How long an agent may be away before the turn is ended. */
  readonly agentAbsenceMs: number
  /** Model time beyond this is checkpointed, so that a takeover does not pay for it again. */
  readonly unrecordedModelTimeMs: number
}
