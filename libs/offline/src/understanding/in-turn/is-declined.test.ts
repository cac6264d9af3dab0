import { expect, test } from '@jest/globals'
import { isDeclined } from './is-declined.ts'
import type { Told } from './situation-of-turn.ts'

const told: Told = {
  entities: [],
  pending: {
    kind: 'proposal',
    summary: '1 burger today: 500 kcal. Shall I log it?',
    message: 'I had a burger at noon',
  },
}

test.each(["no, don't write that down please", 'forget it, we did not eat that after all'])(
  '"%s" lets go of what waits',
  (message) => {
    expect(isDeclined(message, told)).toBe(true)
  },
)

test.each(['no, make it two', 'yes', 'not a burger, a pizza', 'put buns on the list'])(
  '"%s" does not let go of what waits',
  (message) => {
    expect(isDeclined(message, told)).toBe(false)
  },
)
