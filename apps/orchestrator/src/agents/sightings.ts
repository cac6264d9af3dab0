import type { EventEmitter } from 'node:events'
import type { Announcement } from '@alfred/contracts'

/**
 * Which instances announced themselves and when: those alive, those that fell silent, and each domain's last
 * announcement.
 */
export type Sightings = {
  notice(announcement: Announcement): void
  /** Moves instances whose heartbeat stopped from alive to silent. */
  forgetSilent(): void
  /** One announcement per domain, for domains that are alive or fell silent within RESTART_MS. */
  present(): Announcement[]
  /** One announcement per domain that was ever seen. */
  everSeen(): Announcement[]
  lastOf(domain: string): Announcement | undefined
  isAlive(domain: string): boolean
  /** The last announcement of every instance that is alive. */
  alive(): Announcement[]
}

const HEARTBEAT_MISSED_MS = 4_000
/**
 * How long a silent domain still counts as present. An agent that fell silent without a goodbye is most likely
 * restarting, so its messages wait for it instead of going to an agent that cannot help. Longer than a restart
 * takes on a busy machine.
 */
export const RESTART_MS = 15_000

type Seen = { announcement: Announcement; seenAt: number }

/**
 * Keeps the announcements of all instances. Emits `seen` for each announcement, `lost <domain>` when an instance of the
 * domain is gone, and `changed` when an instance came or went.
 */
export function createSightings(changes: EventEmitter): Sightings {
  const seen = new Map<string, Seen>()
  const lastOf = new Map<string, Announcement>()
  const silentSince = new Map<string, Seen>()

  const forget = (key: string, domain: string): void => {
    if (!seen.delete(key)) return
    changes.emit(`lost ${domain}`)
    changes.emit('changed')
  }
  const present = (): Announcement[] => newestOfEach([...seen.values()], [...silentSince.values()])
  return {
    notice: (announcement) => {
      const key = instanceKey(announcement)
      const known = seen.get(key)
      // The same name with another boot is a process that died and was restarted.
      if (known && known.announcement.instance !== announcement.instance) forget(key, announcement.domain)
      // A request held by an instance that froze and was then replaced will never be answered.
      const silent = silentSince.get(announcement.domain)
      if (silent && silent.announcement.instance !== announcement.instance)
        changes.emit(`lost ${announcement.domain}`)
      silentSince.delete(announcement.domain)
      if (announcement.stopping) return forget(key, announcement.domain)
      const isNew = !seen.has(key)
      seen.set(key, { announcement, seenAt: Date.now() })
      lastOf.set(announcement.domain, announcement)
      changes.emit('seen')
      if (isNew) changes.emit('changed')
    },
    forgetSilent: () => {
      const limit = Date.now() - HEARTBEAT_MISSED_MS
      for (const [key, { announcement, seenAt }] of seen) {
        if (seenAt >= limit) continue
        silentSince.set(announcement.domain, { announcement, seenAt: Date.now() })
        forget(key, announcement.domain)
      }
    },
    present,
    everSeen: () => withThoseAway(present(), [...lastOf.values()]),
    lastOf: (domain) => lastOf.get(domain),
    alive: () => [...seen.values()].map(({ announcement }) => announcement),
    isAlive: (domain) => [...seen.values()].some(({ announcement }) => announcement.domain === domain),
  }
}

/** Key of an instance: its domain and the name from `name:boot`, without the boot. */
function instanceKey({ domain, instance }: Announcement): string {
  return `${domain} ${instance.split(':')[0] ?? instance}`
}

/**
 * One announcement per domain: the newest version of the living instances, or of those that fell silent within
 * RESTART_MS.
 */
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
