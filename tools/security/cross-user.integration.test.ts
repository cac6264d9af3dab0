// Nobody reaches another person's data: every entry point is called with every kind of token (in `npm test` with a share of them, each
// entry point with others). The entry points are read from the catalog of endpoints, the database and the NATS commands, so that new ones are tested too.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { httpEndpoints } from '@alfred/contracts'
import type { NatsConnection } from '@nats-io/transport-node'
import { testMalformed } from '../fuzz/malformed.ts'
import { startFuzzStack } from '../fuzz/run-fuzz.ts'
import type { Door } from './attempt.ts'
import { functionDoors, tableDoors } from './data-doors.ts'
import { httpDoors } from './http-doors.ts'
import { makePerson } from './make-person.ts'
import type { SeededPerson } from './make-person.ts'
import { connectAs, natsDoors } from './nats-doors.ts'
import type { SecurityStack } from './start-security-stack.ts'
import { personalTables, storedOf } from './stored-rows.ts'
import { tokenKinds } from './token-kinds.ts'
import type { TokenKind } from './token-kinds.ts'
import { tryDoors } from './try-doors.ts'

let stack: SecurityStack
let gateway: NatsConnection
let ada: SeededPerson
let bob: SeededPerson & { secrets: readonly string[] }
let kinds: TokenKind[]
let doors: Door[]

beforeAll(async () => {
  // It allows ten thousand refusals from one address; that limit has its own test.
  stack = await startFuzzStack()
})
afterAll(() => stack.stop())

// First, since it looks through all that was logged.
testMalformed(() => stack)

/** Makes the people, their tokens and the list of entry points. */
async function prepare(): Promise<void> {
  gateway = await connectAs(stack, 'gateway')
  const { postgres } = stack.database
  ada = await makePerson(postgres, 'ada')
  const victim = await makePerson(postgres, 'bob')
  bob = { ...victim, secrets: [victim.word, ...(await idsOf(victim.id))] }
  kinds = await tokenKinds(stack.alfred.keys, { asker: ada, victim: bob, askersTurn: ada.ids.turn })
  const dataUrl = stack.database.postgrest.url
  doors = [
    ...httpDoors(stack.alfred.url),
    ...(await tableDoors(postgres, dataUrl)),
    ...(await functionDoors(postgres, dataUrl)),
    ...natsDoors(gateway),
  ]
}

/** Tables of which a person may read some columns only, so that PostgREST refuses to return all. */
const hasHiddenColumns = new Set(['conversations', 'turns'])

async function idsOf(person: string): Promise<string[]> {
  const found = await Promise.all(
    (await personalTables(stack.database.postgres)).map((table) =>
      stack.database.postgres.query<{ id: string | null }>(
        `select to_jsonb(t) ->> 'id' as id from public.${table} t where user_id = $1`,
        [person],
      ),
    ),
  )
  return found.flat().flatMap(({ id }) => (id !== null && id.length === 36 ? [id] : []))
}

describe("another person's data", () => {
  beforeAll(prepare)
  afterAll(() => gateway.close())

  test('covers every table with rows of people, so that each is tested', async () => {
    const stored = await storedOf(stack.database.postgres, bob)
    const empty = Object.entries(stored).filter(
      ([table, hash]) => !table.startsWith('private') && hash.startsWith('0 '),
    )
    expect(empty).toEqual([])
    expect(
      new Set(
        doors
          .filter(({ surface }) => surface === 'http')
          .map(({ name }) => name.split(' with')[0]?.split(' to')[0]),
      ).size,
    ).toBe(Object.keys(httpEndpoints).length)
  })

  test('is visible to the person, which shows that the search for leaks works', async () => {
    const own = { token: await stack.alfred.keys.signPersonToken(bob) }
    const shown: string[] = []
    for (const door of doors.filter(({ isRead }) => isRead)) {
      const { body } = await door.try(own, bob.ids)
      if ([bob.id, ...bob.secrets].some((secret) => body.includes(secret))) shown.push(door.name)
    }
    const tables = await personalTables(stack.database.postgres)
    for (const table of tables.filter((name) => !hasHiddenColumns.has(name)))
      expect(shown).toContain(`table ${table}: select`)
    expect(shown).toEqual(
      expect.arrayContaining([
        'GET /api/jobs',
        'GET /api/jobs/{id}',
        'GET /api/conversations',
        'nats chat.jobs',
      ]),
    )
  })

  test('is neither shown nor changed nor distinguishable from missing data, through any entry point and with any token', async () => {
    const before = await storedOf(stack.database.postgres, bob)
    const trial = await tryDoors(doors, kinds, bob)
    const counts = Object.entries(Object.groupBy(doors, ({ surface }) => surface))
      .map(([surface, each]) => `${each.length} ${surface}`)
      .join(', ')
    console.log(
      `cross-user: ${trial.attempts} attempts at ${doors.length} doors (${counts}) with ${kinds.length} kinds of tokens, ${trial.refusals} refused at the door, ${trial.findings.length} findings`,
    )
    expect(trial.findings).toEqual([])
    expect(await storedOf(stack.database.postgres, bob)).toEqual(before)
    expect(trial.attempts).toBeGreaterThan(2_000)
  })

  test('would be detected if row level security were off for one table', async () => {
    const { postgres } = stack.database
    await postgres.query('alter table public.inventory_lots disable row level security')
    try {
      const trial = await tryDoors(
        doors.filter(({ name }) => name === 'table inventory_lots: select'),
        kinds,
        bob,
      )
      expect(trial.findings.join('\n')).toContain("another person's shows")
    } finally {
      await postgres.query('alter table public.inventory_lots enable row level security')
    }
  })
})
