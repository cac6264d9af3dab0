import { expect, test } from '@jest/globals'
import { briefOf } from './testing/brief-of.ts'
import { readUnread } from './unread-clauses.ts'

const readIn = (clause: string) => readUnread([clause], briefOf(clause))

test('what the trained reader is sure of is done, though no rule reads it', () => {
  expect(readIn("swap tonight's and tomorrow's dinner, the kids are wrecked")).toMatchObject([
    { tool: 'swap_meals' },
  ])
})

test.each(['the kids are wrecked', 'we had a lovely day', 'mum says hi', 'the weather is awful'])(
  '"%s" asks for nothing',
  (aside) => {
    expect(readIn(aside)).toEqual([])
  },
)

test('what asks for something that cannot be done is not lost without a word', () => {
  const clause = 'in my quiche replace the bacon by leeks, 300 g, since my niece does not eat pork'
  expect(readIn(clause)).toMatchObject([{ tool: 'question', asks: { slot: 'message', about: clause } }])
})
