import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { writeRedisAccess } from '@alfred/local-stack'
import { startRedis } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'

let folder: string
let passwords: Awaited<ReturnType<typeof writeRedisAccess>>['passwords']
let usersFile: string
let redis: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-redis-users-'))
  ;({ passwords, usersFile } = await writeRedisAccess(folder))
  redis = await startRedis(usersFile)
})
afterAll(async () => {
  await redis.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Sends commands on a new connection and returns the first line of each answer. */
async function say(...commands: string[][]): Promise<string[]> {
  const socket = connect(redis.port, '127.0.0.1')
  const answers: string[] = []
  for (const command of commands) {
    const words = command.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')
    socket.write(`*${command.length}\r\n${words}`)
    const chunk = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
    answers.push(chunk.toString().split('\r\n')[0] ?? '')
  }
  socket.destroy()
  return answers
}
const as = async (user: keyof typeof passwords, command: string[]): Promise<string> =>
  (await say(['AUTH', user, passwords[user]], command)).at(-1) ?? ''
const asWorker = (...command: string[]): Promise<string> => as('proactive-worker', command)

test('Redis accepts nobody without a name, with a wrong password or as its default user', async () => {
  const answers = await say(
    ['PING'],
    ['AUTH', 'proactive-worker', 'wrong'],
    ['AUTH', 'default', ''],
    ['GET', 'bull:x'],
  )
  expect(answers.map((answer) => answer.split(' ')[0])).toEqual([
    '-NOAUTH',
    '-WRONGPASS',
    '-WRONGPASS',
    '-NOAUTH',
  ])
})

test('Redis lets the worker use its queues', async () => {
  expect(await asWorker('SET', 'bull:probe', '1')).toBe('+OK')
  expect(await asWorker('EVAL', 'return redis.call("incr", KEYS[1])', '1', 'bull:probe')).toBe(':2')
  expect(await asWorker('PUBLISH', 'bull:probe', 'x')).toBe(':0')
  expect(await asWorker('INFO')).toMatch(/^\$/)
})

// Every command that administers, empties or lists, and every key and channel outside the queues.
const refused = [
  ['FLUSHALL'],
  ['FLUSHDB'],
  ['KEYS', '*'],
  ['CONFIG', 'GET', '*'],
  ['CONFIG', 'SET', 'dir', '/tmp'],
  ['ACL', 'LIST'],
  ['ACL', 'SETUSER', 'default', 'on'],
  ['DEBUG', 'SLEEP', '0'],
  ['SHUTDOWN', 'NOSAVE'],
  ['SAVE'],
  ['BGREWRITEAOF'],
  ['REPLICAOF', '127.0.0.1', '1'],
  ['MODULE', 'LIST'],
  ['MONITOR'],
  ['CLIENT', 'LIST'],
  ['CLIENT', 'KILL', 'ID', '1'],
  ['SLOWLOG', 'GET'],
  ['SWAPDB', '0', '1'],
  ['MIGRATE', '127.0.0.1', '1', 'bull:probe', '0', '1'],
  ['SORT', 'bull:probe', 'GET', 'secret:*'],
  ['SET', 'foreign', '1'],
  ['GET', 'foreign'],
  ['DEL', 'foreign'],
  ['RENAME', 'bull:probe', 'foreign'],
  ['EVAL', 'return redis.call("set", "foreign", 1)', '0'],
  ['EVAL', 'return redis.call("flushall")', '0'],
  ['PUBLISH', 'foreign', 'x'],
  ['SUBSCRIBE', 'foreign'],
  ['PSUBSCRIBE', '*'],
]
test.each(refused.map((command) => [command.join(' '), command] as const))(
  'Redis refuses the worker: %s',
  async (_title, command) => {
    expect(await asWorker(...command)).toMatch(/NOPERM|can't (?:run|access)|not allowed/i)
  },
)

test('Redis lets the gateway count, in its own keys', async () => {
  const count = 'redis.call("set", KEYS[1], 0, "EX", 60, "NX") return redis.call("incrby", KEYS[1], 1)'
  expect(await as('gateway', ['EVAL', count, '1', 'limits:people:ada'])).toBe(':1')
})

const refusedToGateway = [
  ...refused.filter(([command]) => command !== 'EVAL'),
  ['EVAL', 'return redis.call("get", "bull:probe")', '0'],
  ['EVAL', 'return redis.call("flushall")', '0'],
  ['GET', 'bull:probe'],
  ['DEL', 'limits:people:ada'],
]
test.each(refusedToGateway.map((command) => [command.join(' '), command] as const))(
  'Redis refuses the gateway: %s',
  async (_title, command) => {
    expect(await as('gateway', command)).toMatch(/NOPERM|can't (?:run|access)|not allowed/i)
  },
)

test('the users file of Redis has only the hashes of passwords, and only the owner may read the files', async () => {
  const text = await readFile(usersFile, 'utf8')
  expect(text).toMatch(
    /^user default off .*\nuser proactive-worker on #[0-9a-f]{64} .*\nuser gateway on #[0-9a-f]{64} /,
  )
  for (const password of Object.values(passwords)) expect(text).not.toContain(password)
  const secrets = Object.keys(passwords).map((user) => join(folder, 'redis', `${user}.password`))
  for (const file of [usersFile, ...secrets]) expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await writeRedisAccess(folder)).passwords).toEqual(passwords)
})
