import { hold } from '../errors.ts'
import { joiningAgents } from '../read-files.ts'
import { hear } from './join-agent.ts'
import type { Step } from './step.ts'

/** The agents of this repository that bring a file of their own: each is built, runs by its own key, and is heard, and nobody else is touched. */
export const joinOwnAgents: Step = {
  title: 'the agents of this repository join by their own files',
  run: async ({ project, say }) => {
    const others = async (): Promise<string> =>
      [...(await project.all())]
        .filter(([name]) => !joiningAgents().includes(name))
        .flatMap(([, all]) => all.map(({ Id }) => Id))
        .toSorted()
        .join()
    for (const name of joiningAgents()) {
      const joining = project.withFile(`apps/${name}/compose.yaml`, {})
      await joining.compose('build', '--quiet', name)
      const before = await others()
      await joining.compose('up', '-d', '--no-recreate', '--no-build', '--no-deps', name)
      await project.untilHealthy(name)
      hold((await others()) === before, `${name} touched another container when it joined`)
      say(`heard on NATS: ${await hear({ project }, name.replace('agents-', ''))}`)
      await joining.compose('rm', '--stop', '--force', name)
    }
  },
}
