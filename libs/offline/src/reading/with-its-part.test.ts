import { describe, expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { briefOf } from '../pantry/testing/brief-of.ts'
import { WHOLE_GOAL_MAX, withItsPart } from './with-its-part.ts'

const given = (message: string, goal: string, change: Partial<TurnBrief> = {}): TurnBrief => {
  const brief = { ...briefOf(message), ...change }
  return withItsPart({ ...brief, route: { ...brief.route, goal } })
}
const answering = (message: string, answer: string): Pick<TurnBrief, 'answered'> => ({
  answered: { kind: 'question', asked: 'How much?', message, answer },
})

describe('of a message that was divided, an agent reads', () => {
  test('its part, with what stands before it as said before', () => {
    const brief = given('made the soup, log me a bowl', 'log me a bowl')
    expect(brief.message).toBe('log me a bowl')
    expect(brief.recent_turns.at(-1)).toMatchObject({ message: 'made the soup,', response: '' })
  })

  test('the first part with nothing before it', () => {
    const brief = given('made the soup, log me a bowl', 'made the soup')
    expect(brief).toMatchObject({ message: 'made the soup', recent_turns: [] })
  })

  test('its part of what an answer completes, and of what a second one does', () => {
    const whole = 'had some rice and buy milk'
    const first = given('150 g', 'had some rice', answering(whole, '150 g'))
    expect(first).toMatchObject({ message: '150 g', answered: { message: 'had some rice' } })
    const second = given('for lunch', 'had some rice', answering(`${whole}\n150 g`, 'for lunch'))
    expect(second.answered?.message).toBe('had some rice\n150 g')
  })
})

describe('an agent reads the whole message', () => {
  test('that is its goal, and a long one that begins with it', () => {
    expect(given('add milk', 'add milk').message).toBe('add milk')
    const long = 'add milk and '.repeat(30)
    expect(given(long, long.slice(0, WHOLE_GOAL_MAX)).message).toBe(long)
  })

  test('where its goal is in the words of another agent, or in none', () => {
    expect(given('plan my week', 'is there enough rice?').message).toBe('plan my week')
    expect(given('plan my week', '').message).toBe('plan my week')
  })
})
