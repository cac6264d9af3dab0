import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await startAlfred()
})
afterAll(async () => {
  await alfred.stop()
})

/** Runs one of the README's commands as the shell would. */
async function run(
  script: string,
  environment: Record<string, string>,
  ...more: string[]
): Promise<{ code: number; out: string }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../tools/run.mjs', import.meta.url)), script, ...more],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number]>])
  return { code, out }
}

describe('the terminal', () => {
  test('has the main conversation for two people who never meet', async () => {
    const home = { ALFRED_HOME: alfred.home, ALFRED_PORT: new URL(alfred.url).port }
    const chat = async (message: string, user: string): Promise<string> =>
      (await run('chat', home, message, '--user', user)).out
    await chat(
      'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
      'kim',
    )
    expect(await chat("what's in my fridge?", 'kim')).toMatch(/12 eggs.*2 l milk/s)
    expect(await chat('I used 3 eggs', 'kim')).toMatch(/9/)
    expect(await chat('what expires this week?', 'kim')).toMatch(/milk/)
    expect(await chat("what's in my fridge?", 'lee')).not.toMatch(/milk|egg/)
  })

  test('shows what there is as a table and as JSON, what changed, and how it was worked at', async () => {
    const home = { ALFRED_HOME: alfred.home, ALFRED_PORT: new URL(alfred.url).port }
    const alfredSays = (...words: string[]) => run('alfred', home, ...words, '--user', 'tabea')
    expect((await alfredSays('stock')).out).toBe('Nothing is in stock.\n')
    await alfredSays('I bought 6 eggs and put butter on the shopping list')
    expect((await alfredSays('stock')).out).toMatch(/^food +amount +place +until\negg +6 +fridge/)
    expect(JSON.parse((await alfredSays('list', '--json')).out)).toMatchObject([{ food: 'butter' }])
    expect((await alfredSays('changes')).out).toMatch(/egg.*"I bought 6 eggs/)
    expect((await alfredSays('trace')).out).toMatch(/execute .*add_item/)
    expect((await alfredSays('trace', '70000000-0000-4000-8000-000000000001')).code).toBe(1)
  })

  test('cooks over several commands, and ends with what is worth keeping', async () => {
    const home = { ALFRED_HOME: alfred.home, ALFRED_PORT: new URL(alfred.url).port }
    const chat = (...words: string[]) => run('chat', home, ...words, '--user', 'cook')
    const person = await meet(alfred, 'cook')
    await person.say('Create 1 cod recipe and save it')
    expect((await chat('next', '--mode', 'cook', '--recipe', 'cod')).out).toMatch(/Step 1 of.*Step 2 of/s)
    expect((await chat('I used lime instead', '--mode', 'cook')).out).toMatch(/without a model/)
    expect((await chat('--mode', 'cook', '--leave')).out).toMatch(/Worth keeping: .*lime instead/)
    // No recipe is being cooked now, and the message names none.
    expect((await chat('next', '--mode', 'cook')).code).toBe(2)
  })

  test('finds everything unchanged after a stop and a start', async () => {
    const home = { ALFRED_HOME: alfred.home, ALFRED_PORT: new URL(alfred.url).port, LOG_LEVEL: 'warn' }
    await run('chat', home, 'I bought 7 plums', '--user', 'kim')
    expect((await run('stop', home)).code).toBe(0)
    expect((await run('chat', home, 'do I have plums?', '--user', 'kim')).code).toBe(3)
    expect((await run('start', home, '--detach')).out).toMatch(/is ready after/)
    expect((await run('chat', home, 'do I have plums?', '--user', 'kim')).out).toMatch(/7 plums/)
    expect((await run('start', home, '--detach')).out).not.toMatch(/is ready after/)
  })

  test('passes every check of the doctor', async () => {
    const { code, out } = await run('doctor', {
      ALFRED_HOME: alfred.home,
      ALFRED_PORT: new URL(alfred.url).port,
    })
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/nats-server/) })
  })
})
