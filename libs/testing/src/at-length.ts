import { describe, test } from '@jest/globals'
import { isAtLength } from '@alfred/contracts/testing'

// What takes so long that `npm test` leaves it to `npm run verify`. It is skipped by name, so that it is counted, and runs where it is
// asked for: `npm test -- kill`.

/** A test that `npm test` leaves to `npm run verify`. */
export const testAtLength: typeof test | typeof test.skip = isAtLength ? test : test.skip

/** Tests that `npm test` leaves to `npm run verify`, with what they need started. */
export const describeAtLength: typeof describe | typeof describe.skip = isAtLength ? describe : describe.skip
