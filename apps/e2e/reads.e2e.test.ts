// Clients read their rows through the gateway: their own, nobody else's, and nothing without a token.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createClient, isReadable } from '@alfred/client'
import { readCatalog } from '@alfred/contracts'
import type { ReadName, Settings } from '@alfred/contracts'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet, nextWeekday } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

const names = Object.keys(readCatalog) as ReadName[]

let alfred: TestAlfred
let ada: TestPerson
let dataUrl: string
beforeAll(async () => {
  alfred = await joinAlfred('alerting')
  const settings = (await (await fetch(`${alfred.url}/api/settings`)).json()) as Settings
  dataUrl = settings.data?.url ?? ''
  ada = await meet(alfred, 'ada')
  await ada.client.deliveries.setWishes({ quiet_from: '00:00', quiet_until: '00:00' })
  // The worker says by which ways it can deliver once it runs.
  while ((await ada.client.deliveries.ways()).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 250))
  // A place is told of what is noticed from then on. Nobody is reached there, which is kept as well.
  await ada.client.deliveries.add({ way: 'webhook', address: 'https://127.0.0.1/nowhere' })
  await ada.say('I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge')
  await ada.say('Create a cod recipe and save it')
  await ada.say('plan pasta for dinner tomorrow')
  await ada.say('put butter on my shopping list')
  await ada.say("I'm allergic to peanuts")
  await ada.say('my sister is vegan')
  await ada.say('remind me to soak the beans tomorrow')
  await ada.say('remember that the oven runs hot')
  await ada.say('a pack of butter is 250 g')
  await ada.client.edit('set_min_stock', { food: 'milk', quantity: 1, unit: 'l' })
  await ada.client.edit('cook_recipe', { name: 'Hummus', today: '2026-11-22' })
  for (const message of ['log two eggs for breakfast', 'set my protein goal to 120 g']) {
    await ada.say(message)
    await ada.say('yes')
  }
  await ada.say('save this breakfast as my usual')
  await ada.say('remember that I am 175 cm tall')
})
afterAll(() => alfred.stop())

/** Waits for suggestions, which a schedule creates. */
async function readWhenThere(name: ReadName): Promise<object[]> {
  for (let attempt = 0; attempt < 360; attempt += 1) {
    const rows = await ada.client.read(name)
    if (rows.length > 0) return rows
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return []
}

describe('the rows of a person', () => {
  test.each(names)('can be read by their owner and by nobody else: %s', async (name) => {
    const rows = await readWhenThere(name)
    expect(rows.length).toBeGreaterThan(0)
    const stranger = await meet(alfred, 'stranger')
    // The cookbook belongs to everybody.
    expect(await stranger.client.read(name)).toEqual(name === 'cookbook' ? rows : [])
  })

  test('can be filtered, ordered and paged', async () => {
    const lots = (await ada.client.read('inventory', { where: { location: 'fridge' } })).filter(isReadable)
    expect(lots.map(({ food, quantity, unit }) => [food, quantity, unit])).toEqual([
      ['milk', 2, 'l'],
      ['egg', 12, 'piece'],
    ])
    expect(await ada.client.read('inventory', { limit: 1, offset: 1 })).toEqual([lots[1]])
    const friday = nextWeekday('Fri')
    const until = { expires_on: { from: friday, until: friday } }
    expect(await ada.client.read('inventory', { where: until })).toEqual([lots[0]])
    expect(await ada.client.read('inventory', { where: { location: 'freezer' } })).toEqual([])
    const [recipe] = (await ada.client.read('recipes')).filter(isReadable)
    expect(recipe?.ingredients.map(({ food }) => food)).toContain('cod')
    expect(recipe?.steps.length).toBeGreaterThan(0)
  })

  test('cannot be read with an expired, foreign or missing token', async () => {
    const expired = await alfred.keys.signPersonToken({ name: 'ada', lifetime: '-1m' })
    for (const token of [expired, 'garbage']) {
      const client = createClient({ baseUrl: alfred.url, token })
      await expect(client.read('inventory')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    for (const { table } of Object.values(readCatalog))
      expect([table, (await fetch(`${dataUrl}/${table}`)).status]).toEqual([table, 401])
  })

  const write = async (method: string, path: string, body: object): Promise<number> => {
    const response = await fetch(`${dataUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.status
  }

  test.each(names)('cannot be changed through this route: %s', async (name) => {
    const before = await ada.client.read(name)
    const [first] = before
    const [, column = ''] = Object.keys(first ?? {})
    const own = `${readCatalog[name].table}?id=eq.${first?.id ?? ''}`
    const same = Object.fromEntries(Object.entries(first ?? {}).filter(([field]) => field === column))
    expect([await write('PATCH', own, same), await write('DELETE', own, {})]).toEqual([404, 404])
    expect(await ada.client.read(name)).toEqual(before)
  })

  test('cannot be inserted through this route', async () => {
    const item = { food: 'jam', food_key: 'jam', quantity: 1, unit: 'piece' }
    expect(await write('POST', 'shopping_items', item)).toBe(404)
    expect(await ada.client.read('shopping', { where: { food: 'jam' } })).toEqual([])
  })
})

describe('the examples of docs/reads.md', () => {
  const run = promisify(execFile)
  const example = async (language: string): Promise<string> => {
    const text = await readFile(new URL('../../docs/reads.md', import.meta.url), 'utf8')
    return new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1] ?? ''
  }
  const here = { cwd: import.meta.dirname }
  const environment = () => ({ ...process.env, ALFRED_URL: alfred.url, TOKEN: ada.token, NODE_OPTIONS: '' })

  test('run as they are written: the client', async () => {
    const code = await example('ts')
    const node = ['--no-warnings', '--input-type=module-typescript', '--eval', code]
    const { stdout } = await run(process.execPath, node, { ...here, env: environment() })
    expect(stdout).toBe('2 l milk\n12 piece egg\n')
  })

  test('run as they are written: curl', async () => {
    const { stdout } = await run('sh', ['-c', await example('sh')], { ...here, env: environment() })
    expect(JSON.parse(stdout)).toEqual([
      { food: 'egg', quantity: 12, unit: 'piece' },
      { food: 'milk', quantity: 2, unit: 'l' },
    ])
  })
})
