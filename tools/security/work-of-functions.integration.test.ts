// The cost of one call: each function that a token may call gets larger and larger arguments, and its cost must grow
// no faster than they do.
import { afterAll, beforeAll, expect } from '@jest/globals'
import { isLongRun, shareOf } from '@alfred/contracts/testing'
import { testAtLength } from '@alfred/testing/at-length'
import { startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import type { Client } from 'pg'
import { bigArgument, canBeBig, texts } from './big-arguments.ts'
import { listFunctions } from './list-functions.ts'
import type { ReachableFunction } from './list-functions.ts'
import { measureWork } from './measure-work.ts'
import type { Work } from './measure-work.ts'

/** In characters: more, in a long run, than any text that a tool accepts. */
const LARGEST = isLongRun ? 8_000 : 4_000
const SMALLER = LARGEST / 2
/** One of so many of the texts is tried with a function by `npm test`; each function is given the next ones. */
const PART = 5
/** In milliseconds: below this the cost is mostly overhead. */
const UNTOLD = 60
/** The statement timeout of a call, far above what any may take. */
const GUARD = '20s'
const cancelled = '57014'

const person = 'a0000000-0000-4000-8000-000000000001'
const turn = '70000000-0000-4000-8000-000000000001'

let postgres: TestPostgres
let client: Client
let functions: ReachableFunction[]
let tools: { name: string; domain: string }[]
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
  client = await postgres.connect()
  functions = await listFunctions(postgres)
  tools = await postgres.query('select name, domain from private.tools order by 1')
  await openTurn()
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

/** A running turn of a person with rules, since most texts are processed because of rules. */
async function openTurn(): Promise<void> {
  await client.query(`select public.open_turn($1, $2, 'h', '{"message": "hello"}', now(), 'one:1', 1)`, [
    turn,
    person,
  ])
  await client.query(
    `select set_config('alfred.turn', '${turn}', false);
     insert into public.preferences (user_id, kind, value, value_key)
     values ('${person}', 'allergy', 'peanuts', 'peanut'), ('${person}', 'diet', 'vegan', 'vegan'), ('${person}', 'allergy', 'kiwi', 'kiwi');
     select set_config('alfred.turn', '', false)`,
  )
}

const asRole = (role: string, domain = 'pantry'): string => {
  const claims = JSON.stringify({ sub: person, role, turn, fence: 1, domain })
  return `set local statement_timeout = '${GUARD}'; set local role ${role};
    select set_config('request.jwt.claims', '${claims}', true), set_config('alfred.turn', '${turn}', true),
      set_config('alfred.step', '1', true), set_config('alfred.call', '1', true)`
}

/** Reports a cost that grows by more than three times for twice the size; a disturbed measurement is repeated. */
async function growthOf(measure: (size: number) => Promise<Work>): Promise<string | null> {
  let told: string | null = null
  for (let look = 1; look <= 3; look += 1) {
    const largest = await measure(LARGEST)
    if (largest.state === cancelled) return `does not end with ${LARGEST}`
    if (largest.milliseconds < UNTOLD) return null
    const smaller = await measure(SMALLER)
    if (largest.milliseconds <= 3 * smaller.milliseconds) return null
    told = `takes ${Math.round(largest.milliseconds)} ms with ${LARGEST}, ${Math.round(smaller.milliseconds)} ms with half`
  }
  return told
}

testAtLength('the cost of a function grows no faster than its arguments', async () => {
  const found: string[] = []
  for (const [index, reachable] of functions.entries()) {
    if (!canBeBig(reachable)) continue
    for (const text of shareOf(texts, PART, index)) {
      const told = await growthOf((size) =>
        measureWork(client, asRole(reachable.role), callOf(reachable, text, size)),
      )
      if (told !== null) found.push(`${reachable.schema}.${reachable.name} of ${text.name} ${told}`)
    }
  }
  expect(found).toEqual([])
})

testAtLength('the cost of a tool grows no faster than its arguments', async () => {
  const found: string[] = []
  for (const [index, { name, domain }] of tools.entries())
    for (const text of shareOf(texts, PART, index)) {
      const sql = 'select private.run_call($1, $2)'
      const told = await growthOf((size) =>
        measureWork(client, asRole('authenticated', domain), {
          sql,
          values: [name, bigArgument({ type: 'jsonb', name: '' }, text.of(size), size)],
        }),
      )
      if (told !== null) found.push(`${name} of ${text.name} ${told}`)
    }
  expect(found).toEqual([])
})

testAtLength(
  'every function of the API can be called with large arguments, or has no argument that could be large',
  () => {
    const open = functions.filter(({ schema }) => schema === 'public')
    expect(open.length).toBeGreaterThan(20)
    expect(
      open
        .filter((reachable) => !canBeBig(reachable))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([])
  },
)

function callOf(
  { schema, name, arguments: args }: ReachableFunction,
  text: (typeof texts)[number],
  size: number,
): { sql: string; values: unknown[] } {
  const placeholders = args.map(({ type }, index) => `$${index + 1}::${type}`).join(', ')
  const values = args.map((argument) => bigArgument(argument, text.of(size), size))
  return { sql: `select ${schema}.${name}(${placeholders})`, values }
}
