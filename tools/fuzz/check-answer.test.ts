import { expect, test } from '@jest/globals'
import { findFault } from './check-answer.ts'

test('an internal error and a stack trace would be detected', () => {
  expect(findFault(500, '{}', '')).toContain('500')
  expect(findFault(422, 'TypeError: x is undefined', '')).toContain('internals')
  expect(findFault(404, 'at run (/srv/app/src/app.ts:3:4)', '')).toContain('internals')
  expect(findFault(422, 'message: too long', '')).toBeUndefined()
})
