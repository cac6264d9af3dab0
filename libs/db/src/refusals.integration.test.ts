// The database refuses with a code and data, and TypeScript words it: here every refusal is called, and its details
// are held against what its words are made of.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { toolOutcomeSchema } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { isRefusalCode, refusalCodes, refusalDetails, wordOutcome } from '@alfred/language/wording'
import { startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import { z } from 'zod'
import { refusedCalls } from './testing/refused-calls.ts'
import type { Known, Step } from './testing/refused-steps.ts'

const today = '2026-11-22'
const viewer = { locale: 'en-GB', today }

let postgres: TestPostgres
/** One connection does everything: each new one would compile the functions anew. */
let client: Awaited<ReturnType<TestPostgres['connect']>>
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
  client = await postgres.connect()
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

/** A person who takes one step after the other; the database's answers to the last are given. */
async function take(steps: readonly Step[]): Promise<ToolOutcome[]> {
  const person = randomUUID()
  const turns: string[] = []
  const proposals: string[] = []
  let outcomes: ToolOutcome[] = []
  for (const step of steps) {
    if (step.sql !== undefined) await client.query(step.sql)
    const turn = step.by === 'hand' ? undefined : await openTurn(person)
    if (turn !== undefined) turns.push(turn)
    outcomes = []
    // A call that names what another one of its turn proposed is made after it.
    const isOneByOne = step.calls.some(([, args]) => typeof args === 'function')
    const rounds = isOneByOne ? step.calls.map((call) => [call]) : [step.calls]
    for (const [index, calls] of rounds.entries()) {
      const known: Known = { turns, proposals: await versionsOf(proposals), cookbook: await cookbookRecipe() }
      const given = calls.map(([tool, args = {}]) => ({
        tool,
        arguments: { today, now: `${today}T10:00:00Z`, ...(typeof args === 'function' ? args(known) : args) },
      }))
      const claims = { sub: person, role: 'authenticated', ...(turn && { turn, fence: 1, domain: step.by }) }
      outcomes.push(
        ...(await ask({ claims, calls: given, step: index + 1, isAtomic: step.isAtomic ?? false })),
      )
      proposals.push(...(await newProposals(person, proposals)))
    }
  }
  return outcomes
}

type Asked = {
  claims: Record<string, unknown>
  calls: { tool: string; arguments: Record<string, unknown> }[]
  step: number
  isAtomic: boolean
}

async function ask({ claims, calls, step, isAtomic }: Asked): Promise<ToolOutcome[]> {
  await client.query('begin')
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
    [JSON.stringify(claims)],
  )
  const [first] = calls
  const { rows } =
    'turn' in claims
      ? await client.query(`select public.apply($1, 0, '[]', '[]', $2, $3) as answers`, [
          step,
          JSON.stringify(calls.map((call, index) => ({ call: index + 1, ...call }))),
          isAtomic,
        ])
      : await client.query('select jsonb_build_array(public.edit_by_hand($1, $2, $3)) as answers', [
          ...[randomUUID(), first?.tool, JSON.stringify(first?.arguments)],
        ])
  await client.query('commit')
  return z.array(z.object({ answers: z.array(toolOutcomeSchema) })).parse(rows)[0]?.answers ?? []
}

async function openTurn(person: string): Promise<string> {
  const turn = randomUUID()
  await client.query(
    `update public.turns set status = 'done', finished_at = now() where user_id = $1 and status = 'running'`,
    [person],
  )
  await client.query(
    `select public.open_turn($1, $2, 'h', '{"message": "hello", "conversation_id": "new"}', now(), 'one:1', 1)`,
    [turn, person],
  )
  return turn
}

async function newProposals(person: string, known: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from public.proposals where user_id = $1 and id <> all ($2::uuid[]) order by created_at, id',
    [person, known],
  )
  return rows.map(({ id }) => id)
}

async function versionsOf(ids: readonly string[]): Promise<Known['proposals']> {
  const { rows } = await client.query<{ proposal: string; version: number }>(
    'select p.id as proposal, p.version from unnest($1::uuid[]) with ordinality as x (id, n) join public.proposals p using (id) order by n',
    [ids],
  )
  return rows
}

async function cookbookRecipe(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from public.recipes where user_id is null order by id limit 1',
  )
  return rows[0]?.id ?? ''
}

test('every code with which a call is refused is called here', () => {
  expect([...new Set(refusedCalls.map(([code]) => code))].toSorted()).toEqual(refusalCodes.toSorted())
})

test('every refusal of the database has the details that its words are made of', async () => {
  for (const [code, ...steps] of refusedCalls) {
    const outcomes = await take(steps)
    const refusal = outcomes.find((outcome) => !outcome.ok)
    expect({ code, refusal }).toMatchObject({ code, refusal: { error: { code } } })
    if (refusal === undefined || refusal.ok || !isRefusalCode(code)) continue
    const problem = refusalDetails[code].strict().safeParse(refusal.error.details).error?.message
    expect({ code, problem }).toEqual({ code, problem: undefined })
    const faults: unknown[] = []
    const worded = wordOutcome(refusal, { viewer, onFault: (fault) => faults.push(fault) })
    expect(faults).toEqual([])
    const message = worded.ok ? '' : worded.error.message
    expect(message).not.toMatch(/That could not be done|undefined|null|NaN|\[object/)
  }
})

test('the lines that a choice offers are told beside its question', async () => {
  for (const [code, ...steps] of refusedCalls.filter(([name]) => /^AMBIGUOUS_(?:FOOD|RECIPE)$/.test(name))) {
    const refusal = (await take(steps)).at(-1)
    const options = refusal?.ok === false ? refusal.error.options : undefined
    expect({ code, count: options?.length }).toEqual({ code, count: 2 })
  }
})
