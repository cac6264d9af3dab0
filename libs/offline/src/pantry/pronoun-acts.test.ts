import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { knownAs } from './pronoun-acts.ts'
import { briefOf } from './testing/brief-of.ts'

const known = ['fish soup', 'bread']

test('one thing is what was named last before it', () => {
  expect(knownAs('threw it out', known, 'Ate the fish soup. Bread is mouldy, threw it out.')).toEqual([
    'bread',
  ])
  expect(
    knownAs('threw it out', known, 'Bread is fine. The fish soup is off, threw it out. Bread next.'),
  ).toEqual(['fish soup'])
})

test('several are all that the message mentions', () => {
  expect(knownAs('threw them out', known, 'Bread and fish soup are off, threw them out')).toEqual(known)
})

test('the only one needs no place in the message', () => {
  expect(knownAs('froze it', ['bread'], 'froze it')).toEqual(['bread'])
})

test('of several none is one thing where the message names none before it', () => {
  expect(knownAs('threw it out', known, 'threw it out')).toEqual([])
})

const lot = {
  ...{ ref: 'lot_1', type: 'lot', label: 'ham', note: null },
  ...{ status: 'saved' as const, tier: 'active' as const },
}
const mention = {
  ...{ raw_text: 'it', entity_type: 'lot', resolved_ref: 'lot_1', candidates: [] },
  ...{ confidence: 'high' as const, resolution: 'exact' as const },
}

/** The tools of a message that means a ham by "it". */
function toolsBehindHam(message: string): string[] {
  const brief = briefOf(message)
  const understanding = { ...brief.understanding, entity_mentions: [mention] }
  return parseKitchenMessage(message, { ...brief, entities: [lot], understanding }).map(({ tool }) => tool)
}

test.each([
  'out it goes',
  'Very well, out it goes.',
  "right, it's going in the bin",
  'it can go in the bin then',
])('what goes out is thrown away: "%s"', (message) =>
  expect(toolsBehindHam(message)).toEqual(['discard_item']),
)

test.each([
  'it goes in the fridge',
  'out we go',
  'it can go',
  'does it go in the bin?',
  'it goes with eggs',
  'off it goes',
])('nothing is thrown away by "%s"', (message) =>
  expect(toolsBehindHam(message)).not.toContain('discard_item'),
)
