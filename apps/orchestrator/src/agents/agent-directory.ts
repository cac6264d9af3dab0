import { EventEmitter } from 'node:events'
import { agentDiscoverySchema, announcementSchema, subjects } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'

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

const HEARTBEAT_MISSED_MS = 4_000
const FIRST_ANSWER_MS = 2_000
/**
 * Who fell silent without a goodbye is most likely being started again: a message that is theirs waits for them rather
 * than go to somebody who cannot help. Longer than a start takes on a busy machine.
 */
const RESTART_MS = 15_000

type Seen = { announcement: Announcement; seenAt: number }

/** Listens to announcements and forgets instances whose heartbeat stops. */
export function createAgentDirectory(bus: Bus, { settledAt = Date.now() + RESTART_MS } = {}): AgentDirectory {
  const seen = new Map<string, Seen>()
  const lastOf = new Map<string, Announcement>()
  const silentSince = new Map<string, Seen>()
  const changes = new EventEmitter().setMaxListeners(0)

  const forget = (key: string, domain: string): void => {
    if (seen.delete(key)) changes.emit(`lost ${domain}`)
  }
  const notice = (announcement: Announcement): void => {
    const key = instanceKey(announcement)
    const known = seen.get(key)
    // The same name with another boot is a process that died and came back.
    if (known && known.announcement.instance !== announcement.instance) forget(key, announcement.domain)
    // A question that hangs with one that was frozen and then replaced is answered by nobody.
    const silent = silentSince.get(announcement.domain)
    if (silent && silent.announcement.instance !== announcement.instance)
      changes.emit(`lost ${announcement.domain}`)
    silentSince.delete(announcement.domain)
    if (announcement.stopping) return forget(key, announcement.domain)
    seen.set(key, { announcement, seenAt: Date.now() })
    lastOf.set(announcement.domain, announcement)
    changes.emit('seen')
  }
  const discover = (): void => bus.publish(subjects.agentDiscovery, agentDiscoverySchema, {})
  const subscription = hearAnnouncements(bus, notice)
  const sweep = setInterval(() => {
    const limit = Date.now() - HEARTBEAT_MISSED_MS
    for (const [key, { announcement, seenAt }] of seen) {
      if (seenAt >= limit) continue
      silentSince.set(announcement.domain, { announcement, seenAt: Date.now() })
      forget(key, announcement.domain)
    }
  }, 1_000)
  sweep.unref()
  const removeReconnectListener = bus.onReconnect(discover)
  discover()

  const byDomain = (): Announcement[] => newestOfEach([...seen.values()], [...silentSince.values()])
  const living = async (): Promise<Announcement[]> => {
    if (byDomain().length === 0) {
      discover()
      await whenever(changes, 'seen', AbortSignal.timeout(FIRST_ANSWER_MS))
    }
    return byDomain()
  }
  return {
    living,
    known: async () => withThoseAway(await living(), [...lastOf.values()]),
    isLiving: (domain) => [...seen.values()].some(({ announcement }) => announcement.domain === domain),
    find: async (domain) => {
      const here = (): Announcement | undefined =>
        byDomain().find((announcement) => announcement.domain === domain)
      const known = here() ?? lastOf.get(domain)
      if (known) return known
      discover()
      await whenever(changes, 'seen', AbortSignal.timeout(FIRST_ANSWER_MS))
      return here()
    },
    hasMore: (known, signal) => {
      const domains = new Set(known.map(({ domain }) => domain))
      const isMore = (): boolean => byDomain().some(({ domain }) => !domains.has(domain))
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

/** `name:boot` without the boot. */
function instanceKey({ domain, instance }: Announcement): string {
  return `${domain} ${instance.split(':')[0] ?? instance}`
}

/** One announcement of each domain: of those that are alive, and of those that rest. */
function newestOfEach(alive: readonly Seen[], silent: readonly Seen[]): Announcement[] {
  const resting = silent.filter(({ seenAt }) => seenAt > Date.now() - RESTART_MS)
  const here = new Set(alive.map(({ announcement }) => announcement.domain))
  const counted = [...alive, ...resting.filter(({ announcement }) => !here.has(announcement.domain))]
  const domains = Map.groupBy(counted, ({ announcement }) => announcement.domain)
  return sorted([...domains.values()].flatMap((instances) => newest(instances) ?? []))
}

function withThoseAway(here: readonly Announcement[], last: readonly Announcement[]): Announcement[] {
  const domains = new Set(here.map(({ domain }) => domain))
  return sorted([...here, ...last.filter(({ domain }) => !domains.has(domain))])
}

function sorted(announcements: readonly Announcement[]): Announcement[] {
  return announcements.toSorted((a, b) => a.domain.localeCompare(b.domain))
}

function newest(instances: readonly Seen[]): Announcement | undefined {
  return instances.toSorted(
    (a, b) => b.announcement.version - a.announcement.version || b.seenAt - a.seenAt,
  )[0]?.announcement
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
