// What people had begun before tables were laid down anew goes on after it: fixtures/data-of-20261128000400.tar.gz is a backup
// of an Alfred that was stopped in the middle of everything, without its keys and without what is loaded from data/ anyway.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

const backup = join(import.meta.dirname, 'fixtures', 'data-of-20261128000400.tar.gz')

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await startAlfred({}, { from: backup })
}, 180_000)
afterAll(() => alfred.stop(), 60_000)

const lots = (person: TestPerson) => person.rows('inventory_lots?select=food,quantity&order=food')

/** Goes on in the only conversation that somebody has, however long ago it was. */
async function goOn(person: TestPerson, message: string, mode: 'plan' | 'cook' = 'plan') {
  const [conversation] = (await person.client.conversations.list()).items
  const input = { message, mode, conversation_id: conversation?.conversation_id ?? '' }
  let last: TurnEvent | undefined
  for await (const event of person.client.chat(input)) last = event
  if (last?.type !== 'done') throw new Error(`the turn ended with ${JSON.stringify(last)}`)
  return last.data
}

/** How the only turn of a person whose status is none of these came out. */
async function endOf(person: TestPerson, open: readonly string[]) {
  for (;;) {
    const [job] = (await person.client.listJobs()).items
    if (job && !open.includes(job.status)) return person.client.getJob(job.job_id)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describe('on data of an earlier version', () => {
  test('a turn that was running ends, and what it had done is not done again', async () => {
    const person = await meet(alfred, 'running')
    const job = await endOf(person, ['queued', 'running'])
    expect(job).toMatchObject({ status: 'done', response: expect.stringContaining('12 eggs') })
    expect(await lots(person)).toEqual([{ food: 'egg', quantity: 12 }])
  }, 60_000)

  test('an open offer is answered with a yes', async () => {
    const person = await meet(alfred, 'offered')
    expect(await person.rows('food_log?select=food')).toEqual([])
    expect((await goOn(person, 'yes')).usage.model_calls).toBe(0)
    expect(await person.rows('food_log?select=food,quantity,meal')).toEqual([
      { food: 'egg', quantity: 2, meal: 'breakfast' },
    ])
  }, 60_000)

  test('a plan that waits for an answer goes on with it, under the rule that it was stopped by', async () => {
    const person = await meet(alfred, 'asked')
    expect((await goOn(person, 'sunflower seeds')).response).toMatch(/100 g sunflower seeds/)
    expect((await goOn(person, 'yes')).response).toMatch(/^Saved "sunflower seeds salad"/i)
    const foods = await person.rows<{ food: string }>(
      'recipe_ingredients?select=food&user_id=not.is.null&order=position',
    )
    expect(foods.map(({ food }) => food)).toEqual(['sunflower seeds', 'olive oil', 'garlic'])
    expect(await person.rows('preferences?select=kind,value')).toEqual([{ kind: 'allergy', value: 'nuts' }])
  }, 60_000)

  test('cooking goes on with its next step', async () => {
    const person = await meet(alfred, 'cooking')
    expect((await goOn(person, 'next', 'cook')).response).toMatch(/^Step 2 of 4/)
  }, 60_000)

  test('a change is taken back', async () => {
    const person = await meet(alfred, 'undoing')
    expect(await lots(person)).toEqual([{ food: 'egg', quantity: 4 }])
    await goOn(person, 'undo that')
    expect(await lots(person)).toEqual([{ food: 'egg', quantity: 6 }])
  }, 60_000)

  test('a turn that was given up is replayed and ends', async () => {
    const person = await meet(alfred, 'given up')
    const [dead] = (await person.client.listJobs()).items
    expect(dead).toMatchObject({ status: 'failed' })
    const tool = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [tool, 'dead-letters', 'replay', '--all'],
      {
        env: { ...process.env, ALFRED_HOME: alfred.home },
      },
    )
    expect(stdout).toContain(`${dead?.job_id} is gone on with.`)
    expect(await endOf(person, ['queued', 'running', 'failed'])).toMatchObject({ status: 'done' })
    expect(await lots(person)).toEqual([{ food: 'banana', quantity: 3 }])
  }, 60_000)
})
