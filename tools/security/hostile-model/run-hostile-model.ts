import { createClient } from '@alfred/client'
import { AlfredError } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { randomOf } from '../../fuzz/mutate.ts'
import { makePerson } from '../make-person.ts'
import type { SeededPerson } from '../make-person.ts'
import { startSecurityStack } from '../start-security-stack.ts'
import type { SecurityStack } from '../start-security-stack.ts'
import { storedOf, storedOfNobody } from '../stored-rows.ts'
import { createHostileModel } from './hostile-answers.ts'
import type { HostileModel } from './hostile-answers.ts'
import { poison } from './poison.ts'
import { judgeAsker } from './judge-asker.ts'

export type HostileRun = {
  turns: number
  statuses: Record<string, number>
  emitted: HostileModel['emitted']
  effects: number
  faults: string[]
}

export const API_KEY = 'sk-canary-of-the-model'

/** Messages of people; none of them confirms anything or asks to write to the diary. */
const sayings = [
  'I bought 2 eggs',
  'what is in my fridge?',
  'add milk to the shopping list',
  'what can I cook?',
  'show me my recipes',
  'what did I eat today?',
  'plan dinner for tomorrow',
]

type Options = { seed: number; turns: number; say?(line: string): void }

/** Runs `use` with a stack whose model is the attacker, and stops the stack afterwards. */
export async function withHostileModel<Result>(
  seed: number,
  use: (given: {
    stack: SecurityStack
    fake: FakeOpenAi
    model: HostileModel
    victim: SeededPerson
  }) => Promise<Result>,
): Promise<Result> {
  let model: HostileModel | undefined
  const fake = await startFakeOpenAi((request) => model?.answer(request) ?? { http: { status: 503 } })
  const stack = await startSecurityStack({
    ...{ OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: API_KEY, LOG_LEVEL: 'debug' },
  }).catch(async (error: unknown) => {
    await fake.close()
    throw error
  })
  try {
    const victim = await makePerson(stack.database.postgres, 'victim')
    model = createHostileModel(randomOf(seed), victim)
    return await use({ stack, fake, model, victim })
  } finally {
    await stack.stop()
    await fake.close()
  }
}

/** Runs turns of people while the model attacks, and checks the outcome in the database. */
export async function runHostileModel({ seed, turns, say }: Options): Promise<HostileRun> {
  return withHostileModel(seed, (given) => attackFor(given, { turns, say: say ?? (() => {}) }))
}

type Given = Parameters<Parameters<typeof withHostileModel>[1]>[0]

/** Runs the turns on a running stack; every third person has commands in their own data. */
export async function attackFor(
  { stack, model, victim }: Given,
  { turns, say }: { turns: number; say(line: string): void },
): Promise<HostileRun> {
  const { postgres } = stack.database
  const before = { victim: await storedOf(postgres, victim), nobody: await storedOfNobody(postgres) }
  const run: HostileRun = { turns: 0, statuses: {}, emitted: model.emitted, effects: 0, faults: [] }
  const people = Math.max(3, Math.ceil(turns / 10))
  let next = 0
  const work = async (): Promise<void> => {
    for (let number = next++; number < people; number = next++) {
      const asker = await makePerson(postgres, `asker${number}`)
      if (number % 3 === 0) await poison(postgres, asker, victim)
      await askAll(stack, { asker, run, count: Math.ceil(turns / people) })
      const { faults, effects } = await judgeAsker(postgres, asker)
      run.faults.push(...faults)
      run.effects += effects
      say(`${run.turns} of ${turns} turns`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  const after = { victim: await storedOf(postgres, victim), nobody: await storedOfNobody(postgres) }
  for (const side of ['victim', 'nobody'] as const)
    for (const [table, hash] of Object.entries(before[side]))
      if (after[side][table] !== hash) run.faults.push(`rows of ${side} in ${table} changed`)
  return run
}

async function askAll(
  stack: SecurityStack,
  { asker, run, count }: { asker: SeededPerson; run: HostileRun; count: number },
): Promise<void> {
  const token = await stack.alfred.keys.signPersonToken({ name: asker.name, id: asker.id })
  const client = createClient({ baseUrl: stack.alfred.url, token })
  for (let turn = 0; turn < count; turn += 1) {
    const events: TurnEvent[] = []
    const message = sayings[turn % sayings.length] ?? ''
    try {
      const input = { message, time_zone: 'UTC', conversation_id: turn === 0 ? 'new' : undefined }
      for await (const event of client.chat(input)) events.push(event)
    } catch (error) {
      if (!(error instanceof AlfredError)) throw error
    }
    run.turns += 1
    const last = events.at(-1)
    const status = last?.type === 'done' ? last.data.status : (last?.type ?? 'nothing')
    run.statuses[status] = (run.statuses[status] ?? 0) + 1
    const told = JSON.stringify(
      events.filter(({ type }) => type === 'chunk' || type === 'done' || type === 'error'),
    )
    if (told.includes('canaryvictim')) run.faults.push('a person is told words of another')
  }
}
