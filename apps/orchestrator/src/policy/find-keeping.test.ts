import { describe, expect, test } from '@jest/globals'
import { messageReadingSchema, noProviders } from '@alfred/contracts'
import type { MessageReading } from '@alfred/contracts'
import { larder } from '../testing/turn-fixture.ts'
import { findKeeping, withMissed } from './find-keeping.ts'

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
    ['My throat swells from peanuts. None.', 'None', { value: 'none' }],
    ['Anna says "I am allergic to peanuts"', 'I am allergic to peanuts', {}],
    ["> I'm allergic to peanuts\nwhat is that?", "I'm allergic to peanuts", {}],
    ['My friend Anna is allergic to peanuts', 'is allergic to peanuts', {}],
    ['What about Anna? She is allergic to peanuts.', 'She is allergic to peanuts', {}],
    ["what may I eat if I'm allergic to peanuts", "I'm allergic to peanuts", {}],
    ["I'm not allergic to peanuts", 'allergic to peanuts', {}],
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

describe('what a reading misses', () => {
  const none = { new_constraints: [], override_constraints: [], reset_goal: false, goal_update: null }
  const read = (message: string, change: Partial<MessageReading> = {}) => {
    const empty = messageReadingSchema.parse({ constraint_snapshot: { ...none, source_phrases: [] } })
    const { told_of_person, constraint_snapshot } = withMissed({ ...empty, ...change }, message)
    return {
      told: told_of_person.map(({ kind, value }) => `${kind} ${value}`),
      excluded: constraint_snapshot.new_constraints.map(({ value }) => value),
    }
  }
  const told = (value: string, said: string, kind = 'allergy') => ({
    told_of_person: [{ kind, value, said }],
  })

  test('is read by code where a plain sentence says it', () => {
    expect(read("I bought 6 eggs. By the way, I'm allergic to sesame!").told).toEqual(['allergy sesame'])
    expect(read('Ich bin laktoseintolerant.').told).toEqual(['allergy laktose'])
  })

  test('is not read twice, in whatever words the model has it', () => {
    const message = 'Ich bin gegen Erdnüsse allergisch'
    expect(read(message, told('peanuts', message)).told).toEqual(['allergy peanuts'])
    expect(read("I'm coeliac", told('coeliac disease', "I'm coeliac")).told).toEqual([
      'allergy coeliac disease',
    ])
    const kiwi = "I'm allergic to kiwis"
    expect(read(kiwi, told('kiwi fruit', kiwi)).told).toEqual(['allergy kiwi fruit'])
  })

  test('is an allergy although the model calls it a dislike', () => {
    const message = "I'm allergic to peanuts"
    expect(read(message, told('peanuts', message, 'dislike')).told).toEqual([
      'dislike peanuts',
      'allergy peanuts',
    ])
  })

  test('holds for the goal where it is of a guest, whether or not the model says so', () => {
    const message = 'Plan dinner. My friend Anna is allergic to shellfish.'
    expect(read(message)).toEqual({ told: [], excluded: ['shellfish'] })
    expect(read(message, told('shellfish', 'My friend Anna is allergic to shellfish')).excluded).toEqual([
      'shellfish',
    ])
  })
})
