import { setTimeout as sleep } from 'node:timers/promises'
import { agentConflicts, announcementSchema, subjects, type Announcement } from '@alfred/contracts'
import { loadNatsKeys } from '@alfred/local-stack'
import { connectNats, createBus } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import type { Home } from '../stack/home.ts'
import { portOf } from '../stack/operator-database.ts'
import { isRunning, type StackState } from '../stack/state.ts'
import type { Finding } from './finding.ts'

/** Agents announce themselves once a second. */
const LISTEN_MS = 2_500

/** Hears which agents are there, and checks whether what they announce goes together. Nothing where Alfred does not run. */
export async function checkAgents(home: Home, state: StackState | undefined): Promise<Finding[]> {
  if (!isRunning(state)) return []
  const alive = await hearInstances(home)
  return [...tellAgents(alive), ...agentConflicts(alive).map(tellConflict)]
}

/** A line for each agent: its versions and how often it runs. */
export function tellAgents(alive: readonly Announcement[]): Finding[] {
  const domains = [...Map.groupBy(alive, ({ domain }) => domain)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  return domains.map(([domain, instances]) => {
    const versions = [...new Set(instances.map(({ version }) => version))].toSorted((a, b) => a - b)
    const tools = new Set(instances.flatMap((each) => each.tools.map(({ name }) => name))).size
    const often = instances.length === 1 ? 'once' : `${instances.length} times`
    return {
      isGood: true,
      line: `agent ${domain}: version ${versions.join(' and ')}, runs ${often}, ${tools} ${tools === 1 ? 'tool' : 'tools'}`,
    }
  })
}

/** Two versions side by side are no fault while one replaces the other. */
function tellConflict({ kind, line }: ReturnType<typeof agentConflicts>[number]): Finding {
  const [what = line, ...advice] = line.split(/(?<=\.) /)
  return kind === 'versions'
    ? { isGood: true, line }
    : { isGood: false, line: what, advice: advice.join(' ') }
}

async function hearInstances(home: Home): Promise<Announcement[]> {
  const [key] = await loadNatsKeys(home.keysFolder, ['observer'])
  if (key === undefined) return []
  const url = `nats://127.0.0.1:${await portOf(home, 'nats')}`
  const bus = createBus(
    await connectNats({ url, seed: key.seed, name: 'observer', logger: silentLogger }),
    silentLogger,
  )
  try {
    const heard = new Map<string, Announcement>()
    bus.subscribe(subjects.anyAgentAnnouncement, announcementSchema, (said, subject) => {
      if (subject !== subjects.agentAnnouncement(said.domain)) return
      if (said.stopping) heard.delete(said.instance)
      else heard.set(said.instance, said)
    })
    await sleep(LISTEN_MS)
    return [...heard.values()]
  } finally {
    await bus.drain()
  }
}
