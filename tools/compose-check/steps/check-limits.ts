import { hold } from '../errors.ts'
import type { Container } from '../project.ts'
import { runDocker } from '../run-docker.ts'
import { servers, services, type Stage, type Step } from './step.ts'

/** Who can be reached from outside. */
const isPublished: ReadonlySet<string> = new Set(['gateway', 'mcp'])
const MEGABYTE = 1_000_000
const ABOVE_BASE_MAX = 60

/** What Docker knows of each container is what the files say: limits, users, closed roots, published ports. */
export const checkLimits: Step = {
  title: 'limits, users and ports are as stated',
  run: async (stage) => {
    const all = await stage.project.all()
    for (const service of [...services, ...servers])
      for (const container of all.get(service) ?? []) judge(service, container)
    await judgeImages(all, stage)
    const usage = await runDocker([
      ...['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'],
      ...[...all.values()].flat().flatMap(({ Id, State }) => (State.Status === 'running' ? [Id] : [])),
    ])
    for (const line of usage.split('\n')) stage.say(line.replace(`${stage.project.name}-`, ''))
  },
}

function judge(service: string, { HostConfig, Config, State, NetworkSettings }: Container): void {
  hold(HostConfig.Memory > 0 && HostConfig.NanoCpus > 0, `${service} has no limit of memory or CPU`)
  hold(!State.OOMKilled, `${service} took more memory than it may`)
  hold(HostConfig.ReadonlyRootfs, `${service} may write to its root`)
  hold(/^[1-9]\d*:[1-9]\d*$/.test(Config.User), `${service} runs as "${Config.User}"`)
  hold((HostConfig.CapAdd ?? []).length === 0, `${service} has capabilities`)
  const published = Object.values(NetworkSettings.Ports).some((ports) => (ports ?? []).length > 0)
  hold(published === isPublished.has(service), `${service} is ${published ? '' : 'not '}published`)
}

async function judgeImages(all: Map<string, Container[]>, { say }: Stage): Promise<void> {
  const base = await sizeOf(process.env['NODE_IMAGE'] || 'node:24-bookworm-slim')
  for (const service of services) {
    const image = all.get(service)?.[0]?.Image
    const above = ((await sizeOf(image ?? '')) - base) / MEGABYTE
    hold(above <= ABOVE_BASE_MAX, `the image of ${service} is ${above.toFixed(0)} MB above its base`)
    say(`image of ${service}: ${above.toFixed(1)} MB above its base`)
  }
}

async function sizeOf(image: string): Promise<number> {
  return Number(await runDocker(['image', 'inspect', '--format', '{{.Size}}', image]))
}
