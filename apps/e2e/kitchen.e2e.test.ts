import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet, nextWeekday } from './conversation.ts'
import { listeningPorts } from './listening-ports.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred('alerting')
})
afterAll(async () => {
  await alfred.stop()
})

type Lot = { food: string; quantity: number; unit: string; location: string; expires_on: string | null }
const lotQuery = 'inventory_lots?select=food,quantity,unit,location,expires_on&order=food'

describe('a kitchen without a model', () => {
  test('stores what was bought, counts what was used, and knows what expires', async () => {
    const person = await meet(alfred, 'main')
    const friday = nextWeekday('Fri')
    const bought = await person.say(
      'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
    )
    expect(bought.response).toMatch(/2 l milk.*12 eggs/s)
    expect((await person.say("what's in my fridge?")).response).toMatch(/12 eggs.*2 l milk/s)
    expect((await person.say('I used 3 eggs')).response).toMatch(/3 eggs.*9/s)
    expect((await person.say('what expires this week?')).response).toMatch(/milk/)
    expect(await person.rows<Lot>(lotQuery)).toEqual([
      { food: 'egg', quantity: 9, unit: 'piece', location: 'fridge', expires_on: null },
      { food: 'milk', quantity: 2, unit: 'l', location: 'fridge', expires_on: friday },
    ])
  })

  test('attributes every change to its turn, step and call', async () => {
    const person = await meet(alfred, 'audited')
    const { job_id } = await person.say('I bought 6 apples and 2 lemons')
    const changes = await person.rows('audit_log?select=turn_id,step,call,op,table_name&order=id')
    const made = (call: number, table_name: string): object => ({
      turn_id: job_id,
      step: 1,
      call,
      op: 'insert',
      table_name,
    })
    expect(changes).toEqual([
      made(1, 'inventory_lots'),
      made(1, 'stock_movements'),
      made(2, 'inventory_lots'),
      made(2, 'stock_movements'),
    ])
  })

  test('never shows one person the food of another', async () => {
    const [ann, bob] = await Promise.all([meet(alfred, 'ann'), meet(alfred, 'bob')])
    await ann.say('I bought 500 g of cheese')
    expect((await bob.say('what do I have?')).response).not.toMatch(/cheese/i)
    expect((await bob.say('I ate the cheese')).response).toMatch(/cheese/i)
    expect(await bob.rows(lotQuery)).toEqual([])
    expect(await ann.rows(lotQuery)).toHaveLength(1)
  })

  test("answers a person who reads another's job exactly as if it did not exist", async () => {
    const [ann, bob] = await Promise.all([meet(alfred, 'ann'), meet(alfred, 'bob')])
    const { job_id } = await ann.say('what do I have?')
    expect((await ann.client.getJob(job_id)).status).toBe('done')
    await expect(bob.client.getJob(job_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(bob.client.getJob(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(bob.client.cancel(job_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('says once, at the start of a conversation, what expires soon', async () => {
    const person = await meet(alfred, 'forgetful')
    await person.say('I bought 1 kg of chicken that expires tomorrow')
    const noticed = async (): Promise<boolean> =>
      (await person.rows('suggestions?select=id&status=eq.open')).length === 1
    for (let wait = 0; wait < 100 && !(await noticed()); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 200))
    const first = await person.say("what's in my fridge?", { conversationId: 'new' })
    expect(first.response).toMatch(/By the way: The chicken in the fridge will expire tomorrow/)
    expect((await person.say("what's in my fridge?")).response).not.toMatch(/By the way/)
    expect((await person.say("what's in my fridge?", { conversationId: 'new' })).response).not.toMatch(
      /By the way/,
    )
    expect(await person.rows('suggestions?select=status')).toEqual([{ status: 'mentioned' }])
  })

  test('executes a request once, however often it is sent', async () => {
    const person = await meet(alfred, 'impatient')
    const send = () =>
      fetch(`${alfred.url}/api/chat/stream`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${person.token}`,
          'idempotency-key': 'once',
        },
        body: JSON.stringify({ message: 'I bought 4 bananas' }),
      }).then((response) => response.text())
    const streams = await Promise.all(Array.from({ length: 8 }, send))
    expect(streams.filter((stream) => stream.includes('event: done'))).toHaveLength(8)
    expect(await person.rows<Lot>(lotQuery)).toMatchObject([{ food: 'banana', quantity: 4 }])
  })

  test('finishes and stores a turn that its client did not wait for', async () => {
    const person = await meet(alfred, 'hasty')
    const leaving = new AbortController()
    let jobId = ''
    try {
      for await (const event of person.client.chat(
        { message: 'I bought 3 onions' },
        { signal: leaving.signal },
      )) {
        if (event.type === 'job_started') {
          jobId = event.data.job_id
          leaving.abort()
        }
      }
    } catch {
      // Depending on the moment, the abort ends or rejects the iteration.
    }
    for (let wait = 0; wait < 100 && (await person.client.getJob(jobId)).status !== 'done'; wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await person.client.getJob(jobId)).response).toMatch(/3 onions/)
    expect(await person.rows(lotQuery)).toHaveLength(1)
  })

  test('logs neither messages nor credentials', async () => {
    const person = await meet(alfred, 'private')
    await person.say('I bought 2 jars of zanzibar marmalade')
    const logs = await alfred.readLogs()
    expect(logs).toMatch(/orchestrator has started/)
    for (const secret of ['zanzibar', person.token, alfred.keys.material.signingSecret])
      expect(logs).not.toContain(secret)
  })
})

const testOnLinux = process.platform === 'linux' ? test : test.skip

describe('the PostgREST of a kitchen', () => {
  testOnLinux('listens on no port of the machine', async () => {
    const processes = await alfred.processes()
    const ports = JSON.parse(await readFile(join(alfred.home, 'ports.json'), 'utf8')) as object
    // Checks that the method works: if it could not see the port of NATS, it could not see one of PostgREST.
    expect(await listeningPorts(processes['nats'] ?? 0)).toEqual([(ports as { nats: number }).nats])
    expect(await listeningPorts(processes['postgrest'] ?? 0)).toEqual([])
    expect(Object.keys(ports)).toEqual(expect.not.arrayContaining(['postgrest', 'postgrest-admin']))
  })

  testOnLinux('listens at a file of this user, in a folder that is closed to others', async () => {
    const { socketPath = '' } = await alfred.database()
    const [file, folder] = await Promise.all([stat(socketPath), stat(dirname(socketPath))])
    expect(file.isSocket()).toBe(true)
    expect([file, folder].map(({ mode, uid }) => [(mode & 0o777).toString(8), uid])).toEqual([
      ['600', process.getuid?.()],
      ['700', process.getuid?.()],
    ])
  })
})
