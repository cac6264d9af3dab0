import { startFakeOpenAi } from '@alfred/llm/testing'
import { findFreePort } from '@alfred/local-stack'
import { createFickleModel } from '../chaos/workload/fickle-model.ts'
import { findingKinds } from '../chaos/audit/finding.ts'
import { describeFindings } from '../chaos/report.ts'
import { hold } from './errors.ts'
import { auditLoad, readKeys, startLoad, type Load } from './load.ts'
import { openWay } from './model-way.ts'
import { openProject, type Project } from './project.ts'
import { runDocker } from './run-docker.ts'
import { checkLimits } from './steps/check-limits.ts'
import { joinAgent } from './steps/join-agent.ts'
import { joinOwnAgents } from './steps/join-own-agents.ts'
import { killEach } from './steps/kill-each.ts'
import { restartServers } from './steps/restart-servers.ts'
import { scale } from './steps/scale.ts'
import { serveMcp } from './steps/serve-mcp.ts'
import { serveWeb } from './steps/serve-web.ts'
import { services, type Stage, type Step } from './steps/step.ts'
import { upgradeEach } from './steps/upgrade-each.ts'

const steps: readonly Step[] = [
  serveWeb,
  serveMcp,
  upgradeEach,
  joinAgent,
  joinOwnAgents,
  scale,
  killEach,
  restartServers,
  checkLimits,
]

type Telling = { say(line: string): void }

/** Builds and starts a project of its own, does all of it to that, and removes it. True when nothing is wrong. */
export async function runCheck(options: { persons: number } & Telling): Promise<boolean> {
  const fake = await startFakeOpenAi(createFickleModel())
  const way = await openWay(fake.url)
  const name = `alfred-check-${process.pid}`
  const [port, mcpPort] = [await findFreePort(), await findFreePort()]
  const project = openProject(name, ['infra/compose.yaml'], {
    ALFRED_IMAGES: name,
    ALFRED_VERSION: 'first',
    ALFRED_PORT: String(port),
    ALFRED_HOST: '127.0.0.1',
    MCP_PORT: String(mcpPort),
    OPENAI_API_KEY: 'check',
    OPENAI_BASE_URL: way.url,
    REQUESTS_PER_MINUTE: '1000000',
    // A few people say as much as many do in a day.
    DAY_TOKENS_MAX: '1000000000',
    LOG_LEVEL: 'warn',
  })
  // Whoever gives up leaves no containers behind.
  const giveUp = (): void => void remove(project).finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp)
  try {
    return await runOn(project, {
      ...options,
      url: `http://127.0.0.1:${port}`,
      mcpUrl: `http://127.0.0.1:${mcpPort}/mcp`,
    })
  } finally {
    await remove(project)
    way.close()
    await fake.close()
  }
}

async function runOn(
  project: Project,
  { persons, say, url, mcpUrl }: { persons: number; url: string; mcpUrl: string } & Telling,
): Promise<boolean> {
  await timed('images built', say, () => project.compose('build', '--quiet'))
  await timed('all of it started from nothing', say, () => project.compose('up', '-d', '--wait'))
  const keys = await readKeys(project)
  const first = startLoad({ url, keys, persons: 1 })
  await timed('main job: a turn that writes', say, () => first.untilMore(1))
  const jobs = [...(await first.end())]
  const load = startLoad({ url, keys, persons })
  try {
    for (const step of steps) await runStep(step, { project, url, mcpUrl, keys, load, say })
  } finally {
    jobs.push(...(await load.end()))
  }
  const isRight = await tellAudit({ project, url, load, say }, jobs)
  await stopAll(project, say)
  return isRight
}

async function runStep(step: Step, stage: Stage): Promise<void> {
  await timed(step.title, stage.say, () => step.run({ ...stage, say: (line) => stage.say(`  ${line}`) }))
}

async function timed(title: string, say: Telling['say'], work: () => Promise<unknown>): Promise<void> {
  const startedAt = Date.now()
  await work()
  say(`${title} (${((Date.now() - startedAt) / 1_000).toFixed(0)} s)`)
}

async function tellAudit(
  { project, url, say }: { project: Project; url: string; load: Load } & Telling,
  persons: Awaited<ReturnType<Load['end']>>,
): Promise<boolean> {
  const findings = await auditLoad(project, url, persons)
  const turns = persons.flatMap((person) => person.turns)
  say(`${turns.filter(({ jobId }) => jobId !== undefined).length} turns accepted of ${turns.length} sent`)
  for (const kind of findingKinds)
    say(`${kind}: ${findings.filter((finding) => finding.kind === kind).length}`)
  for (const line of describeFindings(findings)) say(line)
  return findings.length === 0
}

/** A service that is told to stop ends what it has and then itself, before Docker kills it. */
async function stopAll(project: Project, say: Telling['say']): Promise<void> {
  // While the servers are there: what was begun can only be ended with them.
  await timed('all services stopped', say, () => project.compose('stop', ...services))
  for (const service of services)
    for (const { Name, State } of await project.containersOf(service))
      hold(State.ExitCode === 0, `${Name} ended with ${State.ExitCode} when it was told to stop`)
}

async function remove(project: Project): Promise<void> {
  await project.compose('down', '--volumes', '--remove-orphans', '--timeout', '5')
  const images = await runDocker(['image', 'ls', '--quiet', '--filter', `reference=${project.name}/*`])
  const ids = [...new Set(images.split('\n').filter(Boolean))]
  if (ids.length > 0) await runDocker(['image', 'rm', '--force', ...ids])
}
