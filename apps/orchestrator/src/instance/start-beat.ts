import type { TurnClaim, TurnStore } from '@alfred/db/turns'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'
import { takenTurns } from './turn-metrics.ts'
import type { TurnRunner } from './turn-runner.ts'

const BEAT_MS = 1_000
const LEASE_SECONDS = 6
const TURNS_PER_BEAT_MAX = 32
/** Turns whose claim was lost are looked for in every so many beats: they are rare, and each look is a call. */
const BEATS_BETWEEN_LOOKS = 5
/** An orchestrator that is cut off from NATS for this long gives its turns back (architecture, step 7). */
const CUT_OFF_MS = 5_000

export type Beat = { isAlive(): boolean; stop(): Promise<void> }

/**
 * Calls the store once a second: renews this instance's lease, takes over turns that no living instance owns and, now and then, its own
 * that it does not work on.
 * The first beat comes at once, so that a restarted process continues the turns of its earlier boot.
 */
export function startBeat(dependencies: {
  store: TurnStore
  runner: TurnRunner
  bus: Bus
  logger: Logger
}): Beat {
  const { store, runner, bus, logger } = dependencies
  let lastBeatAt = 0
  let beats = 0
  let lastHeardAt = Date.now()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const giveBack = async (): Promise<void> => {
    if (runner.working().length > 0)
      logger.warn({ turns: runner.working().length }, 'cut off from NATS; giving the turns back')
    await runner.abandonAll()
    await store.release()
  }
  const beat = async (): Promise<void> => {
    if (bus.isConnected()) lastHeardAt = Date.now()
    if (Date.now() - lastHeardAt > CUT_OFF_MS) return giveBack()
    const claims = await store.beat({ leaseSeconds: LEASE_SECONDS, turnsMax: TURNS_PER_BEAT_MAX })
    lastBeatAt = Date.now()
    for (const { attempts } of claims) takenTurns.add(1, { reason: attempts > 1 ? 'orphaned' : 'left' })
    startAll(claims, 'took over a turn')
    beats += 1
    if (beats % BEATS_BETWEEN_LOOKS !== 0) return
    const lost = await store.takeLost({ working: runner.working(), turnsMax: TURNS_PER_BEAT_MAX })
    takenTurns.add(lost.length, { reason: 'lost' })
    startAll(lost, 'took a turn of its own again that it did not work on')
  }
  const startAll = (claims: readonly TurnClaim[], what: string): void => {
    for (const claim of claims) {
      logger.info({ taken: claim.turn_id, fence: claim.fence, attempts: claim.attempts }, what)
      runner.start(claim)
    }
  }
  const loop = async (): Promise<void> => {
    await beat().catch((error: unknown) => logger.warn({ error }, 'the beat failed'))
    // Retries sooner while the database is away: a short outage should not let the lease expire.
    if (!isStopped)
      timer = setTimeout(
        () => {
          running = loop()
        },
        Date.now() - lastBeatAt > BEAT_MS * 2 ? BEAT_MS / 4 : BEAT_MS,
      )
  }
  let running = loop()
  return {
    isAlive: () => Date.now() - lastBeatAt < LEASE_SECONDS * 1_000,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      // A beat in progress may still claim turns, and would renew the lease after the release.
      await running
      await runner.abandonAll()
      await store.release().catch((error: unknown) => logger.warn({ error }, 'could not release the lease'))
    },
  }
}
