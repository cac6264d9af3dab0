import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { writeNatsAccess } from '@alfred/local-stack'
import { findNatsUsers, findServices } from '../stack/services.ts'
import { writeContainerFiles } from './container-files.ts'

let folder: string
let containers: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-containers-'))
  const { keys } = await writeNatsAccess(folder, [...findNatsUsers(), 'agents-tomorrow'])
  containers = await writeContainerFiles(folder, {
    natsKeys: keys,
    natsFile: 'nats',
    redisFile: 'redis',
    certificates: undefined,
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const environmentOf = async (name: string) =>
  parseEnv(await readFile(join(containers, name, 'service.env'), 'utf8'))
const namesOf = async (name: string) => Object.keys(await environmentOf(name)).toSorted()

test('each service has a folder, and so has each server and an agent that is not in apps', async () => {
  const services = findServices().map(({ name }) => name)
  const others = ['agents-tomorrow', 'migrate', 'nats', 'postgres', 'postgrest', 'redis']
  expect((await readdir(containers)).toSorted()).toEqual([...services, ...others].toSorted())
})

test('a container is told what it alone may know: the signing secret is the orchestrator’s, each seed its own', async () => {
  const client = ['SUPABASE_ANON_KEY', 'SUPABASE_REST_PATH', 'SUPABASE_URL']
  const onNats = ['NATS_NKEY_SEED', 'NATS_URL']
  expect(await namesOf('gateway')).toEqual(['DATA_URL', ...onNats, 'REDIS_URL', 'SUPABASE_JWKS'])
  expect(await namesOf('mcp')).toEqual(['SUPABASE_JWKS'])
  expect(await namesOf('agents-tomorrow')).toEqual([...onNats, ...client])
  expect(await namesOf('proactive-worker')).toEqual(['REDIS_URL', ...client, 'SUPABASE_WORKER_TOKEN'])
  expect(await namesOf('orchestrator')).toEqual(
    [...onNats, ...client, 'SUPABASE_JWKS', 'SUPABASE_SIGNING_SECRET'].toSorted(),
  )
  const seeds = await Promise.all(
    findNatsUsers()
      .filter((name) => name !== 'observer')
      .map(async (name) => (await environmentOf(name))['NATS_NKEY_SEED']),
  )
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('a key set comes out of the file as it went in', async () => {
  const jwks = (await environmentOf('gateway'))['SUPABASE_JWKS'] ?? ''
  expect(JSON.parse(jwks)).toMatchObject({ keys: [{ kty: 'EC', use: 'sig' }] })
  expect(jwks).not.toContain('"d"')
})

test('PostgREST logs in with its own password and listens to the other containers', async () => {
  const file = await readFile(join(containers, 'postgrest', 'postgrest.conf'), 'utf8')
  const password = (await readFile(join(folder, 'postgres', 'authenticator.password'), 'utf8')).trim()
  expect(file).toContain(`db-uri = "postgres://authenticator:${password}@postgres:5432/postgres"\n`)
  expect(file).toMatch(/^server-host = "\*"$/m)
  expect(file).not.toMatch(/socket/)
})

test('an agent that has a key keeps it and stays let in when the keys are made again without its name', async () => {
  const seed = await readFile(join(folder, 'nats', 'agents-tomorrow.nk'), 'utf8')
  const { configFile, keys } = await writeNatsAccess(folder, findNatsUsers())
  expect(keys.find(({ service }) => service === 'agents-tomorrow')?.seed).toBe(seed.trim())
  expect(await readFile(configFile, 'utf8')).toContain('# agents-tomorrow')
})

test('with certificates everybody knows the authority, and a server alone its own key', async () => {
  const certificates = join(folder, 'certificates')
  await mkdir(certificates)
  for (const file of [
    'authority.pem',
    ...['nats', 'postgres', 'proxy'].flatMap((name) => [`${name}.pem`, `${name}.key`]),
  ])
    await writeFile(join(certificates, file), file)
  const { keys } = await writeNatsAccess(folder, findNatsUsers())
  await writeContainerFiles(folder, { natsKeys: keys, natsFile: '', redisFile: '', certificates })
  expect((await readdir(join(containers, 'gateway'))).toSorted()).toEqual(['authority.pem', 'service.env'])
  expect(await readFile(join(containers, 'postgres', 'certificate.key'), 'utf8')).toBe('postgres.key')
  expect(await readFile(join(containers, 'proxy', 'certificate.pem'), 'utf8')).toBe('proxy.pem')
  await rm(join(certificates, 'nats.key'))
  await expect(
    writeContainerFiles(folder, { natsKeys: keys, natsFile: '', redisFile: '', certificates }),
  ).rejects.toThrow(/nats\.key/)
})
