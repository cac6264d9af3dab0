import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals'
import { testConversations } from './testing/conversations-suite.ts'
import { testInterrupting } from './testing/interrupt-suite.ts'
import { testTurnEffects } from './testing/turn-effects-suite.ts'
import { testTurnLife } from './testing/turn-life-suite.ts'
import type { TurnStoreUnderTest } from './testing/turn-store-under-test.ts'

/** The tests that every turn store must pass, in SQL or in memory. */
export function testTurnStore(name: string, create: () => Promise<TurnStoreUnderTest>): void {
  describe(`turns in ${name}`, () => {
    let kept: TurnStoreUnderTest
    beforeAll(async () => {
      kept = await create()
    }, 60_000)
    beforeEach(() => kept.clear())
    afterAll(() => kept.stop())

    testTurnLife(() => kept)
    testTurnEffects(() => kept)
    testInterrupting(() => kept)
    testConversations(() => kept)
  })
}
