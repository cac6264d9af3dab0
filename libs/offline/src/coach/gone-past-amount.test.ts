import { expect, test } from '@jest/globals'
import type { Intent } from './coach-intent.ts'
import { knownBesideWhatWaits, withKnownOfAsked } from './gone-past-amount.ts'

const asks = [{ slot: 'amount' as const, about: 'figs', tool: null }]
const pending = {
  kind: 'question' as const,
  summary: 'How many figs, exactly?',
  data: {},
  asks,
  message: 'had a banana and figs for lunch',
}
const given = { pending, answered: null }
const day: Intent = { tool: 'get_today_progress', arguments: { day: null } }

test('what is known of a meal is proposed where the question for the rest was gone past, and the rest is named', () => {
  const [told, read, left] = withKnownOfAsked([day], given)
  expect(told).toMatchObject({
    tool: 'propose_food_log',
    arguments: { items: [{ food: 'banana' }], meal: 'lunch' },
  })
  expect(read).toEqual(day)
  expect(left).toMatchObject({ tool: 'question', asks: { slot: 'message', about: 'figs' } })
})

test('nothing is added to an answer, to a question back, or where nothing is open', () => {
  const answered = { kind: 'question' as const, asked: '', message: '', answer: '3', asks }
  expect(withKnownOfAsked([day], { pending, answered })).toEqual([day])
  expect(withKnownOfAsked([day], { pending: null, answered: null })).toEqual([day])
  const question: Intent = { tool: 'question', question: 'Which?' }
  expect(withKnownOfAsked([question], given)).toEqual([question])
})

test('a meal of which one amount is open comes to the one that waits, without what is open', () => {
  const data = {
    kind: 'food_log',
    day: '2026-11-20',
    meal: 'breakfast',
    items: [{ food: 'porridge', quantity: 1, unit: 'serving' }],
  }
  const waits = { kind: 'confirmation' as const, summary: 'porridge', data }
  const question: Intent = { tool: 'question', question: pending.summary, ...(asks[0] && { asks: asks[0] }) }
  const beside = { pending: waits, answered: null, message: pending.message }
  expect(knownBesideWhatWaits([question], beside)).toMatchObject([
    { tool: 'propose_food_log', arguments: { items: [{ food: 'banana' }] } },
    { tool: 'question', asks: { slot: 'message', about: 'figs' } },
  ])
  expect(knownBesideWhatWaits([question], { ...beside, pending: null })).toEqual([question])
})
