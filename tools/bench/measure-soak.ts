import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { auditSoak, soakMessages, type SoakAudit } from './audit-soak.ts'
import { startBenchStack, type BenchStack } from './bench-stack.ts'
import { personOf } from './person-of.ts'
import { readUsage } from './process-usage.ts'
import { percentile } from './report.ts'
import { runLoad } from './run-load.ts'
import { runTurn } from './run-turn.ts'

/** What a part of the soak looked like: its turns, how long they took, and the memory of every process at its end. */
export type Sample = {
  minutes: number
  turns: number
  /** Turns that did not end as done, by their status or by that of the answer that refused them. */
  failed: Record<string, number>
  doneMs: { p50: number; p99: number }
  memoryMb: Record<string, number>
}

export type Soak = { turnsPerSecond: number; samples: readonly Sample[]; audit: SoakAudit }

const TOP_CONVERSATIONS = 32
const TOP_SECONDS = 20
/** Each person sends a few turns and leaves: the soak measures what is kept about people who have left. */
const TURNS_PER_PERSON = 20
const SAMPLES = 10

/** Runs turns of changing people at half of the rate that the machine can take, for so many minutes. */
export async function measureSoak(minutes: number, say: (text: string) => void): Promise<Soak> {
  const stack = await startBenchStack()
  try {
    say('Measuring the top load ...')
    const turnsPerSecond = (await topLoad(stack)) / 2
    say(`Soaking with ${turnsPerSecond.toFixed(1)} turns a second for ${minutes} minutes ...`)
    const people = createPeople(stack)
    const samples = await soak(stack, { minutes, turnsPerSecond, people, say })
    const audit = await auditSoak(stack.database.postgres, people.sent())
    return { turnsPerSecond, samples, audit }
  } finally {
    await stack.stop()
  }
}

async function topLoad({ gatewayUrl, keys }: BenchStack): Promise<number> {
  const names = Array.from({ length: TOP_CONVERSATIONS }, (_, index) => `top-${index}`)
  const tokens = await Promise.all(names.map((name) => keys.signPersonToken({ name })))
  await runLoad({ gatewayUrl, tokens, seconds: TOP_SECONDS / 4 })
  const timings = await runLoad({ gatewayUrl, tokens, seconds: TOP_SECONDS })
  return timings.length / TOP_SECONDS
}

type Pace = { minutes: number; turnsPerSecond: number; people: People; say(text: string): void }

async function soak(stack: BenchStack, { minutes, turnsPerSecond, people, say }: Pace): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: TOP_CONVERSATIONS * 4 })
  const samples: Sample[] = []
  for (let part = 1; part <= SAMPLES; part += 1) {
    const timings: { doneMs: number; status: string }[] = []
    const running: Promise<unknown>[] = []
    const endAt = performance.now() + (minutes * 60_000) / SAMPLES
    // Turns begin by the clock, whether those before have ended or not, so that a slow server is seen as slow.
    for (let next = performance.now(); next < endAt; next += 1_000 / turnsPerSecond) {
      await wait(Math.max(0, next - performance.now()))
      const { token, body } = await people.next()
      running.push(runTurn(stack.gatewayUrl, { token, agent, body }).then((timing) => timings.push(timing)))
    }
    await Promise.all(running)
    samples.push(sampleOf(stack, { minutes: (minutes * part) / SAMPLES, timings }))
    say(describe(samples.at(-1)))
  }
  agent.destroy()
  return samples
}

type Sending = { token: string; body: { message: string } }

type People = { next(): Promise<Sending>; sent(): { people: readonly string[]; sent: number } }

/**
 * The turns of so many people by turns, as under the top load. One person alone would at this rate fill the queue of
 * one conversation whenever the machine is slow for a second, and be refused.
 */
function createPeople({ keys }: BenchStack): People {
  const people: string[] = []
  const present: { token: string; turns: number }[] = []
  let sent = 0
  const comeIn = async (place: number): Promise<{ token: string; turns: number }> => {
    const token = await keys.signPersonToken({ name: `soak-${place}-${sent}` })
    people.push(personOf(token))
    return (present[place] = { token, turns: 0 })
  }
  return {
    next: async () => {
      const place = sent % TOP_CONVERSATIONS
      const there = present[place]
      const person = there === undefined || there.turns === TURNS_PER_PERSON ? await comeIn(place) : there
      person.turns += 1
      sent += 1
      const message = person.turns % 2 === 0 ? soakMessages.look : soakMessages.change
      return { token: person.token, body: { message } }
    },
    sent: () => ({ people, sent }),
  }
}

type Part = { minutes: number; timings: readonly { doneMs: number; status: string }[] }

function sampleOf({ processes }: BenchStack, { minutes, timings }: Part): Sample {
  const memory = Object.entries(processes).map(([name, pid]) => [name, Math.round(readUsage(pid).memoryMb)])
  const times = timings.map(({ doneMs }) => doneMs)
  return {
    minutes,
    turns: timings.length,
    failed: countFailed(timings.map(({ status }) => status)),
    doneMs: { p50: percentile(times, 50), p99: percentile(times, 99) },
    memoryMb: Object.fromEntries(memory) as Record<string, number>,
  }
}

function countFailed(statuses: readonly string[]): Record<string, number> {
  const failed = Map.groupBy(
    statuses.filter((status) => status !== 'done'),
    (status) => status,
  )
  return Object.fromEntries([...failed].map(([status, turns]) => [status, turns.length]))
}

const describe = (sample: Sample | undefined): string =>
  `${sample?.minutes.toFixed(1)} minutes: ${sample?.turns} turns, failed ${JSON.stringify(sample?.failed)}, p50 ${sample?.doneMs.p50.toFixed(0)} ms, ${Object.entries(
    sample?.memoryMb ?? {},
  )
    .map(([name, megabytes]) => `${name} ${megabytes}`)
    .join(', ')} MB`
