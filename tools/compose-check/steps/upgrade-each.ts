import { hold } from '../errors.ts'
import { services, TURNS_BETWEEN, type Stage, type Step } from './step.ts'

/** Each service is built and started anew while people talk, and no other container is touched. */
export const upgradeEach: Step = {
  title: 'each service is upgraded alone',
  run: async (stage) => {
    for (const service of services) {
      await stage.load.untilMore(TURNS_BETWEEN)
      await upgrade(service, stage)
    }
  },
}

async function upgrade(service: string, { project, load, say }: Stage): Promise<void> {
  const before = await idsOf(project)
  const acceptedBefore = load.accepted()
  const startedAt = Date.now()
  await project.composeWith({ ALFRED_VERSION: 'second' }, 'up', '-d', '--no-deps', '--build', service)
  await project.untilHealthy(service)
  const after = await idsOf(project)
  const changed = [...before].filter(([name, ids]) => after.get(name) !== ids).map(([name]) => name)
  hold(changed.join() === service, `the upgrade of ${service} changed ${changed.join(', ') || 'nothing'}`)
  const [container] = await project.containersOf(service)
  hold(container?.Config.Image.endsWith(':second') === true, `${service} runs ${container?.Config.Image}`)
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
  say(`${service}: ${seconds} s, ${load.accepted() - acceptedBefore} turns accepted meanwhile`)
}

async function idsOf(project: Stage['project']): Promise<Map<string, string>> {
  const all = await project.all()
  return new Map(
    [...all].map(([name, each]) => [
      name,
      each
        .map(({ Id }) => Id)
        .toSorted()
        .join(),
    ]),
  )
}
