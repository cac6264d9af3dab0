import { hold } from '../errors.ts'
import { TURNS_BETWEEN, type Step } from './step.ts'

const scaled = ['orchestrator', 'agents-pantry'] as const

/** Two of a service share its work, each under a name of its own. */
export const scale: Step = {
  title: 'orchestrator and agents-pantry run twice',
  run: async ({ project, load, say }) => {
    const twice = scaled.flatMap((service) => ['--scale', `${service}=2`])
    const second = { ALFRED_VERSION: 'second' }
    await project.composeWith(second, 'up', '-d', '--no-deps', '--no-recreate', ...twice, ...scaled)
    await project.untilHealthy(...scaled)
    for (const service of scaled) {
      const containers = await project.containersOf(service)
      const names = new Set(containers.map(({ Config }) => Config.Hostname))
      hold(names.size === 2, `${service} has ${containers.length} containers with ${names.size} names`)
      say(`${service}: ${[...names].join(' and ')}`)
    }
    await load.untilMore(TURNS_BETWEEN)
  },
}
