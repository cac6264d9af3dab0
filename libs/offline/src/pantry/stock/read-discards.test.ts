import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { alsoEstimated } from './read-discards.ts'

const toolsOf = (message: string): string[] => parseKitchenMessage(message).map(({ tool }) => tool)

test.each([
  'what has gone off?',
  "what's past its date in the fridge?",
  'is everything in the freezer gone?',
  'should I throw out everything that has gone off?',
  'did we bin all the expired stuff?',
  "don't throw away all the meat",
  'never chuck all the meat',
  'I might throw out everything in the freezer',
  "I'll bin all the expired stuff tomorrow",
  'throw out everything that has gone off?',
  'what is in the freezer? is all the meat gone',
])('"%s" throws nothing away', (message) => {
  expect(toolsOf(message)).not.toContain('discard_all')
  expect(toolsOf(message)).not.toContain('discard_item')
})

test('the place of "it" is the only one that was named', () => {
  expect(toolsOf('the fridge and the freezer broke, everything in it is gone')).not.toContain('discard_all')
})

test('what stayed because its date is estimated goes when that is said', () => {
  const last = parseKitchenMessage('bin all the expired stuff in the fridge')
  for (const said of [
    'also the estimated ones',
    'the ones with an estimated date too, please',
    'And the estimated ones.',
  ])
    expect(alsoEstimated(said, last)).toMatchObject([
      { tool: 'discard_all', arguments: { which: 'expired', location: 'fridge', estimated: true } },
    ])
  expect(alsoEstimated('are they estimated?', last)).toBeUndefined()
  expect(alsoEstimated('also the estimated ones', parseKitchenMessage('I used 3 eggs'))).toBeUndefined()
})
