import { setTimeout as sleep } from 'node:timers/promises'
import { ComposeError } from './errors.ts'
import { runDocker } from './run-docker.ts'

const POLL_MS = 250
const HEALTHY_WITHIN_MS = 120_000

/** What Docker tells of a container. */
export type Container = {
  Id: string
  Name: string
  Image: string
  Config: { Image: string; User: string; Hostname: string; Labels: Record<string, string> }
  HostConfig: { Memory: number; NanoCpus: number; ReadonlyRootfs: boolean; CapAdd: string[] | null }
  State: { Status: string; Pid: number; ExitCode: number; OOMKilled: boolean; Health?: { Status: string } }
  NetworkSettings: {
    Networks: Record<string, { IPAddress: string }>
    Ports: Record<string, { HostIp: string; HostPort: string }[] | null>
  }
}

/** A compose project of its own, with files and variables that hold for every command. */
export type Project = {
  name: string
  compose(...given: string[]): Promise<string>
  /** The same, with variables of this call alone. */
  composeWith(variables: Record<string, string>, ...given: string[]): Promise<string>
  /** The same project with a further file. */
  withFile(file: string, variables: Record<string, string>): Project
  /** The containers of a service, ended ones too. */
  containersOf(service: string): Promise<Container[]>
  /** All containers by service. */
  all(): Promise<Map<string, Container[]>>
  /** Waits until every container of these services is healthy, or runs where it has no check. */
  untilHealthy(...services: string[]): Promise<void>
}

export function openProject(
  name: string,
  files: readonly string[],
  variables: Record<string, string>,
): Project {
  const fixed = { ...variables, ALFRED_PROJECT: name }
  const chosen = files.flatMap((file) => ['-f', file])
  const composeWith = (more: Record<string, string>, ...given: string[]): Promise<string> =>
    runDocker(['compose', ...chosen, ...given], { ...fixed, ...more })
  const all = async (): Promise<Map<string, Container[]>> => {
    const label = `label=com.docker.compose.project=${name}`
    const ids = (await runDocker(['ps', '--all', '--quiet', '--filter', label])).split('\n').filter(Boolean)
    const found = ids.length === 0 ? [] : (JSON.parse(await runDocker(['inspect', ...ids])) as Container[])
    const isLasting = ({ Config }: Container): boolean =>
      Config.Labels['com.docker.compose.oneoff'] !== 'True'
    return Map.groupBy(
      found.filter(isLasting),
      ({ Config }) => Config.Labels['com.docker.compose.service'] ?? '',
    )
  }
  const containersOf = async (service: string): Promise<Container[]> => (await all()).get(service) ?? []
  return {
    name,
    compose: (...given) => composeWith({}, ...given),
    composeWith,
    withFile: (file, more) => openProject(name, [...files, file], { ...variables, ...more }),
    containersOf,
    all,
    untilHealthy: async (...services) => {
      for (const service of services) await untilHealthy(service, () => containersOf(service))
    },
  }
}

async function untilHealthy(service: string, read: () => Promise<Container[]>): Promise<void> {
  const giveUpAt = Date.now() + HEALTHY_WITHIN_MS
  for (;;) {
    const containers = await read()
    const states = containers.map(({ State }) => State.Health?.Status ?? State.Status)
    if (states.length > 0 && states.every((state) => state === 'healthy' || state === 'running')) return
    if (Date.now() > giveUpAt)
      throw new ComposeError('TOO_LATE', `${service} is ${states.join(', ') || 'not there'}`)
    await sleep(POLL_MS)
  }
}

/** The address of a container on its first network, which this machine reaches as the engine's host. */
export function addressOf({ Name, NetworkSettings }: Container): string {
  const address = Object.values(NetworkSettings.Networks).find(({ IPAddress }) => IPAddress !== '')?.IPAddress
  if (address === undefined) throw new ComposeError('NOT_AS_STATED', `${Name} is on no network`)
  return address
}
