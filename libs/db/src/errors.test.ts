import { describe, expect, test } from '@jest/globals'
import { classifyFailure, isStale } from './errors.ts'
import type { RpcFailure } from './errors.ts'

const failure = (status: number, code: string, details: string | null = null): RpcFailure => ({
  status,
  code,
  details,
  message: 'relation "secrets" does not exist',
})

describe('a database failure', () => {
  test.each([
    ['the turn has another owner', failure(409, 'PT409', 'STALE'), 'stale', 'STALE'],
    ['a refusal of ours', failure(404, 'PT404', 'NOT_FOUND'), 'permanent', 'NOT_FOUND'],
    ['a reused key', failure(422, 'PT422', 'IDEMPOTENCY_KEY_REUSED'), 'permanent', 'IDEMPOTENCY_KEY_REUSED'],
    ['a full queue', failure(429, 'PT429', 'QUEUE_FULL'), 'permanent', 'QUEUE_FULL'],
    ['no answer at all', failure(0, ''), 'unknown', 'UNAVAILABLE'],
    ['a connection that broke', failure(0, 'ECONNRESET'), 'unknown', 'UNAVAILABLE'],
    ['PostgreSQL died under PostgREST', failure(400, ''), 'unknown', 'UNAVAILABLE'],
    ['PostgREST has no connection', failure(503, 'PGRST001'), 'unknown', 'UNAVAILABLE'],
    ['PostgREST has no free connection', failure(504, 'PGRST003'), 'unknown', 'UNAVAILABLE'],
    ['a statement that ran for too long', failure(500, '57014'), 'timeout', 'TIMEOUT'],
    ['a lock that was not to be had', failure(500, '55P03'), 'timeout', 'TIMEOUT'],
    ['a transaction that was too long', failure(500, '25P04'), 'timeout', 'TIMEOUT'],
    ['a value that breaks a bound', failure(400, '23514'), 'permanent', 'INVALID_REQUEST'],
    ['a number that is too large', failure(400, '22003'), 'permanent', 'INVALID_REQUEST'],
    ['a day that no calendar has', failure(400, '22008'), 'permanent', 'INVALID_REQUEST'],
    ['a deadlock', failure(500, '40P01'), 'unknown', 'UNAVAILABLE'],
    ['a serialisation failure', failure(500, '40001'), 'unknown', 'UNAVAILABLE'],
    ['PostgreSQL is shutting down', failure(500, '57P01'), 'unknown', 'UNAVAILABLE'],
    ['a token that has expired', failure(401, 'PGRST301'), 'permanent', 'UNAUTHENTICATED'],
    ['a right that is missing', failure(403, '42501'), 'permanent', 'INTERNAL'],
    ['a function that is missing', failure(404, 'PGRST202'), 'permanent', 'INTERNAL'],
    ['a broken constraint', failure(409, '23505', 'Key (id)=(1) already exists.'), 'permanent', 'INTERNAL'],
    ['a detail that only looks like ours', failure(400, 'P0001', 'NOT_FOUND'), 'permanent', 'INTERNAL'],
    ['a refusal with an unknown code', failure(418, 'PT418', 'TEAPOT'), 'permanent', 'INTERNAL'],
  ] as const)('is classified: %s', (...[, given, kind, code]) => {
    expect(classifyFailure(given)).toMatchObject({ kind, code })
  })

  test('keeps its message only when we wrote it', () => {
    expect(
      classifyFailure({ ...failure(404, 'PT404', 'NOT_FOUND'), message: 'There is no such job.' }).message,
    ).toBe('There is no such job.')
    expect(classifyFailure(failure(400, '42P01')).message).not.toContain('secrets')
    expect(classifyFailure(failure(500, 'XX000')).message).not.toContain('secrets')
  })

  test('is retryable only when its outcome is unknown or it took too long', () => {
    expect(classifyFailure(failure(500, '57014')).retryable).toBe(true)
    expect(classifyFailure(failure(503, 'PGRST001')).retryable).toBe(true)
    expect(classifyFailure(failure(403, '42501')).retryable).toBe(false)
  })

  test('is stale only by its kind', () => {
    expect(isStale(classifyFailure(failure(409, 'PT409', 'STALE')))).toBe(true)
    expect(isStale(classifyFailure(failure(409, '23505')))).toBe(false)
    expect(isStale(new Error('STALE'))).toBe(false)
  })
})
