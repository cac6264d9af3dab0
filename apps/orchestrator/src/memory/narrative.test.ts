import { describe, expect, test } from '@jest/globals'
import { nextConversationState, readConversationState } from './conversation-state.ts'
import { addToNarrative } from './narrative.ts'

const turn = { message: 'save recipe_4', response: 'Saved.', facts: ['Saved gen_recipe_1 as recipe_4.'] }

describe('the narrative of older turns', () => {
  test('tells what was said and what happened, without refs', () => {
    expect(addToNarrative('', turn)).toBe('They said "save it"; Saved it as it.')
    expect(addToNarrative('', { ...turn, facts: [] })).toBe('They said "save it"; Saved.')
  })

  test('stays short: the oldest sentence goes first', () => {
    let narrative = ''
    for (let count = 0; count < 60; count += 1)
      narrative = addToNarrative(narrative, {
        message: `message ${count} ${'x'.repeat(300)}`,
        response: 'ok '.repeat(200),
        facts: [],
        changed: [],
      })
    expect(narrative.length).toBeLessThanOrEqual(1_500)
    expect(narrative).toContain('message 59')
    expect(narrative).not.toContain('message 0 ')
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
