import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { describeAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'
import { testForgetting } from './forgetting.ts'
import { startOutside } from './start-outside.ts'
import type { AlfredOutside } from './start-outside.ts'

let outside: AlfredOutside
beforeAll(async () => {
  outside = await startOutside({
    EXPIRY_ALERTS_EVERY_SECONDS: '1',
    MODEL_PROMPT_CHECK: 'on',
    LOG_LEVEL: 'debug',
  })
})
afterAll(() => outside.stop())

describeAtLength('the services on external servers with a native PostgreSQL', () => {
  test('are the only processes that npm start runs', async () => {
    const agents = readdirSync(fileURLToPath(new URL('..', import.meta.url))).filter((name) =>
      name.startsWith('agents-'),
    )
    expect(agents).toEqual(expect.arrayContaining(['agents-coach', 'agents-pantry']))
    expect(Object.keys(await outside.alfred.processes()).toSorted()).toEqual(
      [...agents, 'gateway', 'orchestrator', 'page-fetcher', 'proactive-worker'].toSorted(),
    )
  })

  test('handle many concurrent conversations correctly', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) => meet(outside.alfred, `guest ${index}`)),
    )
    await Promise.all(
      people.map(async (person, index) => {
        await person.say(`I bought ${index + 2} eggs and 1 l of milk`)
        const { response } = await person.say('I used 1 egg')
        expect(response).toMatch(new RegExp(`\\b${index + 1} left`))
        expect(await person.rows('inventory_lots?select=food,quantity&food=eq.egg')).toEqual([
          { food: 'egg', quantity: index + 1 },
        ])
      }),
    )
  })

  test('answer the messages of one conversation in the order in which they were sent', async () => {
    const person = await meet(outside.alfred, 'talkative')
    await person.say('I bought 10 eggs')
    const sayings = ['I used 1 egg', 'I used 2 eggs', 'I used 3 eggs']
    const replies: Promise<string>[] = []
    for (const message of sayings) {
      // Each is sent once the one before was accepted, and while it is worked at: concurrent requests may arrive in any order.
      const events = person.client.chat({ message })[Symbol.asyncIterator]()
      await events.next()
      replies.push(responseOf(events))
    }
    const answers = await Promise.all(replies)
    expect(answers.map((answer) => Number(/(\d{1,4}) left/.exec(answer)?.[1]))).toEqual([9, 7, 4])
  })
})

// Here as well, since a second Alfred of this kind would take longer to start than all of these tests.
testForgetting(() => outside)

/** The reply at the end of a turn whose first event was read. */
async function responseOf(events: AsyncIterator<TurnEvent>): Promise<string> {
  let response = ''
  // Read to its end, so that its connection is closed.
  for (let read = await events.next(); read.done !== true; read = await events.next())
    if (read.value.type === 'done') response = read.value.data.response
  return response
}
