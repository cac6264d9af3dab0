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

// So many that two of them would meet by chance, if nobody took care.
const names = Array.from({ length: 800 }, (_, index) => `server ${index}`)

test('every server has a port of its own, though none of them listens yet, and none has the one that is spoken for', async () => {
  const spokenFor = 25_000
  const ports = await choosePorts(home, names, { spokenFor: [spokenFor] })
  expect(new Set(ports.values()).size).toBe(names.length)
  expect([...ports.values()]).not.toContain(spokenFor)
})

test('a server keeps its port from start to start, unless that is spoken for by now', async () => {
  const first = await choosePorts(home, ['nats', 'redis'], { spokenFor: [] })
  const nats = first.get('nats') ?? 0
  expect(await choosePorts(home, ['nats', 'redis'], { spokenFor: [] })).toEqual(first)
  const moved = await choosePorts(home, ['nats', 'redis'], { spokenFor: [nats] })
  expect(moved.get('nats')).not.toBe(nats)
  expect(moved.get('redis')).toBe(first.get('redis'))
})

test('a server that needs no port any more has none in the list', async () => {
  await choosePorts(home, ['nats', 'postgrest'], { spokenFor: [] })
  const ports = await choosePorts(home, ['nats'], { spokenFor: [] })
  expect(JSON.parse(await readFile(home.portsFile, 'utf8'))).toEqual({
    home: home.folder,
    nats: ports.get('nats'),
  })
})

test('a folder that was copied gets ports of its own, so that it never answers where the original does', async () => {
  const original = await choosePorts(home, names, { spokenFor: [] })
  const copied = { ...home, folder: `${home.folder}-copy` }
  const ports = await choosePorts(copied, names, { spokenFor: [] })
  expect([...ports].filter(([name, port]) => original.get(name) === port).length).toBeLessThan(80)
})

test.each(['', '{"nats": 2', 'null'])(
  'a list of ports that was cut to %j is told by name, and ports are chosen anew',
  async (text) => {
    await writeFile(home.portsFile, text)
    const told: string[] = []
    const ports = await choosePorts(home, ['nats'], { spokenFor: [], log: (line) => told.push(line) })
    expect(ports.get('nats')).toBeGreaterThan(0)
    expect(told).toEqual([`${home.portsFile} was empty or cut; new ports are chosen.`])
  },
)
