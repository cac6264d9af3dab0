import { connect } from 'node:net'
import { pick, type Random } from './mutate.ts'

const WAIT_MS = 1_500

/** Bytes that no client library would send: broken requests, requests within requests, contradictory headers. */
export function rawRequest(random: Random, token: string): Buffer {
  const authorization = `authorization: Bearer ${token}`
  const post = `POST /api/chat/stream HTTP/1.1\r\nhost: alfred\r\n${authorization}\r\ncontent-type: application/json\r\n`
  const body = '{"message":"hello"}'
  const requests: (string | Buffer)[] = [
    'GET / HTTP/0.9\r\n\r\n',
    'GET\r\n\r\n',
    '\r\n\r\n\r\n',
    '\u0000\u0001\u0002\u0003',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET http://elsewhere.example/api/jobs HTTP/1.1\r\nhost: elsewhere.example\r\n\r\n',
    'CONNECT alfred:80 HTTP/1.1\r\nhost: alfred\r\n\r\n',
    `GET /${'a'.repeat(random.integer(1, 20_000))} HTTP/1.1\r\nhost: alfred\r\n\r\n`,
    `GET /api/jobs HTTP/1.1\r\nhost: alfred\r\nx: ${'y'.repeat(random.integer(1, 40_000))}\r\n\r\n`,
    `GET /api/jobs HTTP/1.1\r\nhost: alfred\r\n${'a: b\r\n'.repeat(random.integer(1, 3_000))}\r\n`,
    `GET /api/jobs HTTP/1.1\r\nhost: alfred\r\n${authorization}\r\n${authorization}\r\n\r\n`,
    `GET /api/jobs HTTP/1.1\r\nhost: alfred\r\nauthorization: Bearer\r\n Bearer x\r\n\r\n`,
    `GET /api/jobs/%00%ff HTTP/1.1\r\nhost: alfred\r\n${authorization}\r\n\r\n`,
    `GET /api/jobs/%zz HTTP/1.1\r\nhost: alfred\r\n${authorization}\r\n\r\n`,
    `GET /api/jobs?limit=1&limit=2&__proto__[x]=1 HTTP/1.1\r\nhost: alfred\r\n${authorization}\r\n\r\n`,
    `${post}content-length: 5\r\ncontent-length: 19\r\n\r\n${body}`,
    `${post}content-length: 19\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
    `${post}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n${body}`,
    `${post}transfer-encoding: xchunked\r\n\r\n${body}`,
    `${post}content-length: -1\r\n\r\n${body}`,
    `${post}content-length: 99999999999\r\n\r\n${body}`,
    `${post}content-encoding: gzip\r\ncontent-length: 19\r\n\r\n${body}`,
    `${post}expect: 100-continue\r\ncontent-length: 4\r\n\r\nnull`,
    `${post}upgrade: websocket\r\nconnection: upgrade\r\ncontent-length: 2\r\n\r\n{}`,
    `${post}content-length: 20\r\nidempotency-key: a\u0000b\r\n\r\n${body} `,
    `GET /livez HTTP/1.1\r\nhost: alfred\r\n\r\n`.repeat(random.integer(2, 30)),
    Buffer.from(Array.from({ length: random.integer(1, 2_000) }, () => random.integer(0, 255))),
  ]
  return Buffer.from(pick(random, requests) as string)
}

/** Sends bytes and returns the answer until the connection is closed or a moment has passed. */
export function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    const finish = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(finish, WAIT_MS)
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
      // Data after the first answer adds nothing, and a stream would never end.
      if (answer.includes('\r\n\r\n')) setTimeout(finish, 5)
    })
    socket.once('error', finish)
    socket.once('close', finish)
    socket.write(bytes)
  })
}
