import { createClient } from '@alfred/client'
import type { TestAlfred } from '@alfred/testing'
import { readTruth } from './auditor.ts'

/** The processes of a stack, in the order in which a turn meets them. */
export const victims = [
  'gateway',
  'orchestrator',
  'agents-pantry',
  'agents-coach',
  'proactive-worker',
  'nats',
  'redis',
  'postgrest',
  'database',
] as const
export type Victim = (typeof victims)[number]

/** One turn during which one process was killed, and what is wrong with how it ended; nothing, if all is well. */
export type Round = { victim: Victim; killedAfterMs: number; tookMs: number; problems: string[] }

export type RoundsPlan = {
  victims: readonly Victim[]
  roundsEach: number
  random: () => number
  /** The kill comes at a random moment of this span after the request was sent. */
  spanMs: number
  onRound?: (round: Round) => void
}

/**
 * Kills one process with -9 in the middle of a turn while the client waits, again and again. Every
 * turn adds two eggs and uses one, so after n turns there are n eggs if each was applied exactly once.
 */
export async function runKillRounds(alfred: TestAlfred, plan: RoundsPlan): Promise<Round[]> {
  const token = await alfred.keys.signPersonToken({ name: `chaos-${Math.floor(plan.random() * 1e9)}` })
  const client = createClient({ baseUrl: alfred.url, token })
  const rounds: Round[] = []
  for (let number = 0; number < plan.roundsEach; number += 1) {
    for (const victim of plan.victims) {
      const killedAfterMs = Math.floor(plan.random() * plan.spanMs)
      const startedAt = Date.now()
      const killing = killAfter(alfred, victim, killedAfterMs)
      const ended = await runTurn(client)
      await killing
      const truth = await readTruth(alfred, token)
      const problems = [...ended.problems, ...judge(truth, { eggs: rounds.length + 1, jobId: ended.jobId })]
      const round = { victim, killedAfterMs, tookMs: Date.now() - startedAt, problems }
      rounds.push(round)
      plan.onRound?.(round)
    }
  }
  return rounds
}

async function killAfter(alfred: TestAlfred, victim: Victim, waitMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  // A process that was killed a moment ago may not be back yet; then the next one is waited for.
  while (!(await killNow(alfred, victim))) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function killNow(alfred: TestAlfred, victim: Victim): Promise<boolean> {
  const pid = (await alfred.processes())[victim]
  if (pid === undefined) throw new Error(`There is no process ${victim}.`)
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

async function runTurn(
  client: ReturnType<typeof createClient>,
): Promise<{ jobId: string; problems: string[] }> {
  let jobId = ''
  let text = ''
  try {
    for await (const event of client.chat({ message: 'I bought two eggs and used one' })) {
      if (event.type === 'job_started') jobId = event.data.job_id
      if (event.type === 'chunk') text = text.slice(0, event.data.at) + event.data.content
      if (event.type === 'error')
        return { jobId, problems: [`error ${event.data.code}: ${event.data.error}`] }
      if (event.type === 'done') {
        const { status, response } = event.data
        const wrong = [
          status === 'done' ? '' : `ended as ${status}`,
          response.includes('word0') && response.includes('word31')
            ? ''
            : `wrong reply: ${response.slice(0, 80)}`,
          text === '' || text === response ? '' : 'the streamed text differs from the stored one',
        ]
        return { jobId, problems: wrong.filter((problem) => problem !== '') }
      }
    }
    return { jobId, problems: ['the stream ended without an end'] }
  } catch (error) {
    return { jobId, problems: [`the client gave up: ${String(error)}`] }
  }
}

/** Two calls change two rows: one insert or update each. Any more or less is a change lost or doubled. */
function judge(
  truth: Awaited<ReturnType<typeof readTruth>>,
  expected: { eggs: number; jobId: string },
): string[] {
  const problems: string[] = []
  if (truth.eggs !== expected.eggs) problems.push(`${truth.eggs} eggs instead of ${expected.eggs}`)
  const changes = truth.changesPerTurn.get(expected.jobId) ?? 0
  if (changes !== 2) problems.push(`${changes} changes instead of 2`)
  return problems
}
