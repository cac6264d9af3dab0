import { Agent } from 'node:http'
import { startBenchStack, type BenchStack } from './bench-stack.ts'
import { readUsage } from './process-usage.ts'
import { runTurn } from './run-turn.ts'

/** The memory of every process after a number of turns. */
export type Sample = { turns: number; memoryMb: Record<string, number> }

const CONVERSATIONS = 8
/** Each person sends a few turns and leaves: the soak measures what is kept about people who have left. */
const TURNS_PER_PERSON = 20
const SAMPLES = 20

/** Runs this many turns of changing people, and samples the memory of every process. */
export async function measureSoak(turns: number, say: (text: string) => void): Promise<Sample[]> {
  const stack = await startBenchStack()
  try {
    return await soak(stack, turns, say)
  } finally {
    await stack.stop()
  }
}

async function soak(stack: BenchStack, turns: number, say: (text: string) => void): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONVERSATIONS })
  const samples = [take(stack, 0)]
  const every = Math.ceil(turns / SAMPLES)
  let done = 0
  let people = 0
  const converse = async (): Promise<void> => {
    while (done < turns) {
      people += 1
      const token = await stack.keys.signPersonToken({ name: `soak-${people}` })
      for (let turn = 0; turn < TURNS_PER_PERSON && done < turns; turn += 1) {
        const body = { message: turn % 2 === 0 ? 'I bought 2 eggs. I used 1 egg.' : 'what is in my kitchen?' }
        const { status } = await runTurn(stack.gatewayUrl, { token, agent, body })
        if (status !== 'done') throw new Error(`A turn of the soak ended as ${status}.`)
        done += 1
        if (done % every !== 0) continue
        samples.push(take(stack, done))
        say(describe(samples.at(-1)))
      }
    }
  }
  await Promise.all(Array.from({ length: CONVERSATIONS }, converse))
  agent.destroy()
  return samples
}

function take({ processes }: BenchStack, turns: number): Sample {
  const memory = Object.entries(processes).map(([name, pid]) => [name, Math.round(readUsage(pid).memoryMb)])
  return { turns, memoryMb: Object.fromEntries(memory) as Record<string, number> }
}

const describe = (sample: Sample | undefined): string =>
  `${sample?.turns} turns: ${Object.entries(sample?.memoryMb ?? {})
    .map(([name, megabytes]) => `${name} ${megabytes}`)
    .join(', ')} MB`

/**
 * Renders a table of the memory at the start, after each quarter and at the end, with the growth per turn over the
 * last half.
 */
export function renderSoak(samples: readonly Sample[]): string {
  const at = (share: number): Sample | undefined => samples[Math.round((samples.length - 1) * share)]
  const shares = [0, 0.25, 0.5, 0.75, 1].map(at)
  const names = Object.keys(shares[0]?.memoryMb ?? {})
  const row = (name: string): string => {
    const values = shares.map((sample) => sample?.memoryMb[name] ?? 0)
    const turns = (shares[4]?.turns ?? 0) - (shares[2]?.turns ?? 0)
    const growth = (((values[4] ?? 0) - (values[2] ?? 0)) * 1024) / turns
    return `| ${name} | ${values.join(' | ')} | ${growth.toFixed(2)} |`
  }
  return [
    `| MB after turns | ${shares.map((sample) => sample?.turns).join(' | ')} | kB a turn, last half |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...names.map(row),
  ].join('\n')
}
