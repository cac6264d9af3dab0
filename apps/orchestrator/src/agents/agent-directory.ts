import { EventEmitter } from 'node:events'
import { agentDiscoverySchema, announcementSchema, subjects } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import { createSightings, RESTART_MS } from './sightings.ts'

/** Which agents are alive, known from what they announce and from nothing else (spec S2.3). */
export type AgentDirectory = {
  /**
   * One announcement per domain: of those that are alive, and of those that fell silent so lately that they will be
   * back. A directory that knows none asks and waits two seconds before it says so.
   */
  living(): Promise<Announcement[]>
  /**
   * One announcement per domain that was ever seen here, silent or gone: what is for one of them is never another's.
   * Who answers at the moment is told by `living`.
   */
  known(): Promise<Announcement[]>
  /** Has an instance of the domain said lately that it is there? */
  isLiving(domain: string): boolean
  /**
   * What an agent of the domain announced last, also when it is away just now: it has answered, so what it
   * offers is known. Waits two seconds for an announcement if none was ever seen here.
   */
  find(domain: string): Promise<Announcement | undefined>
  /**
   * Whether there are agents beside those that are known. A directory that has just begun to listen does not know whom it
   * has missed, and waits as long as a start takes; one that has listened for longer answers at once.
   */
  hasMore(known: readonly Announcement[], signal: AbortSignal): Promise<boolean>
  /** Resolves when an instance of the domain is gone: a question it held will not be answered. */
  whenLost(domain: string, signal: AbortSignal): Promise<void>
  stop(): void
}

const FIRST_ANSWER_MS = 2_000
/** Listens to announcements and forgets instances whose heartbeat stops. */
export function createAgentDirectory(bus: Bus, { settledAt = Date.now() + RESTART_MS } = {}): AgentDirectory {
  const changes = new EventEmitter().setMaxListeners(0)
  const sightings = createSightings(changes)
  const discover = (): void => bus.publish(subjects.agentDiscovery, agentDiscoverySchema, {})
  const subscription = hearAnnouncements(bus, sightings.notice)
  const sweep = setInterval(sightings.forgetSilent, 1_000)
  sweep.unref()
  const removeReconnectListener = bus.onReconnect(discover)
  discover()

  const askAndWait = async (): Promise<void> => {
    discover()
    await whenever(changes, 'seen', AbortSignal.timeout(FIRST_ANSWER_MS))
  }
  const living = async (): Promise<Announcement[]> => {
    if (sightings.present().length === 0) await askAndWait()
    return sightings.present()
  }
  return {
    living,
    known: async () => {
      await living()
      return sightings.everSeen()
    },
    isLiving: sightings.isAlive,
    find: async (domain) => {
      const here = (): Announcement | undefined => sightings.present().find((one) => one.domain === domain)
      const known = here() ?? sightings.lastOf(domain)
      if (known) return known
      await askAndWait()
      return here()
    },
    hasMore: (known, signal) => {
      const domains = new Set(known.map(({ domain }) => domain))
      const isMore = (): boolean => sightings.present().some(({ domain }) => !domains.has(domain))
      return waitFor(isMore, { changes, until: settledAt, signal })
    },
    whenLost: (domain, signal) => whenever(changes, `lost ${domain}`, signal),
    stop: () => {
      clearInterval(sweep)
      removeReconnectListener()
      subscription.unsubscribe()
    },
  }
}

/** Whether something is so, or becomes so by what is seen until that time. */
async function waitFor(
  isSo: () => boolean,
  { changes, until, signal }: { changes: EventEmitter; until: number; signal: AbortSignal },
): Promise<boolean> {
  while (!isSo() && Date.now() < until) {
    signal.throwIfAborted()
    await whenever(changes, 'seen', AbortSignal.any([AbortSignal.timeout(until - Date.now()), signal]))
  }
  return isSo()
}

/** Resolves at the event or when the signal aborts, whichever is first, and leaves no listener behind. */
function whenever(emitter: EventEmitter, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      emitter.off(name, finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    emitter.on(name, finish)
    signal.addEventListener('abort', finish)
    if (signal.aborted) finish()
  })
}

/** The broker knows who may publish where, and nothing of what is said there. */
function hearAnnouncements(bus: Bus, notice: (announcement: Announcement) => void) {
  return bus.subscribe(subjects.anyAgentAnnouncement, announcementSchema, (announcement, subject) => {
    if (subject === subjects.agentAnnouncement(announcement.domain)) notice(announcement)
  })
}
