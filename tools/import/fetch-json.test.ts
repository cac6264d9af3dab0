import { afterEach, describe, expect, test } from '@jest/globals'
import { fetchJson } from './fetch-json.ts'
import { createRateLimiter, type RateLimit } from './rate-limiter.ts'
import { createFakeClock } from './testing/fake-clock.ts'
import { playApi, type PlayedApi } from './testing/play-api.ts'

const started: PlayedApi[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((api) => api.close()))
})

type Options = { limit?: RateLimit; key?: string; signal?: AbortSignal }

async function play(replies: Parameters<typeof playApi>[0], options: Options = {}) {
  const clock = createFakeClock()
  const api = await playApi(replies, (path) => clock.log.push(path))
  started.push(api)
  const limiter = createRateLimiter(options.limit ?? { requests: 100, windowMs: 1_000 }, clock)
  const keyed = options.key === undefined ? {} : { headers: { 'x-api-key': options.key } }
  const ask = (path: string) =>
    fetchJson(
      {
        ...{ service: 'The source', what: path, url: new URL(`${api.url}${path}?secret=s3cret`), ...keyed },
        keyVariables: options.key === undefined ? [] : ['SOURCE_KEY'],
      },
      { limiter, clock, signal: options.signal ?? new AbortController().signal },
    )
  return { ask, log: clock.log, api }
}

describe('an answer of a source', () => {
  test('is returned as it is', async () => {
    const { ask, api } = await play({ '/one': [{ body: { a: 1 } }] }, { key: 'k' })
    expect(await ask('/one')).toEqual({ a: 1 })
    expect(api.asked[0]?.headers).toMatchObject({ 'x-api-key': 'k', accept: 'application/json' })
    expect(api.asked[0]?.headers['user-agent']).toMatch(/^Alfred\/\d/)
  })

  test('that is 404 or not JSON skips one record', async () => {
    const { ask } = await play({ '/garbage': [{ body: '<html>busy</html>' }] })
    await expect(ask('/none')).rejects.toMatchObject({
      kind: 'broken',
      message: 'The source does not have it',
    })
    await expect(ask('/garbage')).rejects.toThrow('the answer of The source is not JSON')
  })

  test('that rejects the key names the setting and never the key', async () => {
    const { ask } = await play({ '/one': [{ status: 403, body: 'no' }] }, { key: 'k3y' })
    const told = await ask('/one').catch((error: unknown) => String(error))
    expect(told).toContain('The source refuses what SOURCE_KEY holds')
    expect(told).not.toMatch(/k3y|s3cret/)
  })

  test('that reports a used-up quota or another refusal ends the import', async () => {
    const { ask } = await play({ '/quota': [{ status: 402, body: '' }], '/odd': [{ status: 418, body: '' }] })
    await expect(ask('/quota')).rejects.toThrow(/quota is used up/)
    await expect(ask('/odd')).rejects.toThrow('The source refuses the request for /odd with status 418.')
  })

  test('that redirects is not followed with a key', async () => {
    const { ask, log } = await play(
      { '/one': [{ status: 302, headers: { location: '/two' }, body: '' }] },
      { key: 'k' },
    )
    await expect(ask('/one')).rejects.toThrow('The source does not answer.')
    expect(log).not.toContain('/two')
  })
})

describe('a temporary failure', () => {
  test('is retried with growing delays, at most four times', async () => {
    const { ask, log } = await play({ '/down': [{ status: 503, body: '' }] })
    await expect(ask('/down')).rejects.toThrow('The source answers with status 503. Start again later')
    const waits = ['wait 1000', 'wait 2000', 'wait 4000', 'wait 8000']
    expect(log).toEqual(['/down', ...waits.flatMap((wait) => [wait, '/down'])])
  })

  test('is retried after the time that the source gives', async () => {
    const inAMinute = new Date(Date.parse('2026-11-25T12:01:07Z')).toUTCString()
    const { ask, log } = await play({
      '/busy': [
        { status: 429, headers: { 'retry-after': '7' }, body: '' },
        { status: 429, headers: { 'retry-after': inAMinute }, body: '' },
        { body: { a: 1 } },
      ],
    })
    expect(await ask('/busy')).toEqual({ a: 1 })
    expect(log).toEqual(['/busy', 'wait 7000', '/busy', 'wait 60000', '/busy'])
  })

  test('ends the import when the source asks for a delay of hours', async () => {
    const { ask, log } = await play({
      '/busy': [{ status: 429, headers: { 'retry-after': '7200' }, body: '' }],
    })
    await expect(ask('/busy')).rejects.toThrow('status 429 and wants 7200 seconds of quiet')
    expect(log).toEqual(['/busy'])
  })

  test('may be a broken connection', async () => {
    const { ask, api } = await play({})
    await api.close()
    await expect(ask('/one')).rejects.toThrow('The source does not answer.')
  })
})

describe('the rate limit of a source', () => {
  test('delays requests, including retries', async () => {
    const limit = { requests: 2, windowMs: 60_000 }
    const { ask, log } = await play(
      { '/a': [{ status: 500, body: '' }, { body: 1 }], '/b': [{ body: 2 }] },
      { limit },
    )
    await ask('/a')
    await ask('/b')
    await ask('/b')
    expect(log).toEqual(['/a', 'wait 1000', '/a', 'wait 59000', '/b', 'wait 1000', '/b'])
  })

  test('lets as many concurrent requests through as the source allows', async () => {
    const clock = createFakeClock()
    const limiter = createRateLimiter({ requests: 3, windowMs: 1_000 }, clock)
    for (let request = 0; request < 7; request++) await limiter.take()
    expect(clock.log).toEqual(['wait 1000', 'wait 1000'])
  })

  test('ends with the waiting import', async () => {
    const stop = new AbortController()
    const { ask } = await play(
      { '/a': [{ body: 1 }] },
      { limit: { requests: 1, windowMs: 60_000 }, signal: stop.signal },
    )
    await ask('/a')
    stop.abort()
    await expect(ask('/a')).rejects.toThrow('Told to stop.')
  })
})
