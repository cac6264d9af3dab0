import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const entry = fileURLToPath(new URL('./stdio.ts', import.meta.url))
const initialize = {
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

/** Writes to the server as a client does that lies on the same machine, ends the input once it has answered so often, and tells what came. */
async function write(parts: (string | Uint8Array)[], answers = 1) {
  const environment = {
    PATH: process.env['PATH'],
    ALFRED_TOKEN: 'of.nobody.here',
    ALFRED_URL: 'http://127.0.0.1:9',
  }
  const server = spawn(process.execPath, [entry], { env: environment })
  server.stdin.on('error', () => undefined)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const errors = text(server.stderr)
  let lines = 0
  let told = ''
  server.stdout.setEncoding('utf8').on('data', (part: string) => {
    told += part
    lines += part.split('\n').length - 1
    if (lines >= answers) server.stdin.end()
  })
  for (const part of parts) server.stdin.write(part)
  const code = await ended
  const messages = told.split('\n').filter((line) => line !== '')
  return { code, messages: messages.map((line) => JSON.parse(line) as object), errors: await errors }
}

test('what is no message is passed over, and nothing but the protocol is written', async () => {
  const line = `${JSON.stringify(initialize)}\n`
  const { messages, code } = await write([
    'garbage\n',
    '{"a":\n',
    '[]\n',
    Buffer.from([0xff, 0xfe, 0x0a]),
    line,
  ])
  expect(messages).toMatchObject([{ id: 1, result: { serverInfo: { name: 'alfred' } } }])
  expect(code).toBe(0)
})

test('a message without end closes the connection, and it is told why', async () => {
  const { messages, errors } = await write([`${JSON.stringify(initialize)}\n`, 'x'.repeat(300_000)], 2)
  expect(messages).toHaveLength(1)
  expect(errors).toContain('a message over MCP was refused')
})

test('without a gateway a call is answered with that, and with nothing of the inside', async () => {
  const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_stock', arguments: {} } }
  const { messages } = await write([`${JSON.stringify(initialize)}\n`, `${JSON.stringify(call)}\n`], 2)
  expect(messages[1]).toMatchObject({ id: 2, result: { isError: true } })
  expect(JSON.stringify(messages[1])).toMatch(/UNAVAILABLE/)
  expect(JSON.stringify(messages[1])).not.toMatch(/ECONNREFUSED|of\.nobody|127\.0\.0\.1/)
})
