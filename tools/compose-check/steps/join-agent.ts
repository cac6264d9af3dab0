import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, nkeyAuthenticator } from '@nats-io/transport-node'
import { inboxPrefixOf, subjects } from '@alfred/contracts'
import { ComposeError, hold } from '../errors.ts'
import { addressOf, type Project } from '../project.ts'
import { runDocker } from '../run-docker.ts'
import { services, type Stage, type Step } from './step.ts'

const HEARD_WITHIN_MS = 20_000

/** An agent that nobody here knew: the pantry's tools under another name, which is enough to be heard and asked. */
const source = `import { runAgent } from '@alfred/agent-kit/run'
import { createKitchenReader } from '@alfred/db/kitchen'
import { pantryOfflineRules } from '@alfred/offline/pantry'
import { createPantryAgent } from '../../agents-pantry/src/agent.ts'
import { createPageFetch } from '../../agents-pantry/src/pages/ask-for-page.ts'

await runAgent({
  name: 'agents-garden',
  define: (database, bus) => ({
    ...createPantryAgent(createKitchenReader(database), createPageFetch(bus)),
    domain: 'garden',
    description: 'beds, seeds and what grows on the balcony',
    examples: ['what did I sow in April?'],
    harderExamples: [],
  }),
  offlineRules: pantryOfflineRules,
})
`

const joinFile = 'infra/compose.agent.yaml'

/** An agent joins by a file of its own: it is built apart, gets its key, is let in and heard, and nobody else is touched. */
export const joinAgent: Step = {
  title: 'an agent joins by a file of its own',
  run: async (stage) => {
    const image = `${stage.project.name}/agents-garden`
    await buildAgent(image, stage.project.name)
    const before = await idsOf(stage.project)
    const joining = stage.project.withFile(joinFile, { AGENT_IMAGE: image })
    await joining.compose('up', '-d', '--no-recreate', '--no-build', 'agents-garden')
    // The server learns of the key without letting go of anybody.
    await joining.compose('exec', '-T', 'nats', 'nats-server', '--signal', 'reload=1')
    await stage.project.untilHealthy('agents-garden')
    hold((await idsOf(stage.project)) === before, 'the agent that joined touched another container')
    stage.say(`heard on NATS: ${await hear(stage, 'garden')}`)
    await joining.compose('rm', '--stop', '--force', 'agents-garden', 'keys-of-garden')
  },
}

async function buildAgent(image: string, images: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-agent-'))
  try {
    await writeFile(join(folder, 'main.ts'), source)
    const lines = [
      `FROM ${images}/agents-pantry:first`,
      'COPY main.ts apps/agents-garden/src/main.ts',
      'ENTRYPOINT ["node", "--env-file-if-exists=/run/keys/service.env", "apps/agents-garden/src/main.ts"]',
    ]
    await writeFile(join(folder, 'Dockerfile'), `${lines.join('\n')}\n`)
    await runDocker(['build', '--quiet', '--tag', image, folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function idsOf(project: Project): Promise<string> {
  const all = await project.all()
  const others = [...services, 'nats', 'redis', 'postgres', 'postgrest'] as const
  return others.flatMap((name) => (all.get(name) ?? []).map(({ Id }) => Id)).join()
}

/** Listens as the observer, who hears everything, until the agent announces itself. */
export async function hear({ project }: Pick<Stage, 'project'>, domain: string): Promise<string> {
  const [nats] = await project.containersOf('nats')
  if (nats === undefined) throw new ComposeError('NOT_AS_STATED', 'NATS is not there')
  const path = '/alfred-home/keys/nats/observer.nk'
  const print = `process.stdout.write(require('node:fs').readFileSync('${path}', 'utf8'))`
  const seed = await project.compose('run', '--rm', '--no-deps', 'keys', '--eval', print)
  const connection = await connect({
    servers: `nats://${addressOf(nats)}:4222`,
    inboxPrefix: inboxPrefixOf('observer'),
    authenticator: nkeyAuthenticator(new TextEncoder().encode(seed.trim())),
  })
  try {
    const heard = connection.subscribe(subjects.agentAnnouncement(domain), { max: 1 })
    const late = setTimeout(() => heard.unsubscribe(), HEARD_WITHIN_MS)
    for await (const message of heard) {
      clearTimeout(late)
      return message.subject
    }
  } finally {
    await connection.close()
  }
  throw new ComposeError('TOO_LATE', 'the agent that joined was not heard')
}
