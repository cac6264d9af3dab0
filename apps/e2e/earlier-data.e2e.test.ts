// What people had begun before the migrations were squashed continues after it:
// fixtures/data-of-20261128000400.tar.gz is the backup of an Alfred that was stopped in the middle of its work,
// without its keys and without the data loaded from data/.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { describeAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

const backup = join(import.meta.dirname, 'fixtures', 'data-of-20261128000400.tar.gz')

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await startAlfred({}, { from: backup })
})
afterAll(() => alfred.stop())

const lots = (person: TestPerson) => person.rows('inventory_lots?select=food,quantity&order=food')

/** Continues the person's only conversation, however old it is. */
async function goOn(person: TestPerson, message: string, mode: 'plan' | 'cook' = 'plan') {
  const [conversation] = (await person.client.conversations.list()).items
  const input = { message, mode, conversation_id: conversation?.conversation_id ?? '' }
  let last: TurnEvent | undefined
  for await (const event of person.client.chat(input)) last = event
  if (last?.type !== 'done') throw new Error(`the turn ended with ${JSON.stringify(last)}`)
  return last.data
}

/** The outcome of the person's only turn that has none of these statuses. */
async function endOf(person: TestPerson, open: readonly string[]) {
  for (;;) {
    const [job] = (await person.client.listJobs()).items
    if (job && !open.includes(job.status)) return person.client.getJob(job.job_id)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describeAtLength('on data of an earlier version', () => {
  test('a running turn ends, and what it had done is not repeated', async () => {
    const person = await meet(alfred, 'running')
    const job = await endOf(person, ['queued', 'running'])
    expect(job).toMatchObject({ status: 'done', response: expect.stringContaining('12 eggs') })
    expect(await lots(person)).toEqual([{ food: 'egg', quantity: 12 }])
  })

  test('an open proposal can be confirmed', async () => {
    const person = await meet(alfred, 'offered')
    expect(await person.rows('food_log?select=food')).toEqual([])
    expect((await goOn(person, 'yes')).usage.model_calls).toBe(0)
    expect(await person.rows('food_log?select=food,quantity,meal')).toEqual([
      { food: 'egg', quantity: 2, meal: 'breakfast' },
    ])
  })

  test('a plan that waits for an answer continues with it, under the rule that stopped it', async () => {
    const person = await meet(alfred, 'asked')
    expect((await goOn(person, 'sunflower seeds')).response).toMatch(/100 g sunflower seeds/)
    expect((await goOn(person, 'yes')).response).toMatch(/^Saved "sunflower seeds salad"/i)
    const foods = await person.rows<{ food: string }>(
      'recipe_ingredients?select=food&user_id=not.is.null&order=position',
    )
    expect(foods.map(({ food }) => food)).toEqual(['sunflower seeds', 'olive oil', 'garlic'])
    expect(await person.rows('preferences?select=kind,value')).toEqual([{ kind: 'allergy', value: 'nuts' }])
  })

  test('cooking continues with its next step', async () => {
    const person = await meet(alfred, 'cooking')
    expect((await goOn(person, 'next', 'cook')).response).toMatch(/^Step 2 of 4/)
  })

  test('a change can be undone', async () => {
    const person = await meet(alfred, 'undoing')
    expect(await lots(person)).toEqual([{ food: 'egg', quantity: 4 }])
    await goOn(person, 'undo that')
    expect(await lots(person)).toEqual([{ food: 'egg', quantity: 6 }])
  })

  test('a turn that was given up can be replayed and ends', async () => {
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
  })
})
