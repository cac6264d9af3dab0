import { keysOf, readRowByRow } from '@alfred/contracts'
import { filledFrom } from '@alfred/contracts/testing'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toolNamed, type AgentTool } from '../define-tools.ts'

const locales = fc.constantFrom('en-GB', 'de-DE', 'fr', 'es-MX')

/** Tests that whatever rows an answer of a tool has, it is told in whole sentences of each language. */
export function testSentencesOfAnyAnswer(tools: Readonly<Record<string, AgentTool>>, today: string): void {
  describe('the answer', () => {
    test.each(keysOf(tools))(
      'of %s with any valid rows is described in sentences of every language',
      (name) => {
        const { answer, describe: tell } = toolNamed(tools, name)
        fc.assert(
          fc.property(filledFrom(answer), locales, (data, locale) => {
            // Data whose overall shape is wrong throws, which other tests cover.
            fc.pre(readRowByRow(answer, data) !== undefined)
            const told = tell(data, { locale, today }).join(' ')
            expect(told).toMatch(/[.!?]$/)
            expect(told).not.toMatch(/NaN|Infinity|Invalid|undefined|\[object|function |e\+\d/)
          }),
          { numRuns: 200 },
        )
      },
    )
  })
}
