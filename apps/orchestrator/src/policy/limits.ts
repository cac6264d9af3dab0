import type { Mode } from '@alfred/contracts'
import { agentRequestMs } from '@alfred/llm'

/** Every limit of a turn, in one place (rulings R2 and R3). */
export const defaultLimits: Limits = {
  stepsMax: 8,
  decisionsPerStepMax: 12,
  replansMax: 2,
  agentCallsMax: 3,
  agentDepthMax: 2,
  modelCallsMax: { plan: 17, quick: 2, create: 4, cook: 1, brainstorm: 1 },
  tokensMax: 400_000,
  tokensOfDayMax: 5_000_000,
  stallsMax: 2,
  writesWithoutYesMax: 10,
  attemptsMax: 10,
  wallTimeMs: { plan: 120_000, quick: 60_000, create: 60_000, cook: 60_000, brainstorm: 60_000 },
  agentAbsenceMs: 45_000,
  agentRequestMs: 60_000,
  turnTokenMs: 300_000,
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
  /** Tokens in and out that the model calls of a turn may take before it ends with what was done. */
  readonly tokensMax: number
  /** Tokens in and out that the models may take for one person on a day (UTC); 0 for as many as it takes. */
  readonly tokensOfDayMax: number
  /** How often a step may be declared complete with pending items before these count as failed. */
  readonly stallsMax: number
  /** Writes in one decision that need no confirmation; more of them need a yes (ruling R19). */
  readonly writesWithoutYesMax: number
  readonly attemptsMax: number
  /** How long one owner works on a turn before it ends the turn with what was done. */
  readonly wallTimeMs: OfMode
  /** How long a request to an agent that asks a model is waited for: the longest call of a turn. */
  readonly agentRequestMs: number
  /** How long a turn token is good for; it is signed again when less than the longest call is left. */
  readonly turnTokenMs: number
  /** How long an agent may be away before the turn ends. */
  readonly agentAbsenceMs: number
  /** Unstored model time that triggers a checkpoint, so that a takeover does not pay for it again. */
  readonly unrecordedModelTimeMs: number
}

/** The settings of time: how long a turn may take, how long a model may be silent and how long its call may take. */
export type Times = { TURN_TIMEOUT_MS: number; MODEL_TIMEOUT_MS: number; MODEL_CALL_TIMEOUT_MS: number }
type Given = Times & { TURN_TOKENS_MAX: number; DAY_TOKENS_MAX: number }

/** The limits with what these settings say. */
export function limitsFor(times: Given): Limits {
  const whole = times.TURN_TIMEOUT_MS
  const half = whole / 2
  const longest = agentRequestMs(times)
  return {
    ...defaultLimits,
    wallTimeMs: { plan: whole, quick: half, create: half, cook: half, brainstorm: half },
    tokensMax: times.TURN_TOKENS_MAX,
    tokensOfDayMax: times.DAY_TOKENS_MAX,
    agentRequestMs: longest,
    turnTokenMs: Math.max(defaultLimits.turnTokenMs, 2 * longest),
  }
}
