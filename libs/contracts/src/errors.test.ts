import { describe, expect, test } from '@jest/globals'
import { AlfredError, errorCatalog, isErrorCode, toWireError, wireErrorSchema } from './errors.ts'

describe('an error that crosses a process boundary', () => {
  test('keeps its message when it is an AlfredError', () => {
    expect(toWireError(new AlfredError('QUEUE_FULL', 'Too many messages are waiting.'))).toEqual({
      code: 'QUEUE_FULL',
      message: 'Too many messages are waiting.',
      retryable: true,
    })
  })

  test.each([
    new TypeError('password=hunter2'),
    Object.assign(new Error('select * from secrets'), { code: '42P01' }),
    'hunter2',
    { message: 'hunter2', code: 'NOT_FOUND' },
    null,
    undefined,
  ])('hides the message of anything else: %p', (error) => {
    const wire = toWireError(error)
    expect(wire).toMatchObject({ code: 'INTERNAL', retryable: true })
    expect(JSON.stringify(wire)).not.toMatch(/hunter2|secrets|42P01/)
  })

  test('never carries its cause', () => {
    const error = new AlfredError('UNAVAILABLE', 'Away.', { cause: new Error('password=hunter2') })
    expect(JSON.stringify(toWireError(error))).not.toContain('hunter2')
  })

  test('fits its schema, however long its message is', () => {
    const wire = toWireError(new AlfredError('INVALID_REQUEST', 'x'.repeat(10_000)))
    expect(wireErrorSchema.safeParse(wire).success).toBe(true)
  })

  test('is the same error on the other side', () => {
    const error = new AlfredError('NOT_FOUND', 'There is no such job.', { retryable: true })
    const received = AlfredError.from(wireErrorSchema.parse(JSON.parse(JSON.stringify(toWireError(error)))))
    expect(received).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such job.', retryable: true })
  })

  test('with an unknown code becomes an internal error', () => {
    expect(AlfredError.from({ code: 'OF_TOMORROW', message: 'x', retryable: false }).code).toBe('INTERNAL')
    for (const name of ['toString', '__proto__', 'constructor', '']) expect(isErrorCode(name)).toBe(false)
  })
})

test('every error code matches the wire format and has a valid HTTP status', () => {
  for (const [code, { status }] of Object.entries(errorCatalog)) {
    expect(wireErrorSchema.shape.code.safeParse(code).success).toBe(true)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  }
})
