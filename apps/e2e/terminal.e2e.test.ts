import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { borrowAlfred } from '@alfred/testing'
import type { BorrowedAlfred } from '@alfred/testing'
import { testAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'

let alfred: BorrowedAlfred
beforeAll(async () => {
  alfred = await borrowAlfred('plain')
})
afterAll(async () => {
  await alfred.stop()
})

/** Runs one of the README's commands as the shell would, where this Alfred is the one of the machine. */
async function run(
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<{ code: number; out: string }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../tools/run.mjs', import.meta.url)), ...words],
    {
      env: {
        ...process.env,
        ...{ ALFRED_HOME: alfred.home, ALFRED_PORT: new URL(alfred.url).port },
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number]>])
  return { code, out }
}

/** Somebody whose token is in the environment, so that no command has to make one. */
async function enter(name: string) {
  const person = await meet(alfred, name)
  const environment = { ALFRED_TOKEN: person.token }
  return {
    ...{ person, chat: (...words: string[]) => run(environment, 'chat', ...words) },
    alfred: (...words: string[]) => run(environment, 'alfred', ...words),
  }
}

describe('the terminal', () => {
  test('has the main conversation for two people who never meet', async () => {
    const chat = async (message: string, user: string): Promise<string> =>
      (await run({}, 'chat', message, '--user', user)).out
    await chat(
      'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
      'kim',
    )
    expect(await chat("what's in my fridge?", 'kim')).toMatch(/12 eggs.*2 l milk/s)
    const token = (await run({}, 'token', '--user', 'kim')).out.trim()
    const say = async (message: string): Promise<string> =>
      (await run({ ALFRED_TOKEN: token }, 'chat', message)).out
    expect(await say('I used 3 eggs')).toMatch(/9/)
    expect(await say('what expires this week?')).toMatch(/milk/)
    expect(await chat("what's in my fridge?", 'lee')).not.toMatch(/milk|egg/)
  })

  test('shows what there is as a table and as JSON, what changed, and how it was worked at', async () => {
    const { alfred: alfredSays } = await enter('tabea')
    expect((await alfredSays('stock')).out).toBe('Nothing is in stock.\n')
    await alfredSays('I bought 6 eggs and put butter on the shopping list')
    expect((await alfredSays('stock')).out).toMatch(/^food +amount +place +until\negg +6 +fridge/)
    expect(JSON.parse((await alfredSays('list', '--json')).out)).toMatchObject([{ food: 'butter' }])
    expect((await alfredSays('changes')).out).toMatch(/egg.*"I bought 6 eggs/)
    expect((await alfredSays('trace')).out).toMatch(/execute .*add_item/)
    expect((await alfredSays('trace', '70000000-0000-4000-8000-000000000001')).code).toBe(1)
  })

  test('cooks over several commands, and ends with what is worth keeping', async () => {
    const { person, chat } = await enter('cook')
    await person.say('Create 1 cod recipe and save it')
    expect((await chat('next', '--mode', 'cook', '--recipe', 'cod')).out).toMatch(/Step 1 of.*Step 2 of/s)
    expect((await chat('I used lime instead', '--mode', 'cook')).out).toMatch(/without a model/)
    expect((await chat('--mode', 'cook', '--leave')).out).toMatch(/Worth keeping: .*lime instead/)
    // No recipe is being cooked now, and the message names none.
    expect((await chat('next', '--mode', 'cook')).code).toBe(2)
  })

  testAtLength('finds everything unchanged after a stop and a start', async () => {
    const { person, chat } = await enter('who comes back')
    const start = () => run({ ...alfred.settings, LOG_LEVEL: 'warn' }, 'start', '--detach')
    await person.say('I bought 7 plums')
    try {
      expect((await run({}, 'stop')).code).toBe(0)
      expect((await chat('do I have plums?')).code).toBe(3)
    } finally {
      expect((await start()).out).toMatch(/is ready after/)
    }
    expect((await chat('do I have plums?')).out).toMatch(/7 plums/)
    expect((await start()).out).not.toMatch(/is ready after/)
  })

  testAtLength('passes every check of the doctor', async () => {
    const { code, out } = await run({}, 'doctor')
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/nats-server/) })
  })
})
