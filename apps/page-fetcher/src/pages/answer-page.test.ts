import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { PageAnswer } from '@alfred/contracts'
import { silentLogger } from '@alfred/observability'
import { createAddressCheck, type Resolve } from '@alfred/outgoing'
import { servePages, type PageServer } from '../testing/serve-pages.ts'
import { answerPage } from './answer-page.ts'

const PIE = '<!doctype html><title>Cod pie</title><h1>Cod pie</h1>'
const html = { 'content-type': 'text/html; charset=utf-8' }

const page =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(200, { ...html, ...headers }).end(body)
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end('<p>no')
const to = (location: string) => status(302, { location })

function sendBomb(response: ServerResponse): void {
  response.writeHead(200, { ...html, 'content-encoding': 'gzip' })
  const packing = createGzip()
  packing.pipe(response)
  const block = Buffer.alloc(1_000_000)
  for (let megabyte = 0; megabyte < 50; megabyte += 1) packing.write(block)
  packing.end()
}

let server: PageServer
beforeAll(async () => {
  server = await servePages({
    '/pie': page(PIE),
    '/gzip': page(gzipSync(PIE), { 'content-encoding': 'gzip' }),
    '/brotli': page(brotliCompressSync(PIE), { 'content-encoding': 'br' }),
    '/packed-oddly': page(PIE, { 'content-encoding': 'compress' }),
    '/broken-gzip': page('no gzip at all', { 'content-encoding': 'gzip' }),
    '/cut-gzip': page(gzipSync(PIE.repeat(50)).subarray(0, 60), { 'content-encoding': 'gzip' }),
    '/latin': page(Buffer.from('Cr\u00e8me', 'latin1'), { 'content-type': 'text/html; charset=ISO-8859-1' }),
    '/json': page('{"@type":"Recipe"}', { 'content-type': 'application/ld+json' }),
    '/picture': page('...', { 'content-type': 'image/png' }),
    '/untyped': (response) => void response.writeHead(200).end(PIE),
    '/large': page('x'.repeat(2_000_001)),
    '/full': page('x'.repeat(2_000_000)),
    '/noise': page(randomBytes(1_000_000).toString('hex').slice(0, 1_990_000)),
    '/bomb': sendBomb,
    '/slow': (response) => void response.writeHead(200, html).write('<p>'),
    '/silent': () => undefined,
    '/cut': (response) => {
      response.writeHead(200, { ...html, 'content-length': '100' }).write('<p>')
      response.destroy()
    },
    '/locked': status(403),
    '/broken': status(500),
    '/moved': to('/moved-again'),
    '/moved-again': to('pie'),
    '/round': to('/round'),
    '/to-nowhere': status(302),
    '/to-bad-address': to('http://[:::]/'),
    '/to-metadata': to('http://169.254.169.254/latest/meta-data/'),
    '/to-loopback': to('http://127.0.0.2/'),
    '/to-file': to('file:///etc/passwd'),
    '/to-port': to('http://kitchen.example:22/'),
    '/to-inside': to('http://inside.example/pie'),
    '/to-password': to('http://person:word@kitchen.example/pie'),
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((at) => [`/hop-${at}`, to(at === 5 ? '/pie' : `/hop-${at + 1}`)]),
    ),
  })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.splice(0)
})

const hosts: Readonly<Record<string, string[]>> = {
  'kitchen.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'half-inside.example': ['127.0.0.1', '10.0.0.7'],
  'nowhere.example': [],
}
const knownHosts: Resolve = async (host) => hosts[host] ?? Promise.reject(new TypeError('ENOTFOUND'))

/** Everything on loopback is refused but the server's address, which only these tests allow. */
function fetched(
  path: string,
  given: { host?: string; resolve?: Resolve; timeoutMs?: number } = {},
): Promise<PageAnswer> {
  const { host = 'kitchen.example', resolve = knownHosts, timeoutMs = 5_000 } = given
  const reach = { ports: [80, 443, server.port], isAllowed: createAddressCheck(['127.0.0.1']), resolve }
  return answerPage(`http://${host}:${server.port}${path}`, { reach, logger: silentLogger, timeoutMs })
}

function textOf(answer: PageAnswer): string {
  return answer.kind === 'page' ? gunzipSync(Buffer.from(answer.body, 'base64')).toString() : answer.code
}

describe('a page is fetched', () => {
  test.each(['/pie', '/gzip', '/brotli', '/moved', '/hop-1'])('from %s', async (path) => {
    const answer = await fetched(path)
    expect(answer).toMatchObject({ kind: 'page', content_type: 'text/html' })
    expect(textOf(answer)).toBe(PIE)
  })

  test('in its own characters', async () => {
    expect(textOf(await fetched('/latin'))).toBe('Crème')
  })

  test('as data for machines', async () => {
    expect(await fetched('/json')).toMatchObject({ content_type: 'application/ld+json' })
  })

  test('up to two megabytes', async () => {
    expect(textOf(await fetched('/full'))).toHaveLength(2_000_000)
  })

  test('by the name of its host, and tells where it was found', async () => {
    expect(await fetched('/moved')).toMatchObject({ url: `http://kitchen.example:${server.port}/pie` })
    expect(server.asked).toEqual(['/moved', '/moved-again', '/pie'].map((path) => `kitchen.example${path}`))
  })
})

describe('a page is given up', () => {
  test.each([
    ['/none', 'PAGE_NOT_THERE'],
    ['/locked', 'PAGE_LOCKED'],
    ['/broken', 'PAGE_NOT_REACHED'],
    ['/picture', 'PAGE_WITHOUT_TEXT'],
    ['/untyped', 'PAGE_WITHOUT_TEXT'],
    ['/packed-oddly', 'PAGE_WITHOUT_TEXT'],
    ['/broken-gzip', 'PAGE_NOT_REACHED'],
    ['/cut-gzip', 'PAGE_NOT_REACHED'],
    ['/cut', 'PAGE_NOT_REACHED'],
    ['/large', 'PAGE_TOO_LARGE'],
    ['/noise', 'PAGE_TOO_LARGE'],
    ['/bomb', 'PAGE_TOO_LARGE'],
    ['/round', 'PAGE_NOT_REACHED'],
    ['/hop-0', 'PAGE_NOT_REACHED'],
    ['/to-nowhere', 'PAGE_NOT_REACHED'],
    ['/to-bad-address', 'PAGE_NOT_REACHED'],
    ['/to-metadata', 'ADDRESS_NOT_ALLOWED'],
    ['/to-loopback', 'ADDRESS_NOT_ALLOWED'],
    ['/to-file', 'ADDRESS_NOT_ALLOWED'],
    ['/to-port', 'ADDRESS_NOT_ALLOWED'],
    ['/to-inside', 'ADDRESS_NOT_ALLOWED'],
    ['/to-password', 'ADDRESS_NOT_ALLOWED'],
  ])('at %s with %s', async (path, code) => {
    expect(await fetched(path)).toEqual({ kind: 'failure', code })
  })

  test.each(['/slow', '/silent'])('when %s takes longer than it may', async (path) => {
    expect(await fetched(path, { timeoutMs: 200 })).toEqual({ kind: 'failure', code: 'PAGE_TOO_SLOW' })
  })

  test('when its name is not found in time', async () => {
    const resolve: Resolve = () => new Promise(() => undefined)
    expect(await fetched('/pie', { resolve, timeoutMs: 200 })).toEqual({
      kind: 'failure',
      code: 'PAGE_TOO_SLOW',
    })
  })

  test.each([
    ['inside.example', 'ADDRESS_NOT_ALLOWED'],
    ['half-inside.example', 'ADDRESS_NOT_ALLOWED'],
    ['nowhere.example', 'PAGE_NOT_REACHED'],
    ['unknown.example', 'PAGE_NOT_REACHED'],
    ['169.254.169.254', 'ADDRESS_NOT_ALLOWED'],
    ['[::ffff:169.254.169.254]', 'ADDRESS_NOT_ALLOWED'],
    ['[::1]', 'ADDRESS_NOT_ALLOWED'],
    ['127.0.0.2', 'ADDRESS_NOT_ALLOWED'],
    ['0', 'ADDRESS_NOT_ALLOWED'],
  ])('when its host is %s', async (host, code) => {
    expect(await fetched('/pie', { host })).toEqual({ kind: 'failure', code })
    expect(server.asked).toEqual([])
  })
})

describe('a name that leads elsewhere the second time', () => {
  /** Answers from the list, one after the other, and then with the last for ever. */
  function answering(...lists: string[][]): Resolve & { times(): number } {
    let times = 0
    const resolve = async () => lists[Math.min(times++, lists.length - 1)] ?? []
    return Object.assign(resolve, { times: () => times })
  }

  test('is looked up once, and connected to where it was checked', async () => {
    const resolve = answering(['127.0.0.1'], ['10.0.0.7'])
    expect(textOf(await fetched('/pie', { resolve }))).toBe(PIE)
    expect(resolve.times()).toBe(1)
  })

  test('is checked anew behind a redirect', async () => {
    const resolve = answering(['127.0.0.1'], ['10.0.0.7'])
    expect(await fetched('/moved', { resolve })).toEqual({ kind: 'failure', code: 'ADDRESS_NOT_ALLOWED' })
    expect(server.asked).toEqual(['kitchen.example/moved'])
  })
})
