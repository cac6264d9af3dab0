import { EventEmitter } from 'node:events'
import { agentDiscoverySchema, announcementSchema, subjects } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import { createSightings, RESTART_MS } from './sightings.ts'

/** Which agents are alive, known only from their announcements (spec S2.3). */
export type AgentDirectory = {
  /**
   * One announcement per domain, for agents that are alive or that fell silent so recently that they are expected
   * back. If none is known, asks the agents to announce themselves and waits up to two seconds for an answer.
   */
  living(): Promise<Announcement[]>
  /**
   * One announcement per domain ever seen by this process, alive or not: a message for a silent agent must not be
   * routed to another one. Use `living` for the agents that answer now.
   */
  known(): Promise<Announcement[]>
  /** True while an instance of the domain is sending heartbeats. */
  isLiving(domain: string): boolean
  /**
   * The last announcement of the domain's agent, even if the agent is away now: what it offers is still valid.
   * Waits up to two seconds for an announcement if the domain was never seen; undefined when none comes.
   */
  find(domain: string): Promise<Announcement | undefined>
  /**
   * Whether agents other than the known ones are present. A directory that has just started may have missed some,
   * so it waits for as long as a restart takes; after that it answers at once. Rejects when the signal aborts.
   */
  hasMore(known: readonly Announcement[], signal: AbortSignal): Promise<boolean>
  /**
   * Resolves when an instance of the domain is lost, so that a request it held will not be answered, or when the
   * signal aborts.
   */
  whenLost(domain: string, signal: AbortSignal): Promise<void>
  stop(): void
}

const FIRST_ANSWER_MS = 2_000
type Options = {
  /** Until when (ms since the epoch) agents may be there that it has not heard of. */
  settledAt?: number
  /** Told of the instances that are alive whenever one came or went. */
  onChange?: (alive: readonly Announcement[]) => void
}

/** Listens to announcements and forgets instances whose heartbeat stops. */
export function createAgentDirectory(
  bus: Bus,
  { settledAt = Date.now() + RESTART_MS, onChange }: Options = {},
): AgentDirectory {
  const changes = new EventEmitter().setMaxListeners(0)
  const sightings = createSightings(changes)
  if (onChange !== undefined) changes.on('changed', () => onChange(sightings.alive()))
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
      discover()
      await waitFor(() => here() !== undefined, { changes, until: Date.now() + FIRST_ANSWER_MS })
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

/**
 * Waits until the condition holds, checking it after each announcement. Gives whether it held by the time `until`
 * (ms since the epoch); throws when the signal aborts.
 */
async function waitFor(
  isSo: () => boolean,
  { changes, until, signal }: { changes: EventEmitter; until: number; signal?: AbortSignal },
): Promise<boolean> {
  while (!isSo() && Date.now() < until) {
    signal?.throwIfAborted()
    const tooLate = AbortSignal.timeout(Math.max(0, until - Date.now()))
    await whenever(changes, 'seen', signal === undefined ? tooLate : AbortSignal.any([tooLate, signal]))
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

/**
 * The broker checks who may publish on a subject, not what the message says: an announcement counts only on its own
 * domain's subject.
 */
function hearAnnouncements(bus: Bus, notice: (announcement: Announcement) => void) {
  return bus.subscribe(subjects.anyAgentAnnouncement, announcementSchema, (announcement, subject) => {
    if (subject === subjects.agentAnnouncement(announcement.domain)) notice(announcement)
  })
}
