import { setTimeout as sleep } from 'node:timers/promises'
import { ComposeError } from '../errors.ts'
import type { Container } from '../project.ts'
import { runDocker } from '../run-docker.ts'
import { servers, services, TURNS_BETWEEN, type Step } from './step.ts'

const POLL_MS = 100
const BACK_WITHIN_MS = 60_000

/** Every process dies with SIGKILL while people talk, and its container comes back by itself. */
export const killEach: Step = {
  title: 'every container is killed once and comes back by itself',
  run: async (stage) => {
    for (const service of [...services, ...servers]) {
      for (const container of await stage.project.containersOf(service)) {
        await stage.load.untilMore(TURNS_BETWEEN)
        const seconds = await kill(container)
        await stage.project.untilHealthy(service)
        stage.say(`${container.Name.replace(`/${stage.project.name}-`, '')}: runs again after ${seconds} s`)
      }
    }
  },
}

/** Not `docker kill`, after which Docker takes a container for one that a person has stopped, and leaves it. */
async function kill({ Id, Name, State }: Container): Promise<string> {
  const startedAt = Date.now()
  await signalFromHost(State.Pid)
  for (;;) {
    const [now] = JSON.parse(await runDocker(['inspect', Id])) as Container[]
    if (now?.State.Status === 'running' && now.State.Pid !== State.Pid) break
    if (Date.now() > startedAt + BACK_WITHIN_MS)
      throw new ComposeError('TOO_LATE', `${Name} was killed and is ${now?.State.Status}`)
    await sleep(POLL_MS)
  }
  return ((Date.now() - startedAt) / 1_000).toFixed(1)
}

/** Kills by the number that the process has on the engine's host, with no more than the right to do so. */
async function signalFromHost(pid: number): Promise<void> {
  const image = process.env['NODE_IMAGE'] || 'node:24-bookworm-slim'
  const closed = ['--cap-drop=ALL', '--cap-add=KILL', '--network=none', '--user=0:0']
  const script = `process.kill(${pid}, 'SIGKILL')`
  await runDocker(['run', '--rm', '--pid=host', ...closed, image, 'node', '--eval', script])
}
