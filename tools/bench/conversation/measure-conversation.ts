import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { Client } from 'pg'
import { startBenchStack, type BenchStack } from '../bench-stack.ts'
import { personOf } from '../person-of.ts'
import { percentile } from '../report.ts'
import { runTurn } from '../run-turn.ts'
import { timeDatabaseCalls } from './time-database-calls.ts'

/** What a conversation costs when it has had so many turns. */
export type ConversationSample = {
  turns: number
  doneMs: number
  /** The same messages in a conversation of a few turns, sent by the same person in between. */
  shortDoneMs: number
  failed: number
  /** What is carried from turn to turn. */
  stateKb: number
  /** Median milliseconds of each call to the database, in the long conversation and in the short one. */
  calls: readonly { name: string; ms: number; shortMs: number }[]
}

/** A conversation of a day or two; the last mark is a hundred times as many turns. */
export const USUAL_TURNS = 20
const MARKS = [USUAL_TURNS, 10 * USUAL_TURNS, 100 * USUAL_TURNS]
const SAMPLE_TURNS = 40

/** What is put in is taken out again, so that only the conversation grows and not the kitchen. */
const foods = ['milk', 'butter', 'rice', 'apples', 'carrots', 'tofu', 'salmon', 'lentils', 'pasta', 'yogurt']
const messageOf = (turn: number): string => {
  const food = foods[Math.floor(turn / 4) % foods.length] ?? 'milk'
  const said = [
    `I bought 2 ${food}`,
    'what is in my kitchen?',
    `put ${food} on my shopping list`,
    `I used 2 ${food}`,
  ]
  return said[turn % said.length] ?? 'hello'
}

/** Holds one conversation of very many turns and measures it on the way, beside a short one. */
export async function measureConversation(say: (text: string) => void): Promise<ConversationSample[]> {
  say('Starting the services for a long conversation ...')
  const stack = await startBenchStack()
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const client = await stack.database.postgres.connect()
  try {
    const token = await stack.keys.signPersonToken({ name: 'talker' })
    const long = await createTalk({ stack, client, token, agent })
    const samples: ConversationSample[] = []
    for (const turns of MARKS) {
      say(`Talking until turn ${turns} ...`)
      while (long.turns() < turns) await long.next()
      // As much as the short one had at the first mark, or it would grow with the long one.
      const short = await createTalk({ stack, client, token, agent })
      while (short.turns() < USUAL_TURNS) await short.next()
      samples.push(await sample({ client, user: personOf(token), long, short, turns }))
    }
    return samples
  } finally {
    agent.destroy()
    await client.end()
    await stack.stop()
  }
}

type Talk = { id: string; turns(): number; next(): Promise<{ doneMs: number; status: string }> }
type Talking = { stack: BenchStack; client: Client; token: string; agent: Agent }

/** Begins a conversation with its first turn. */
async function createTalk({ stack, client, token, agent }: Talking): Promise<Talk> {
  let turns = 0
  const send = (conversation: string): ReturnType<typeof runTurn> => {
    const body = { message: messageOf(turns), conversation_id: conversation }
    turns += 1
    return runTurn(stack.gatewayUrl, { token, agent, body })
  }
  await send('new')
  const { rows } = await client.query<{ id: string }>(
    'select id from public.conversations where user_id = $1 order by created_at desc limit 1',
    [personOf(token)],
  )
  const id = rows[0]?.id ?? randomUUID()
  return { id, turns: () => turns, next: () => send(id) }
}

type Sampling = { client: Client; user: string; long: Talk; short: Talk; turns: number }

async function sample({ client, user, long, short, turns }: Sampling): Promise<ConversationSample> {
  const timings = { long: [] as number[], short: [] as number[] }
  let failed = 0
  for (let turn = 0; turn < SAMPLE_TURNS; turn += 1) {
    const [one, other] = [await long.next(), await short.next()]
    timings.long.push(one.doneMs)
    timings.short.push(other.doneMs)
    failed += [one, other].filter(({ status }) => status !== 'done').length
  }
  const { rows } = await client.query<{ bytes: number }>(
    'select length(state::text) as bytes from public.conversations where id = $1',
    [long.id],
  )
  const [calls, shortCalls] = [
    await timeDatabaseCalls(client, { user, conversation: long.id }),
    await timeDatabaseCalls(client, { user, conversation: short.id }),
  ]
  return {
    turns,
    doneMs: percentile(timings.long, 50),
    shortDoneMs: percentile(timings.short, 50),
    failed,
    stateKb: (rows[0]?.bytes ?? 0) / 1_024,
    calls: calls.map(({ name, ms }, index) => ({ name, ms, shortMs: shortCalls[index]?.ms ?? 0 })),
  }
}
