import { describe, expect, it } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const calls = (message: string) => readKitchen(message, { ...briefOf(message), isResumed: false }).calls

describe('what has to be eaten first is what expires soon', () => {
  it.each([
    'what do I need to get through first',
    'what should we get through first?',
    'what needs using',
    'What needs finishing?',
    "what's on its way out?",
    "what's about to turn",
    'what should I cook first',
    'is anything on the turn?',
  ])('%s', (message) => {
    expect(calls(message)).toMatchObject([{ tool: 'list_expiring', arguments: { until: 'in 7 days' } }])
  })

  it.each([
    'what died while we were away',
    'home! what died while we were away',
    'what died?',
    'has anything died',
    "what's gone off?",
    'so what went off while I was away',
    'has anything gone mouldy since we left?',
  ])('and what has died is past its date: %s', (message) => {
    expect(calls(message)).toMatchObject([{ tool: 'list_expiring', arguments: { until: 'today' } }])
  })

  it.each([
    'what do I need to get first',
    'what do we need to get from the shop first',
    'what should I do first',
    'what goes in first',
    'my goldfish died while we were away',
    'the batteries died',
    "what's gone",
    'what went on the list',
    'what needs chopping first',
    'when do we get through milk',
  ])('%s asks something else', (message) => {
    expect(parseKitchenMessage(message).map(({ tool }) => tool)).not.toContain('list_expiring')
  })
})
