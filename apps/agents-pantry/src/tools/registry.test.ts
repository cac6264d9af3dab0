import { describe, expect, test } from '@jest/globals'
import { keysOf, readRowByRow } from '@alfred/contracts'
import { filledFrom } from '@alfred/contracts/testing'
import { wordings } from '@alfred/offline/conversation'
import fc from 'fast-check'
import { prepareCall, tools } from './registry.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }

const locales = fc.constantFrom('en-GB', 'de-DE', 'fr', 'es-MX')

describe('the answer', () => {
  test.each(keysOf(tools))(
    'of %s with any valid rows is described in sentences of every language',
    (name) => {
      const { answer, describe: tell } = tools[name]
      fc.assert(
        fc.property(filledFrom(answer), locales, (data, locale) => {
          // Data whose overall shape is wrong throws, which other tests cover.
          fc.pre(readRowByRow(answer, data) !== undefined)
          const told = tell(data, { ...viewer, locale }).join(' ')
          expect(told).toMatch(/[.!?]$/)
          expect(told).not.toMatch(/NaN|Infinity|Invalid|undefined|\[object|function |e\+\d/)
        }),
        { numRuns: 200 },
      )
    },
  )
})

test('a prepared call has the local day of the person', () => {
  const moment = { askedAt: '2026-11-20T23:30:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
  const prepare = (tool: string, args: Record<string, unknown>) =>
    prepareCall({ tool, arguments: args, artifacts: {}, moment })
  expect(prepare('check_off', { food: 'the Milk' })).toEqual({
    ok: true,
    arguments: { food: 'milk', today: '2026-11-21' },
  })
  expect(prepare('remove_meal', { day: 'someday', meal: 'dinner' })).toMatchObject({ ok: false })
})

test('every tool that a simple wording calls is a quick tool', () => {
  const led = wordings['pantry']?.quick.map(({ tool }) => tool) ?? []
  expect(led.length).toBeGreaterThan(5)
  const quick = keysOf(tools).filter((name) => tools[name].isQuick)
  expect(quick).toEqual(expect.arrayContaining(led))
})
