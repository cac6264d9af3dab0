import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

const room = JSON.stringify(new URL('./index.ts', import.meta.url).href)

/** The lines that a service in a process of its own writes to stdout. */
function linesOf(source: string): Record<string, unknown>[] {
  const program = `import { createLogger, inTurn } from ${room}\nconst logger = createLogger('kettle', 'info')\n${source}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
  })
  expect(stderr).toBe('')
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('a log line', () => {
  test('carries the service, the level, the time and the turn', () => {
    const [line] = linesOf(`inTurn('turn-1', () => logger.warn({ step: 2 }, 'it boils'))`)
    expect(line).toMatchObject({ service: 'kettle', level: 40, msg: 'it boils', step: 2, turn_id: 'turn-1' })
    expect(Date.parse(String(line?.['time']))).not.toBeNaN()
  })

  test('contains no secret and no words of a person, at any depth', () => {
    const secrets = `{ token: 'hunter2', authorization: 'hunter2', secret: 'hunter2', apiKey: 'hunter2', password: 'hunter2',
      message_text: 'hunter2', body: 'hunter2', prompt: 'hunter2', response: 'hunter2' }`
    const lines = linesOf(`
      logger.info(${secrets}, 'at the top')
      logger.info({ request: ${secrets} }, 'one below')
      logger.info({ request: { headers: ${secrets} } }, 'two below')
      logger.info({ calls: [{ arguments: ${secrets} }] }, 'in a list')`)
    expect(lines).toHaveLength(4)
    expect(JSON.stringify(lines)).not.toContain('hunter2')
  })

  test('describes an error by name, code and place, never by its text', () => {
    const [line, other] = linesOf(`
      const cause = Object.assign(new TypeError('Key (email)=(hunter2) exists'), { code: '23505' })
      logger.error({ error: new RangeError('hunter2 was said', { cause }) }, 'it failed')
      logger.error({ err: new Error('hunter2'), failure: new Error('hunter2') }, 'under another name')`)
    expect(line).toMatchObject({ error: { name: 'RangeError', cause: { name: 'TypeError', code: '23505' } } })
    expect(JSON.stringify([line, other])).not.toContain('hunter2')
    expect(JSON.stringify(line)).toContain('eval')
  })

  test('is written even when a field cannot be serialised', () => {
    const lines = linesOf(`
      const ring = {}; ring.ring = ring
      logger.info({ ring, big: 10n }, 'still here')
      logger.error({ error: undefined }, 'no error')
      logger.error({ error: 'hunter2' }, 'a text')`)
    expect(lines.map(({ msg }) => msg)).toEqual(['still here', 'no error', 'a text'])
    expect(JSON.stringify(lines)).not.toContain('hunter2')
  })

  test('that cannot be written neither ends nor blocks the process', () => {
    const program = `import { createLogger } from ${room}
      const logger = createLogger('kettle', 'info')
      for (let n = 0; n < 5000; n += 1) logger.info({ n }, 'it boils and boils and boils')
      setTimeout(() => console.error('still here'), 50)`
    const full = openSync('/dev/full', 'w')
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
    })
    closeSync(full)
    expect({ stderr, status }).toEqual({ stderr: 'still here\n', status: 0 })
  })

  test('below the level is not written', () => {
    expect(linesOf(`logger.debug({}, 'quiet')`)).toEqual([])
  })
})
