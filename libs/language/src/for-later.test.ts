import { expect, test } from '@jest/globals'
import { isForLater } from './for-later.ts'

test.each(['not now', 'Not now, thanks!', 'later', 'maybe later', 'jetzt nicht', 'Plus tard', 'ahora no'])(
  '"%s" puts something off',
  (message) => {
    expect(isForLater(message)).toBe(true)
  },
)

test.each(['no', 'never', 'not the milk', 'plan it for later', 'nein'])('"%s" does not', (message) => {
  expect(isForLater(message)).toBe(false)
})
