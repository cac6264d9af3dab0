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
  /** How many calls to other agents a turn may make, and how deep they may nest. */
  readonly agentCallsMax: number
  readonly agentDepthMax: number
  /** Logical model calls of a turn, its reply included; repairs and fallbacks are not counted. */
  readonly modelCallsMax: OfMode
  /** How often a step may be declared complete with pending items before these count as failed. */
  readonly stallsMax: number
  /** Writes in one decision that need no confirmation; more of them need a yes (ruling R19). */
  readonly writesWithoutYesMax: number
  readonly attemptsMax: number
  /** How long one owner works on a turn before it ends the turn with what was done. */
  readonly wallTimeMs: OfMode
  /** How long an agent may be away before the turn ends. */
  readonly agentAbsenceMs: number
  /** Unstored model time that triggers a checkpoint, so that a takeover does not pay for it again. */
  readonly unrecordedModelTimeMs: number
}
