import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

const page = '<!doctype html><title>Alfred</title>'
const script = 'console.log("alfred")'
let folder: string
let gateway: TestGateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-web-'))
  const files: Record<string, string | Buffer> = {
    'web/index.html': page,
    'web/sw.js': script,
    'web/manifest.webmanifest': '{}',
    'web/assets/app-AbCd1234.js': script,
    'web/assets/app-AbCd1234.js.gz': gzipSync(script),
    'web/.env': 'SECRET=1',
    'web/.git/config': 'secret',
    'outside.txt': 'secret',
  }
  for (const sub of ['web/assets', 'web/.git']) await mkdir(join(folder, sub), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  await symlink(join(folder, 'outside.txt'), join(folder, 'web', 'link.txt'))
  await symlink(folder, join(folder, 'web', 'up'))
  gateway = await startTestGateway({ WEB_FILES: join(folder, 'web') })
})
afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'GET', url, headers })
const html = { accept: 'text/html,application/xhtml+xml' }

/** Sends a path as it stands: clients would tidy it up. */
async function getAsItStands(path: string): Promise<{ status: number; body: string }> {
  const { port } = new URL(await url)
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers: html, agent: false }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    asking.on('error', reject)
    asking.end()
  })
}
let url: Promise<string>
beforeAll(() => {
  url = gateway.url()
})

describe('the web client', () => {
  test('begins at /, with a policy that lets no script into the page and no other page around it', async () => {
    const answer = await get('/', html)
    expect([answer.statusCode, answer.body]).toEqual([200, page])
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(answer.headers).toMatchObject({
      ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' },
      'permissions-policy': expect.stringContaining(
        'camera=(self), microphone=(self), screen-wake-lock=(self)',
      ),
      'cache-control': 'no-cache',
    })
  })

  test('is told anew whenever it has changed, but for files with a hash in their name', async () => {
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest'])
      expect([path, (await get(path)).headers['cache-control']]).toEqual([path, 'no-cache'])
    expect((await get('/assets/app-AbCd1234.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    const { etag } = (await get('/')).headers
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test('is sent compressed to whoever can read that', async () => {
    const small = await get('/assets/app-AbCd1234.js', { 'accept-encoding': 'br, gzip' })
    expect(small.headers).toMatchObject({
      ...{ 'content-encoding': 'gzip', vary: 'accept-encoding' },
      'content-type': expect.stringContaining('javascript'),
    })
    expect((await get('/assets/app-AbCd1234.js')).body).toBe(script)
  })

  test('gets its first page at every address that is one of its pages, and at no other', async () => {
    for (const path of ['/kitchen', '/recipes/1?servings=2', '/sign-in'])
      expect([path, (await get(path, html)).body]).toEqual([path, page])
    for (const path of ['/kitchen', '/assets/none-AbCd1234.js', '/none.png'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
    for (const path of ['/api/none', '/auth/none', '/assets/', '/assets/none-AbCd1234.js', '/none.png'])
      expect([path, (await get(path, html)).statusCode]).toEqual([path, 404])
    expect((await gateway.app.inject({ method: 'POST', url: '/kitchen', headers: html })).statusCode).toBe(
      404,
    )
  })

  test('leaves the API as it is', async () => {
    expect((await get('/api/jobs', html)).statusCode).toBe(401)
    expect((await get('/livez', html)).json()).toEqual({ status: 'alive' })
    expect((await get('/openapi.json', html)).json()).toMatchObject({ openapi: '3.1.0' })
  })
})

describe('what is no file of the web client', () => {
  test.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/link.txt',
    '/up/outside.txt',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/../../outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '//etc/passwd',
    '/assets//../../outside.txt',
    '/..%252foutside.txt',
    '/outside.txt%00.html',
    '/assets/%c0%ae%c0%ae/outside.txt',
    'http://127.0.0.1/../outside.txt',
  ])('is not sent: %s', async (path) => {
    const { status, body } = await getAsItStands(path)
    expect(body).not.toMatch(/secret|root:/i)
    expect([400, 404]).toContain(status === 200 && body === page ? 404 : status)
  })

  test('is not listed', async () => {
    for (const path of ['/assets', '/assets/', '/assets/?list'])
      expect((await get(path, html)).statusCode).toBe(404)
  })
})

test('without web files / answers as before, and a folder without a first page is refused at the start', async () => {
  const plain = await startTestGateway()
  expect((await plain.app.inject({ url: '/', headers: html })).statusCode).toBe(404)
  await plain.stop()
  await expect(startTestGateway({ WEB_FILES: join(folder, 'none') })).rejects.toThrow(
    'there is no index.html',
  )
})
