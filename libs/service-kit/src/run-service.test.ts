import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, test } from '@jest/globals'

const runServiceUrl = new URL('./run-service.ts', import.meta.url).href

/** A service in a process of its own, since signals and exit codes are tested. */
function startStandIn(start: string, healthPort?: number) {
  const source = `
    import { runService } from ${JSON.stringify(runServiceUrl)}
    const write = (level) => (details, message) => console.log(level + ' ' + message)
    const logger = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
    await runService({ name: 'kettle', logger, healthPort: ${healthPort}, start: async () => { ${start} } })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  const until = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, 'data')
  }
  return { child, closed, until }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const status = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status

describe('runService', () => {
  test('serves its health endpoints and exits with 0 on SIGTERM', async () => {
    const port = await freePort()
    const kettle = startStandIn(
      `const timer = setInterval(() => {}, 1000)
       return { ready: () => true, stop: async () => { clearInterval(timer); console.log('poured out') } }`,
      port,
    )
    await kettle.until('kettle has started')
    expect(await status(port, '/livez')).toBe(200)
    const alive = await fetch(`http://127.0.0.1:${port}/livez`)
    expect(await alive.json()).toMatchObject({ event_loop: { held_times: expect.any(Number) } })
    expect(await status(port, '/readyz')).toBe(200)
    expect(await status(port, '/')).toBe(404)
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(figures.headers.get('content-type')).toContain('text/plain')
    expect(await figures.text()).toMatch(/^process_memory_usage_bytes [1-9]\d+$/m)
    kettle.child.kill('SIGTERM')
    const { code, output } = await kettle.closed
    expect(code).toBe(0)
    expect(output).toContain('poured out')
  })

  test('is alive but not ready while it starts, and when its own check says no', async () => {
    const port = await freePort()
    const kettle = startStandIn(
      `console.log('starting')
       await new Promise((resolve) => process.once('SIGWINCH', resolve))
       return { ready: async () => { throw new Error('no water') }, stop: async () => {} }`,
      port,
    )
    await kettle.until('starting')
    while ((await status(port, '/livez').catch(() => 0)) !== 200)
      await new Promise((next) => setTimeout(next, 20))
    expect(await status(port, '/readyz')).toBe(503)
    kettle.child.kill('SIGWINCH')
    await kettle.until('kettle has started')
    expect(await status(port, '/readyz')).toBe(503)
    kettle.child.kill('SIGTERM')
    await kettle.closed
  })

  test('exits with 0 when it is told to stop while its start waits for somebody who never comes', async () => {
    const kettle = startStandIn(
      `console.log('waiting'); setInterval(() => {}, 1000); await new Promise(() => {})`,
    )
    await kettle.until('waiting')
    kettle.child.kill('SIGTERM')
    expect((await kettle.closed).code).toBe(0)
  })

  test('exits with 1 and a line with the reason when the start fails', async () => {
    const { code, output } = await startStandIn(`throw new Error('no water in the kettle')`).closed
    expect(code).toBe(1)
    expect(output.trim()).toBe('error kettle could not start: no water in the kettle')
  })

  test('stops and exits with 1 after an uncaught error', async () => {
    const kettle = startStandIn(
      `setTimeout(() => { throw new Error('boiled over') }, 10)
       return { ready: () => true, stop: async () => console.log('poured out') }`,
    )
    const { code, output } = await kettle.closed
    expect(code).toBe(1)
    expect(output).toContain('kettle failed and stops')
    expect(output).toContain('poured out')
  })
})
