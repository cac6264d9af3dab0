import { describe, expect, test } from '@jest/globals'
import { nextConversationState, readConversationState } from './conversation-state.ts'
import { addToNarrative, tellNarrative } from './narrative.ts'

const turn = { message: 'save recipe_4', response: 'Saved.', facts: ['Saved gen_recipe_1 as recipe_4.'] }

describe('the narrative of older turns', () => {
  test('tells what was said and what happened, without refs', () => {
    expect(addToNarrative('', turn)).toBe('They said "save it"; Saved it as it.')
    expect(addToNarrative('', { ...turn, facts: [] })).toBe('They said "save it"; Saved.')
  })

  test('reaches back some sixty turns: the oldest sentence goes first', () => {
    let narrative = ''
    for (let count = 0; count < 80; count += 1)
      narrative = addToNarrative(narrative, {
        message: `message ${count} ${'x'.repeat(300)}`,
        response: 'ok '.repeat(200),
        facts: [],
        changed: [],
      })
    expect(narrative.length).toBeLessThanOrEqual(12_000)
    expect(narrative).toContain('message 79')
    expect(narrative).not.toContain('message 0 ')
  })

  test('is told whole while it is short', () => {
    expect(tellNarrative('They said "one"; did one\nThey said "two"; did two', 'hello')).toBe(
      'They said "one"; did one\nThey said "two"; did two',
    )
  })

  test('is told with its newest turns, and with older ones that the message is about', () => {
    const padding = 'and told of many other things as well, at some length, so that it takes its room'
    const told = Array.from({ length: 30 }, (_, turn) =>
      turn === 2 ? 'They said "the oven door sticks"; Noted.' : `They said "turn ${turn}"; ${padding}`,
    )
    const telling = tellNarrative(told.join('\n'), 'what was it about the ovens?')
    expect(telling.length).toBeLessThanOrEqual(1_500)
    expect(telling.split('\n')[0]).toBe('They said "the oven door sticks"; Noted.')
    expect(telling).toContain('"turn 29"')
    expect(telling).not.toContain('"turn 3"')
  })

  test('is told no longer than a prompt has room for, however much the message is about', () => {
    const told = Array.from(
      { length: 60 },
      (_, turn) => `They said "the oven ${turn}"; ${'oven '.repeat(20)}`,
    )
    expect(tellNarrative(told.join('\n'), 'the oven').length).toBeLessThanOrEqual(1_500)
  })

  test('holds the turns that are older than the last three', () => {
    let state = readConversationState({})
    for (const message of ['one', 'two', 'three', 'four', 'five']) {
      state = nextConversationState(state, {
        ...{
          registry: state.registry,
          goal: null,
          artifacts: [],
          pending: null,
          agent: 'larder',
          language: 'en',
        },
        ...{ message, response: `did ${message}`, facts: [`did ${message}`] },
        changed: [],
      })
    }
    expect(state.recent_turns.map(({ message }) => message)).toEqual(['three', 'four', 'five'])
    expect(state.narrative.split('\n')).toEqual(['They said "one"; did one', 'They said "two"; did two'])
  })
})
