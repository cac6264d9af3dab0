import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { locateHome, prepareHome } from './home.ts'
import type { Home } from './home.ts'
import { choosePorts } from './ports.ts'

let home: Home
beforeEach(async () => {
  process.env['ALFRED_HOME'] = await mkdtemp(join(tmpdir(), 'alfred-test-home-'))
  home = locateHome()
  prepareHome(home)
})
afterEach(async () => {
  delete process.env['ALFRED_HOME']
  await rm(home.folder, { recursive: true, force: true })
})

// So many that two of them would collide by chance without a check.
const names = Array.from({ length: 800 }, (_, index) => `server ${index}`)

test('each server gets its own port before any of them listens, and none gets a reserved one', async () => {
  const spokenFor = 25_000
  const ports = await choosePorts(home, names, { spokenFor: [spokenFor] })
  expect(new Set(ports.values()).size).toBe(names.length)
  expect([...ports.values()]).not.toContain(spokenFor)
})

test('a server keeps its port between starts, unless that is reserved by then', async () => {
  const first = await choosePorts(home, ['nats', 'redis'], { spokenFor: [] })
  const nats = first.get('nats') ?? 0
  expect(await choosePorts(home, ['nats', 'redis'], { spokenFor: [] })).toEqual(first)
  const moved = await choosePorts(home, ['nats', 'redis'], { spokenFor: [nats] })
  expect(moved.get('nats')).not.toBe(nats)
  expect(moved.get('redis')).toBe(first.get('redis'))
})

test('a server that needs no port any more is removed from the list', async () => {
  await choosePorts(home, ['nats', 'postgrest'], { spokenFor: [] })
  const ports = await choosePorts(home, ['nats'], { spokenFor: [] })
  expect(JSON.parse(await readFile(home.portsFile, 'utf8'))).toEqual({
    home: home.folder,
    nats: ports.get('nats'),
  })
})

test('a copied folder gets its own ports, so that it never answers in place of the original', async () => {
  const original = await choosePorts(home, names, { spokenFor: [] })
  const copied = { ...home, folder: `${home.folder}-copy` }
  const ports = await choosePorts(copied, names, { spokenFor: [] })
  expect([...ports].filter(([name, port]) => original.get(name) === port).length).toBeLessThan(80)
})

test.each(['', '{"nats": 2', 'null'])(
  'a list of ports truncated to %j is reported by name, and ports are chosen anew',
  async (text) => {
    await writeFile(home.portsFile, text)
    const told: string[] = []
    const ports = await choosePorts(home, ['nats'], { spokenFor: [], log: (line) => told.push(line) })
    expect(ports.get('nats')).toBeGreaterThan(0)
    expect(told).toEqual([`${home.portsFile} was empty or cut; new ports are chosen.`])
  },
)
