import { describe, expect, test } from '@jest/globals'
import { noProviders } from '@alfred/contracts'
import { larder } from '../testing/turn-fixture.ts'
import { findKeeping } from './find-keeping.ts'

const keeper = {
  ...larder,
  providers: { ...noProviders, keeps: { tool: 'remember', kinds: ['allergy', 'diet', 'dislike'] } },
}
const keep = (message: string, said: string, change: { kind?: string; value?: string } = {}) =>
  findKeeping({ told_of_person: [{ kind: 'allergy', value: 'peanuts', said, ...change }] }, message, [
    keeper,
  ])?.calls.map(({ arguments: args }) => args) ?? null

describe('what a message says of the person', () => {
  test.each([
    ["Plan my week. I'm allergic to peanuts!", "I'm allergic to peanuts"],
    ['Zwei Personen, gegen Erdnüsse allergisch', 'gegen Erdnüsse allergisch'],
    ['we can’t have  peanuts, what is for dinner?', "we can't have peanuts"],
    ["I'm allergic to peanuts. Is that a problem?", "I'm allergic to peanuts"],
  ])('in "%s" is kept', (message, said) => {
    expect(keep(message, said)).toEqual([{ kind: 'allergy', value: 'peanuts' }])
  })

  test.each([
    ['plan my week', "I'm allergic to peanuts", {}],
    ['plan my week', '', {}],
    ["I'm not allergic to peanuts", 'not allergic to peanuts', {}],
    ["I'm no longer allergic to peanuts", "I'm no longer allergic to peanuts", {}],
    ['Am I allergic to peanuts?', 'I allergic to peanuts', {}],
    ["I'm allergic to peanuts", "I'm allergic to peanuts", { kind: 'admin' }],
    ["I'm allergic to peanuts", "I'm allergic to peanuts", { value: ' ' }],
    ["I'm allergic to peanuts", "I'm allergic to peanuts", { value: 'x'.repeat(121) }],
    ["I'm allergic to peanuts", "I'm allergic to peanuts", { value: '6f9619ff-8b86-4011-b42d-00c04fc964ff' }],
  ])('in "%s" is not kept when it is "%s" (%j)', (message, said, change) => {
    expect(keep(message, said, change)).toBeNull()
  })

  test('is kept once, and only where an agent keeps such things', () => {
    const told = { kind: 'allergy', value: 'Peanuts', said: 'allergic to peanuts' }
    const reading = { told_of_person: [told, { ...told, value: 'peanuts ' }] }
    expect(findKeeping(reading, "I'm allergic to peanuts", [larder, keeper])?.calls).toHaveLength(1)
    expect(findKeeping(reading, "I'm allergic to peanuts", [larder])).toBeNull()
  })
})
