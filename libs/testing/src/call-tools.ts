import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { TestPostgres } from './start-postgres.ts'

type Answer = { ok: boolean; data?: unknown; error?: { code: string; message: string } }

/** Calls an agent's tools as one person, by their database functions. */
export type ToolCaller = {
  person: string
  /**
   * Makes a call in its own turn, of a new conversation unless one is named, and returns the database's answer. Throws when the
   * call is refused.
   */
  call(tool: string, given?: Record<string, unknown>, conversation?: string): Promise<unknown>
}

const today = '2026-11-22'

/** The connections that no call has at the moment: each new one would compile the functions anew. They end with their server. */
const idle = new WeakMap<TestPostgres, Client[]>()

async function inConnection<Result>(
  postgres: TestPostgres,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const waiting = idle.get(postgres) ?? []
  idle.set(postgres, waiting)
  const client = waiting.pop() ?? (await connect(postgres))
  try {
    const result = await work(client)
    waiting.push(client)
    return result
  } catch (error) {
    await client.end()
    throw error
  }
}

async function connect(postgres: TestPostgres): Promise<Client> {
  const client = await postgres.connect()
  // The server ends before the connection does, which is no failure.
  client.on('error', () => undefined)
  return client
}

/**
 * Creates a caller of a domain's tools that goes straight to the database, without the agent, the bus and PostgREST
 * in between.
 */
export function createToolCaller(
  postgres: TestPostgres,
  domain: string,
  person: string = randomUUID(),
): ToolCaller {
  async function openTurn(client: Client, conversation: string, message: unknown): Promise<string> {
    const turn = randomUUID()
    await client.query(`update public.turns set status = 'done' where user_id = $1`, [person])
    await client.query(`select public.open_turn($1, $2, 'h', $3, now(), 'one:1', 1)`, [
      turn,
      person,
      // What is to be remembered has to be what the person said.
      JSON.stringify({ message: message ?? 'hello', conversation_id: conversation }),
    ])
    return turn
  }
  return {
    person,
    call: (tool, given = {}, conversation = 'new') =>
      inConnection(postgres, async (client) => {
        const claims = {
          sub: person,
          role: 'authenticated',
          turn: await openTurn(client, conversation, given['text']),
          fence: 1,
          domain,
        }
        const calls = [{ call: 1, tool, arguments: { today, now: `${today}T10:00:00Z`, ...given } }]
        await client.query('begin')
        await client.query(
          `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
          [JSON.stringify(claims)],
        )
        const { rows } = await client.query<{ answers: Answer[] }>(
          `select public.apply(1, 0, '[]', '[]', $1) as answers`,
          [JSON.stringify(calls)],
        )
        await client.query('commit')
        const answer = rows[0]?.answers[0]
        if (answer?.ok !== true) throw new Error(`${tool} was refused: ${JSON.stringify(answer)}`)
        return answer.data
      }),
  }
}
