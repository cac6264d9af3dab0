// The protocol's own client before a whole Alfred, over both ways, in the words of this year and of the last.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { connectOverHttp, connectOverStdio } from './testing/connect.ts'
import type { Connected, Data, Era } from './testing/connect.ts'
import { startMcp } from './testing/start-mcp.ts'
import type { StartedMcp } from './testing/start-mcp.ts'

let alfred: TestAlfred
let mcp: StartedMcp
const open: Connected[] = []
beforeAll(async () => {
  alfred = await joinAlfred()
  mcp = await startMcp({ gateway: alfred.url, keys: alfred.keys })
})
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()))
  await mcp.stop()
  await alfred.stop()
})

const tokenOf = (name: string) => alfred.keys.signPersonToken({ name })
async function meet(name: string, way: 'http' | 'stdio' = 'http', era: Era = 'auto'): Promise<Connected> {
  const token = await tokenOf(name)
  const connected = await (way === 'http'
    ? connectOverHttp(mcp.url, token, era)
    : connectOverStdio(alfred, token, era))
  open.push(connected)
  return connected
}
const stockOf = async (person: Connected): Promise<[string, number][]> =>
  (await person.call('list_stock')).data.rows?.map(({ food, quantity }): [string, number] => [
    food,
    quantity,
  ]) ?? []

describe.each([
  ['http', 'auto', '2026-07-28'],
  ['http', 'legacy', '2025-11-25'],
  ['stdio', 'auto', '2026-07-28'],
  ['stdio', 'legacy', '2025-11-25'],
] as const)('over %s with a client that speaks %s', (way, era, version) => {
  test('a person sees their kitchen, changes it once for each key, and takes a change back after a yes', async () => {
    const person = await meet(`${way} ${era}`, way, era)
    expect(person.client.getNegotiatedProtocolVersion()).toBe(version)
    const added = { food: 'milk', quantity: 2, unit: 'l', key: 'shopping-of-today' }
    const first = await person.call('add_item', added)
    expect([first.isError, first.data.status, first.text]).toEqual([
      false,
      'done',
      expect.stringMatching(/^Done: created lot "milk"/),
    ])
    expect((await person.call('add_item', added)).data).toEqual(first.data)
    const other = await person.call('add_item', { ...added, quantity: 3 })
    expect([other.isError, other.text]).toEqual([true, expect.stringMatching(/^IDEMPOTENCY_KEY_REUSED/)])
    expect(await stockOf(person)).toEqual([['milk', 2]])

    const proposed = await person.call('undo_changes', { source: first.data.source })
    expect(proposed.data).toMatchObject({
      status: 'proposed',
      would: { takes_back: [{ label: 'milk', op: 'created' }] },
    })
    expect(await stockOf(person)).toEqual([['milk', 2]])
    const yes = { proposal_id: proposed.data.proposal_id }
    expect((await person.call('confirm_change', yes)).data.status).toBe('done')
    // A yes that is said twice is done once.
    expect((await person.call('confirm_change', yes)).data.status).toBe('done')
    expect(await stockOf(person)).toEqual([])
  })
})

test('Alfred answers in words, tells what he is at, and what he asks back is answered by its id', async () => {
  const person = await meet('ada')
  const heard: (string | undefined)[] = []
  const asked = await person.client.callTool(
    { name: 'ask_alfred', arguments: { message: 'log two eggs for breakfast', key: 'breakfast' } },
    { onprogress: ({ message }) => void heard.push(message) },
  )
  const { pending, conversation_id } = asked.structuredContent as Data
  expect(pending).toMatchObject({ kind: 'confirmation', summary: expect.stringContaining('egg') })
  expect(heard.length).toBeGreaterThan(0)
  expect((await person.call('list_diary')).data.rows).toEqual([])
  const yes = {
    pending_id: pending?.pending_id,
    version: pending?.version,
    action: 'confirm',
    conversation_id,
  }
  expect((await person.call('answer_alfred', yes)).text).toMatch(/egg/)
  expect((await person.call('list_diary')).data.rows).toMatchObject([{ food: 'egg', meal: 'breakfast' }])
  const again = await person.call('ask_alfred', { message: 'log two eggs for breakfast', key: 'breakfast' })
  expect(again.data.job_id).toBe((asked.structuredContent as Data).job_id)
  expect((await person.call('find_reply', { job_id: again.data.job_id })).data.status).toBe('blocked')
})

test('a message begins a conversation of its own, so that a yes answers nothing that is asked elsewhere', async () => {
  const person = await meet('eve')
  await person.call('ask_alfred', { message: 'log two eggs for breakfast' })
  await person.call('ask_alfred', { message: 'yes' })
  expect((await person.call('list_diary')).data.rows).toEqual([])
})

test('recipes and stock are resources of the person, and an id of nobody is none', async () => {
  const person = await meet('rosa')
  await person.call('ask_alfred', { message: 'I bought 6 eggs' })
  const found = await person.call('find_recipes', { query: 'mapo tofu' })
  const recipe = found.data.recipes?.[0]
  await person.call('copy_recipe', { name: recipe?.name })
  const { resources } = await person.client.listResources()
  const own = resources.find(({ uri }) => uri.startsWith('alfred://recipes/'))
  expect(own?.name).toBe(recipe?.name)
  const textOf = async (uri: string): Promise<object> => {
    const [content] = (await person.client.readResource({ uri })).contents
    return JSON.parse(content !== undefined && 'text' in content ? content.text : '{}') as object
  }
  expect(await textOf(own?.uri ?? '')).toMatchObject({ name: recipe?.name, steps: expect.any(Array) })
  expect(await textOf(`alfred://cookbook/${recipe?.id}`)).toMatchObject({ name: recipe?.name })
  expect(await textOf('alfred://stock')).toMatchObject({ rows: [{ food: 'egg', quantity: 6 }] })
  const nobodys = `alfred://recipes/${randomUUID()}`
  for (const uri of [nobodys, 'alfred://recipes/..%2f..', 'alfred://body', 'file:///etc/passwd'])
    await expect(person.client.readResource({ uri })).rejects.toThrow(/not found/i)
})

describe('of two people', () => {
  test('neither sees, confirms or takes back what is the other’s, whatever ids they know', async () => {
    const [owner, thief] = [await meet('owner'), await meet('thief')]
    const { data } = await owner.call('add_item', { food: 'saffron', quantity: 1, unit: 'g', key: 'k' })
    const proposal = (await owner.call('discard_item', { food: 'saffron', all: true })).data.proposal_id
    const reply = (await owner.call('ask_alfred', { message: 'what is in my fridge?' })).data
    expect(await stockOf(thief)).toEqual([])
    expect((await thief.call('confirm_change', { proposal_id: proposal })).text).toMatch(/^NOT_FOUND/)
    expect((await thief.call('cancel_change', { proposal_id: proposal })).data.status).toBe('not_there')
    expect((await thief.call('find_change', { source: data.source })).data.changes).toEqual([])
    expect((await thief.call('find_reply', { job_id: reply.job_id })).text).toMatch(/^NOT_FOUND/)
    const joined = { message: 'what did I ask?', conversation_id: reply.conversation_id }
    expect((await thief.call('ask_alfred', joined)).text).toMatch(/^NOT_FOUND/)
    const undo = async () => {
      const { data: asked } = await thief.call('undo_changes', { source: data.source })
      return thief.call('confirm_change', { proposal_id: asked.proposal_id })
    }
    expect((await undo()).isError).toBe(true)
    // Keys are kept apart: the same one of another person names a change of theirs.
    await thief.call('add_item', { food: 'salt', quantity: 1, unit: 'g', key: 'k' })
    expect(await stockOf(thief)).toEqual([['salt', 1]])
    expect((await undo()).data.status).toBe('done')
    expect(await stockOf(thief)).toEqual([])
    expect(await stockOf(owner)).toEqual([['saffron', 1]])
  })
})

describe('what is refused', () => {
  test('is told with what is wrong, and changes nothing', async () => {
    const person = await meet('careless')
    const wrong: [string, Record<string, unknown>][] = [
      ['add_item', { food: 'milk', quantity: 'many' }],
      ['add_item', { food: 'milk', quantity: 2, unit: 'l', confirmed: true }],
      ['add_item', { food: 'm'.repeat(5_000), quantity: 1 }],
      ['list_stock', { limit: 100_000 }],
      ['list_stock', { location: 'fridge', user_id: randomUUID() }],
      ['undo_changes', {}],
      ['confirm_change', { proposal_id: 'all' }],
      ['ask_alfred', { message: 'x'.repeat(16_001) }],
      ['add_item', { food: 'milk', quantity: 1, key: 'two words' }],
    ]
    for (const [tool, given] of wrong)
      expect([tool, (await person.call(tool, given)).isError]).toEqual([tool, true])
    expect(await stockOf(person)).toEqual([])
  })

  test('has no tool for a body, for what cannot be taken back, and for what is told in confidence', async () => {
    const person = await meet('private')
    const names = (await person.client.listTools()).tools.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => /body|forget_fact|memor|deliver/.test(name))).toEqual([])
    await expect(person.call('remember_body', { weight_kg: 70 })).rejects.toThrow(/not found|unknown/i)
  })

  test('a token that has expired meanwhile lets nobody in', async () => {
    const token = await alfred.keys.signPersonToken({ name: 'late', lifetime: '-1m' })
    await expect(connectOverHttp(mcp.url, token)).rejects.toThrow()
  })
})

test('a change of many things is proposed, and a no leaves all of them', async () => {
  const person = await meet('host')
  const meals = Array.from({ length: 11 }, (_, day) => ({
    day: `2030-01-${String(day + 10)}`,
    meal: 'dinner',
    dish: 'rice',
  }))
  const tools = (await person.client.listTools()).tools
  const shape = tools.find(({ name }) => name === 'plan_meals')?.inputSchema
  expect(JSON.stringify(shape)).toContain('"meals"')
  const proposed = await person.call('plan_meals', {
    meals: meals.map(({ dish, ...meal }) => ({ ...meal, title: dish })),
  })
  expect([proposed.text.slice(0, 200), proposed.data.status]).toEqual([expect.any(String), 'proposed'])
  const no = { proposal_id: proposed.data.proposal_id }
  expect((await person.call('cancel_change', no)).data.status).toBe('cancelled')
  expect((await person.call('confirm_change', no)).text).toMatch(/^NOT_FOUND/)
  expect((await person.call('list_plan')).data.rows).toEqual([])
})
