// Every function and tool that takes a day or a time stamp refuses impossible ones. They are read from the catalog,
// so that new ones are tested too.
import { afterAll, beforeAll, expect } from '@jest/globals'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import { testAtLength } from '@alfred/testing/at-length'
import { bigArgument } from './big-arguments.ts'
import { listFunctions, type ReachableFunction } from './list-functions.ts'

const person = 'a0000000-0000-4000-8000-000000000001'
const DAYS = new Set(['date', 'timestamp with time zone'])
const STRANGE = ['269078-01-01', '2201-01-01', '1899-12-31', '0044-03-15 BC', 'infinity', '-infinity']
/** The names of the day arguments of tools after preparation. */
const DAY_ARGUMENTS = ['day', 'from', 'until', 'today', 'now', 'expires_on'] as const

let postgres: TestPostgres
let client: Awaited<ReturnType<TestPostgres['connect']>>
let functions: ReachableFunction[]
beforeAll(async () => {
  postgres = await startPostgres()
  client = await postgres.connect()
  functions = (await listFunctions(postgres)).filter(
    ({ schema, arguments: args }) => schema === 'public' && args.some(({ type }) => DAYS.has(type)),
  )
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

/** The SQLSTATE with which a call by a role is refused; null when it succeeds. The call is rolled back. */
async function stateOf(role: string, sql: string, values: unknown[]): Promise<string | null> {
  await client.query('begin')
  try {
    const claims = JSON.stringify({ sub: person, role })
    await client.query(`set local role ${role}; set local request.jwt.claims = '${claims}'`)
    await client.query(sql, values)
    return null
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown'
  } finally {
    await client.query('rollback')
  }
}

/** A call with a day as the argument at this position, and valid values for the others. */
function callWith({ name, arguments: args }: ReachableFunction, place: number, day: string) {
  const text = 'a'
  const values = args.map((argument, index) => (index === place ? day : bigArgument(argument, text, 1)))
  const placeholders = args.map(({ type }, index) => `$${index + 1}::${type}`).join(', ')
  return { sql: `select public.${name}(${placeholders})`, values }
}

/** Each argument that is a day, with its function. */
const places = (): { reachable: ReachableFunction; place: number }[] =>
  functions.flatMap((reachable) =>
    reachable.arguments.flatMap(({ type }, place) => (DAYS.has(type) ? [{ reachable, place }] : [])),
  )

testAtLength(
  'every function of the API refuses a day out of range, and accepts the first and the last day',
  async () => {
    const found: string[] = []
    for (const { reachable, place } of places()) {
      const told = `${reachable.name} of ${reachable.arguments[place]?.name ?? ''}`
      for (const day of STRANGE) {
        const { sql, values } = callWith(reachable, place, day)
        const state = await stateOf(reachable.role, sql, values)
        if (state !== 'PT400') found.push(`${told} ${day}: ${state}`)
      }
      for (const day of ['1900-01-01 00:00:00+00', '2200-12-31 00:00:00+00']) {
        const { sql, values } = callWith(reachable, place, day)
        if ((await stateOf(reachable.role, sql, values)) === 'PT400') found.push(`${told} ${day}`)
      }
    }
    expect(found).toEqual([])
  },
)

testAtLength('some functions take a day, of each kind', () => {
  const names = new Set(functions.map(({ name }) => name))
  expect([...names].toSorted()).toEqual(
    expect.arrayContaining(['kitchen_context', 'nutrition_context', 'open_turn', 'usage_by_day']),
  )
})

testAtLength('every tool refuses a day out of range, under each of its names and at any depth', async () => {
  const tools = await postgres.query<{ name: string; domain: string }>(
    'select name, domain from private.tools order by 1',
  )
  const days = [...STRANGE, 'tomorrow', '2026-11-22 BC', 'J2451187']
  const given = DAY_ARGUMENTS.flatMap((argument) =>
    days.flatMap((day) => [{ [argument]: day }, { meals: [{ [argument]: day }] }]),
  )
  expect(tools.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const { name, domain } of tools)
    for (const args of given) {
      const code = await refusalOf({ name, domain }, args)
      if (code !== 'DAY_OUT_OF_RANGE') found.push(`${name} ${JSON.stringify(args)}: ${code}`)
    }
  expect(found).toEqual([])
})

/** The code with which a tool refuses a call of a turn, or "done". */
async function refusalOf(tool: { name: string; domain: string }, given: object): Promise<string> {
  await client.query('begin')
  try {
    const claims = JSON.stringify({ sub: person, role: 'authenticated', domain: tool.domain })
    await client.query(`set local role authenticated; set local request.jwt.claims = '${claims}'`)
    await client.query(`select set_config('alfred.turn', $1, true)`, ['70000000-0000-4000-8000-000000000001'])
    const { rows } = await client.query<{ answer: { error?: { code: string } } }>(
      'select private.run_call($1, $2) as answer',
      [tool.name, JSON.stringify(given)],
    )
    return rows[0]?.answer.error?.code ?? 'done'
  } finally {
    await client.query('rollback')
  }
}
