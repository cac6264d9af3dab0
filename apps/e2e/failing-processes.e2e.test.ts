import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { borrowAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { testAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await borrowAlfred('plain')
})
afterAll(() => alfred.stop())

async function signalTo(name: string, signal: NodeJS.Signals): Promise<void> {
  const pid = (await alfred.processes())[name]
  if (pid === undefined) throw new TypeError(`There is no process ${name}.`)
  process.kill(pid, signal)
}

/** The last event of a turn in its own conversation, however it ends. */
async function lastEvent(person: TestPerson, message: string): Promise<TurnEvent | undefined> {
  let last: TurnEvent | undefined
  for await (const event of person.client.chat({ message, conversation_id: 'new' })) last = event
  return last
}

/** Longer than a restart takes, after which a silent agent used to be forgotten. */
const FORGOTTEN_AFTER_MS = 22_000

testAtLength(
  'a request to a frozen agent is not given to another: the agent is killed, restarted, and answers itself',
  async () => {
    const person = await meet(alfred, 'patient')
    await person.say('I bought 2 litres of milk')
    await signalTo('agents-pantry', 'SIGSTOP')
    try {
      await sleep(FORGOTTEN_AFTER_MS)
      const [kitchen, diary] = await Promise.all([
        lastEvent(person, 'what is in my fridge?'),
        meet(alfred, 'other').then((other) => lastEvent(other, 'what are my goals?')),
      ])
      expect(kitchen).toMatchObject({ type: 'done', data: { response: expect.stringContaining('milk') } })
      // Another request is answered meanwhile.
      expect(diary).toMatchObject({ type: 'done', data: { response: expect.stringMatching(/goal/i) } })
    } finally {
      await signalTo('agents-pantry', 'SIGCONT')
    }
    const { response } = await person.say('what do I have?')
    expect(response).toContain('milk')
  },
)

test('PostgREST is restarted after a kill, and messages sent meanwhile are kept', async () => {
  const person = await meet(alfred, 'interrupted')
  const { postgrest } = await alfred.processes()
  await signalTo('postgrest', 'SIGKILL')
  expect((await person.say('I bought 2 mangoes')).response).toMatch(/2 mangoes/)
  expect(await person.rows('inventory_lots?select=food')).toHaveLength(1)
  expect((await alfred.processes())['postgrest']).not.toBe(postgrest)
})
