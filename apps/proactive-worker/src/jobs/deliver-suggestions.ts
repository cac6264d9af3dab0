import { deliveryWays } from '@alfred/contracts'
import type { ClaimedDelivery, DeliveryOutcome } from '@alfred/contracts'
import type { DeliveryStore } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'
import type { Channels } from '../channels/channel.ts'
import { DeliveryError } from '../errors.ts'

const PAGE_SIZE = 40
/** What answers more slowly has failed: whoever else waits is not held up by it. */
const SEND_TIMEOUT_MS = 4_000
/** What is left then is for the next run, some seconds later. */
const RUN_MS = 8_000

type Delivering = {
  store: DeliveryStore
  channels: Channels
  /** How old (seconds) what was noticed has to be. */
  afterSeconds: number
  logger: Logger
  now?: () => Date
}

/**
 * Delivers what is due, and notes what came of each message. A worker that dies between the two sends it once more after a minute, with the same id: browsers, mail
 * programs and webhooks know by that that it is the same.
 */
export async function deliverSuggestions({
  store,
  channels,
  afterSeconds,
  logger,
  now = () => new Date(),
}: Delivering): Promise<void> {
  const ways = deliveryWays.flatMap((way) => {
    const channel = channels[way]
    return channel === undefined ? [] : [{ way, public_key: channel.publicKey }]
  })
  const startedAt = now().getTime()
  const counts: Record<DeliveryOutcome, number> = { sent: 0, failed: 0, refused: 0, gone: 0 }
  for (let size = PAGE_SIZE; size === PAGE_SIZE && now().getTime() - startedAt < RUN_MS;) {
    const claimed = await store.claim({ at: now().toISOString(), ways, afterSeconds, limit: PAGE_SIZE })
    size = claimed.length
    await Promise.all(
      claimed.map(async (delivery) => {
        const { outcome, error } = await attempt(delivery, channels, logger)
        counts[outcome] += 1
        const { id, attempt: number } = delivery
        await store.note({ id, attempt: number, outcome, error, at: now().toISOString() })
      }),
    )
  }
  if (Object.values(counts).some((count) => count > 0))
    logger.info({ schedule: 'deliveries', ...counts }, 'suggestions were delivered')
}

type Ended = { outcome: DeliveryOutcome; error: string | null }

/** Sends one message. Its address and its words are not logged: they are a person's. */
async function attempt(delivery: ClaimedDelivery, channels: Channels, logger: Logger): Promise<Ended> {
  const { id, way } = delivery
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
  try {
    const channel = channels[way]
    if (channel === undefined) throw new DeliveryError('NOT_SET_UP', 'failed')
    await channel.send(delivery, signal)
    return { outcome: 'sent', error: null }
  } catch (error) {
    const ended = endedBy(error, signal)
    logger.warn({ delivery: id, way, ...ended }, 'a message was not delivered')
    return ended
  }
}

function endedBy(error: unknown, signal: AbortSignal): Ended {
  if (error instanceof DeliveryError) return { outcome: error.outcome, error: error.code }
  return { outcome: 'failed', error: signal.aborted ? 'TIMEOUT' : 'NOT_REACHED' }
}
