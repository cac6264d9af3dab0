import { expect, test } from '@jest/globals'
import { prepareCall } from './registry.ts'

const moment = { askedAt: '2026-11-25T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

/** The styles that a call sends to the database, the best first. */
function sent(tool: 'pair_bottle' | 'suggest_bottle', dish: string | null, kind: string | null = null) {
  const outcome = prepareCall({ tool, arguments: { dish, kind, without: null }, artifacts: {}, moment })
  if (!outcome.ok) throw new TypeError(outcome.error.code)
  const { fits, ...more } = outcome.arguments
  return { ...more, names: (fits as { style: string }[]).map(({ style }) => style) }
}

test('what goes with a dish is sent with it, common drinks first', () => {
  expect(sent('pair_bottle', 'roast lamb').names.slice(0, 2)).toEqual(['Rioja', 'Bordeaux'])
})

test('of one kind nothing else is sent but what has no alcohol', () => {
  const { names } = sent('pair_bottle', 'pizza', 'beer')
  expect(names).toContain('Lager')
  expect(names).toContain('Alcohol-Free Beer')
  expect(names).not.toContain('Chianti')
})

test('a meal that nobody knows leaves the choice open, and a question about it does not', () => {
  expect(sent('suggest_bottle', 'zorblax')).toMatchObject({ dish: null, is_open: true, names: [] })
  expect(sent('pair_bottle', 'zorblax')).toMatchObject({ dish: 'zorblax', is_open: false, names: [] })
})
