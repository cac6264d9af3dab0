import { expect, test } from '@jest/globals'
import type { Session } from '../memory/session.ts'
import { receiveInSession } from './receive-in-session.ts'

const cooking: Session = { mode: 'cook', title: 'Leek soup', context: '', history: [] }
const dreaming: Session = { mode: 'brainstorm', title: null, context: '', history: [] }
const recipe = { cook_init: { recipe_id: 'x', notes: '' } }

// Ruling R28, one row each; testing/modes.test.ts plays the whole turns.
test.each([
  ['cook', { message: '', ...recipe }, null, 'open_session'],
  ['cook', { message: 'next' }, cooking, 'converse'],
  ['cook', { message: 'yes' }, cooking, 'converse'],
  ['cook', { message: ' __cook_exit__ ' }, cooking, 'hand_off'],
  ['cook', { message: 'next' }, null, 'NO_SESSION'],
  ['cook', { message: '__cook_exit__' }, null, 'NO_SESSION'],
  ['cook', { message: '', ...recipe }, cooking, 'MODE_ACTIVE'],
  ['cook', { message: 'next' }, dreaming, 'MODE_ACTIVE'],
  ['brainstorm', { message: 'pasta', brainstorm_init: true }, null, 'open_session'],
  ['brainstorm', { message: 'pasta', brainstorm_init: false }, null, 'NO_SESSION'],
  ['brainstorm', { message: 'peas?' }, dreaming, 'converse'],
  ['brainstorm', { message: '__brainstorm_exit__' }, dreaming, 'hand_off'],
  ['brainstorm', { message: 'pasta', brainstorm_init: true }, cooking, 'MODE_ACTIVE'],
] as const)('in %s a request %j in session %j leads to %s', (...row) => {
  const [mode, request, session, expected] = row
  const path = receiveInSession(mode, request, session)
  expect(path.to === 'refuse' ? path.error.code : path.to).toBe(expected)
})
