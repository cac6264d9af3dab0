import { expect, test } from '@jest/globals'
import { askedAgain } from './asked-again.ts'
import type { Intent } from './kitchen-intent.ts'

const asked: Intent = { tool: 'may_eat', arguments: { food: 'miso', people: ['Dev'] } }

test('a food behind the question whether somebody may eat another is asked about, too', () => {
  expect(askedAgain('ok, and tahini?', { last: [asked], brief: null })).toEqual([
    { tool: 'may_eat', arguments: { food: 'tahini', people: ['Dev'] } },
  ])
})

test.each(['Good to know! And a pudding?', 'and a starter?', 'what about tomorrow?'])(
  '"%s" asks for something else',
  (message) => {
    expect(askedAgain(message, { last: [asked], brief: null })).toBeUndefined()
  },
)
